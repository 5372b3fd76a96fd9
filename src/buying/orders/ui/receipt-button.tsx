import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { fetchReceipt } from '../order.queries.ts';

/** Saves the statement of the payment: fetched with the member's token, because its address alone opens nothing. */
export function ReceiptButton({ code, isPaid }: { code: string; isPaid: boolean }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await fetchReceipt(options.context, code));
      link.download = `${code}.pdf`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (failure) {
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon="download" busy={busy} busyText={t`Preparing the file…`} onClick={() => void save()}>
      {isPaid ? <Trans>Payment statement (PDF)</Trans> : <Trans>Order statement (PDF)</Trans>}
    </Button>
  );
}
