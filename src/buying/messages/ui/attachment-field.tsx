import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { Progress } from '#kit/progress.tsx';
import { useFileSize } from '#kit/use-file-size.ts';
import { ACCEPTED_FILES, MAX_FILES } from '#people/threads/thread.rules.ts';
import type { Attachments, ChosenFile } from './use-attachments.ts';

/** Each file shows its progress and its error. */
export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const { t } = useLingui();
  const id = useId();
  const { files, add, remove } = attachments;
  const isFull = files.length >= MAX_FILES;
  return (
    <div>
      {files.length > 0 && (
        <ul aria-label={t`Files`} className="mb-4 grid gap-3">
          {files.map((file) => (
            <li key={file.key} className="flex items-start gap-2 border-hairline border-b pb-3">
              <FileLine file={file} />
              <IconButton
                icon="close"
                label={t`Remove ${file.name}`}
                onClick={() => remove(file.key)}
                className="-my-2"
              />
            </li>
          ))}
        </ul>
      )}
      <label
        className={classNames(
          buttonStyle({ kind: 'secondary', disabled: isFull }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
        )}
      >
        <Icon name="plus" className="me-2" />
        <Trans>Attach files</Trans>
        <input
          type="file"
          multiple
          disabled={isFull}
          accept={ACCEPTED_FILES.join(',')}
          aria-describedby={id}
          className="sr-only"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Empty it, so that choosing the same file again is a change.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={id} className="mt-2 text-caption text-ink-soft">
        <Trans>Up to {MAX_FILES} pictures or PDF files of at most 10 MB each.</Trans>
      </p>
    </div>
  );
}

function FileLine({ file }: { file: ChosenFile }) {
  const { t } = useLingui();
  const { size: sizeOf } = useFileSize();
  const fault = useFault(file.fault);
  return (
    <div className="min-w-0 flex-1" aria-live="polite">
      {file.stored || fault ? (
        <p className="flex flex-wrap gap-x-3 text-small">
          <span className="min-w-0 break-all">{file.name}</span>
          <span className="text-ink-soft tabular-nums">{sizeOf(file.stored?.size ?? file.size)}</span>
        </p>
      ) : (
        <Progress label={t`Sending ${file.name}`} value={file.progress} />
      )}
      {fault && (
        <p className="mt-1 flex items-start gap-1.5 text-bad text-small">
          <Icon name="warning" size={16} className="mt-1" />
          {fault}
        </p>
      )}
    </div>
  );
}

function useFault(fault: ChosenFile['fault']): string | undefined {
  const { t } = useLingui();
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return fault.message;
  if (fault === 'size') return t`This file is larger than 10 MB.`;
  if (fault === 'empty') return t`This file is empty.`;
  return t`Only JPEG, PNG and WebP pictures and PDF files can be sent.`;
}
