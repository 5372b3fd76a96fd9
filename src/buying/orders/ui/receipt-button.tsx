import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { SaveFileButton } from '#kit/save-file-button.tsx';
import { fetchReceipt } from '../order.queries.ts';

/** Fetched with the member's token, because the URL alone grants no access. */
export function ReceiptButton({ code, isPaid }: { code: string; isPaid: boolean }) {
  const { options } = useRouter();
  return (
    <SaveFileButton fetchFile={() => fetchReceipt(options.context, code)} name={`${code}.pdf`}>
      {isPaid ? <Trans>Payment statement (PDF)</Trans> : <Trans>Order statement (PDF)</Trans>}
    </SaveFileButton>
  );
}
