import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { showToast } from '#kit/client/toast.ts';
import { useFileSize } from '#kit/use-file-size.ts';
import type { AttachmentEntry } from '#people/threads/thread.contract.ts';
import { attachmentQuery, type FilesAt } from '../message.queries.ts';

/** A sent PDF: fetched with the member's token and saved under its name, never opened inside the shop. */
export function AttachmentDownload({ file, filesAt }: { file: AttachmentEntry; filesAt: FilesAt }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { size: sizeOf } = useFileSize();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const blob = await queryClient.fetchQuery(attachmentQuery(options.context, filesAt, file.attachment_id));
      saveAs(blob, file.name);
    } catch (failure) {
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setBusy(false);
    }
  }

  const size = sizeOf(file.size);
  return (
    <Button kind="quiet" busy={busy} onClick={() => void save()} className="-ms-3 text-start break-all">
      {t`Download ${file.name} (${size})`}
    </Button>
  );
}
