import { useLingui } from '@lingui/react/macro';
import type { Attachments } from './use-attachments.ts';

/** A member who sees a file beside a message expects it to be sent with it. */
export function useUnsentFault({ files, isSending }: Attachments): () => string | undefined {
  const { t } = useLingui();
  return () => {
    if (files.some(({ fault }) => fault)) return t`Please remove the files that cannot be sent.`;
    if (isSending) return t`One moment: the files are still uploading.`;
    return undefined;
  };
}
