import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { showToast } from '#kit/client/toast.ts';
import { fetchReceipt } from '../order.queries.ts';

/** Fetched with the member's token, because the URL alone grants no access. */
export function ReceiptButton({ code, isPaid }: { code: string; isPaid: boolean }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      saveAs(await fetchReceipt(options.context, code), `${code}.pdf`);
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
