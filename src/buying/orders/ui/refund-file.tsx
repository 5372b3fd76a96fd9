import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { showToast } from '#kit/client/toast.ts';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { fetchRefundFile } from '../refund-pay.queries.ts';

/** The table for the bank: refunds with an account that became due up to a day. */
export function RefundFile() {
  const { t } = useLingui();
  const { options } = useRouter();
  const [busy, setBusy] = useState(false);
  const [day, setDay] = useState(() => shopDay(new Date()));

  async function save() {
    setBusy(true);
    try {
      saveAs(await fetchRefundFile(options.context, day), `refunds-${day}.csv`);
    } catch (failure) {
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField label={t`Due up to`} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      <Button icon="download" busy={busy} disabled={day === ''} onClick={() => void save()}>
        <Trans>File for the bank (CSV)</Trans>
      </Button>
    </div>
  );
}
