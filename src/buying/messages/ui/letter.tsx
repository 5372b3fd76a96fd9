import { useShopClock } from '#kit/use-shop-clock.ts';
import type { AttachmentEntry, MessageEntry } from '#people/threads/thread.contract.ts';
import { type FilesAt, OWN_FILES } from '../message.queries.ts';
import { AttachmentDownload } from './attachment-download.tsx';
import { AttachmentPicture } from './attachment-picture.tsx';

interface LetterProps {
  message: MessageEntry;
  /** The author's name for this reader. */
  who: React.ReactNode;
  /** Where the reader may open its files. */
  filesAt?: FilesAt;
}

export function Letter({ message, who, filesAt = OWN_FILES }: LetterProps) {
  const clock = useShopClock();
  const { side, text, created_at, attachments } = message;
  return (
    <LetterFrame who={who} isOwn={side === 'member'} when={<time dateTime={created_at}>{clock(created_at)}</time>}>
      <p className="prose-text whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <AttachedFiles files={attachments} filesAt={filesAt} />
    </LetterFrame>
  );
}

/** Pictures are shown, other files can be downloaded. */
export function AttachedFiles({ files, filesAt }: { files: readonly AttachmentEntry[]; filesAt: FilesAt }) {
  const pictures = files.filter(({ type }) => type === 'image/jpeg');
  const papers = files.filter(({ type }) => type === 'application/pdf');
  return (
    <>
      {pictures.length > 0 && (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          {pictures.map((file) => (
            <AttachmentPicture key={file.attachment_id} file={file} filesAt={filesAt} />
          ))}
        </div>
      )}
      {papers.length > 0 && (
        <ul className="mt-3">
          {papers.map((file) => (
            <li key={file.attachment_id}>
              <AttachmentDownload file={file} filesAt={filesAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LetterFrameProps {
  who: React.ReactNode;
  when: React.ReactNode;
  isOwn: boolean;
  children: React.ReactNode;
}

/** The shop's letters have an accent line at their side. */
export function LetterFrame({ who, when, isOwn, children }: LetterFrameProps) {
  return (
    <article
      className={`grid gap-x-8 gap-y-2 border-s-2 ps-5 sm:grid-cols-[12rem_minmax(0,1fr)] ${isOwn ? 'border-hairline' : 'border-accent'}`}
    >
      <header className="text-small">
        <p className="font-medium">{who}</p>
        <p className="text-caption text-ink-soft">{when}</p>
      </header>
      <div className="min-w-0">{children}</div>
    </article>
  );
}
