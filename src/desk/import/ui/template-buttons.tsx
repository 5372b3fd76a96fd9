import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { saveTemplate } from '../import.queries.ts';

/** Downloads the empty table. */
export function TemplateButtons() {
  const { options } = useRouter();
  const [busy, setBusy] = useState<'csv' | 'xlsx'>();
  async function save(format: 'csv' | 'xlsx') {
    setBusy(format);
    try {
      await saveTemplate(options.context, format);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      showToast('error', failure.message);
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button icon="download" busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
        <Trans>Template for Excel</Trans>
      </Button>
      <Button icon="download" busy={busy === 'csv'} onClick={() => void save('csv')}>
        <Trans>Template as CSV</Trans>
      </Button>
    </div>
  );
}
