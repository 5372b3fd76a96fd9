import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import type { AttachmentEntry } from '#people/threads/thread.contract.ts';
import { attachmentQuery, type FilesAt } from '../message.queries.ts';

/** A sent picture in its own proportions; a click enlarges it. */
export function AttachmentPicture({ file, filesAt }: { file: AttachmentEntry; filesAt: FilesAt }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data: blob, isError } = useQuery(attachmentQuery(options.context, filesAt, file.attachment_id));
  const url = useObjectUrl(blob);
  const ratio = file.width && file.height ? file.width / file.height : 1;
  const size = { width: `min(100%, ${10 * Math.max(ratio, 0.5)}rem)`, aspectRatio: ratio };
  if (isError) {
    return (
      <p className="text-ink-soft text-small">
        <Trans>{file.name} could not be loaded.</Trans>
      </p>
    );
  }
  if (!url) return <span className="block bg-hairline/60" style={size} />;
  return (
    <Dialog
      title={<span className="break-all">{file.name}</span>}
      width="wide"
      trigger={
        <button type="button" aria-label={t`Enlarge ${file.name}`} className="block" style={size}>
          <img src={url} alt={file.name} className="size-full object-contain" />
        </button>
      }
    >
      <img src={url} alt={file.name} className="mx-auto max-h-[75dvh] max-w-full object-contain" />
    </Dialog>
  );
}

/** An object URL, revoked on unmount. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
