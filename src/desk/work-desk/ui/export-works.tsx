import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { saveWorks } from '../file.queries.ts';
import type { DeskSearch } from '../work-desk.rules.ts';

/** Downloads the works of the list, with its filters, as a table. */
export function ExportWorks({ search }: { search: DeskSearch }) {
  const { options } = useRouter();
  const [busy, setBusy] = useState<'csv' | 'xlsx'>();
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(format);
    try {
      await saveWorks(options.context, search, format);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      showToast('error', failure.message);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Button kind="quiet" busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
        <Trans>Export for Excel</Trans>
      </Button>
      <Button kind="quiet" busy={busy === 'csv'} onClick={() => void save('csv')}>
        <Trans>Export as CSV</Trans>
      </Button>
    </>
  );
}
