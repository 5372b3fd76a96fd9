import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import type { PriceTrial, PriceTrialForm } from '../prices.contract.ts';
import { tryPrices } from '../prices.queries.ts';
import { BulkHistory } from './bulk-history.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceTrialView } from './price-trial.tsx';
import { WorkTable } from './work-table.tsx';

type Wanted = Pick<PriceTrialForm, 'which' | 'how'>;

/** Bulk price changes: choose, preview, review, apply, and undo. */
export function PricesPage({ page }: { page: number }) {
  const { options } = useRouter();
  const [tried, setTried] = useState<{ wanted: Wanted; trial: PriceTrial; show: 'changed' | 'refused' }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (tried) heading.current?.focus();
  }, [tried]);

  async function look(wanted: Wanted, show: 'changed' | 'refused' = 'changed', at = 1) {
    setBusy(true);
    setFailure(undefined);
    try {
      const trial = await tryPrices(options.context, { ...wanted, show, page: at });
      setTried({ wanted, trial, show });
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setTried(undefined);
      setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <DeskPage title={<Trans>Prices</Trans>}>
      <p className="prose-text text-ink-soft">
        <Trans>
          Choose which prints and what happens to their prices. You see every change before it is made, and can undo it
          afterwards.
        </Trans>
      </p>
      <PriceForm busy={busy} onTry={(wanted) => void look(wanted)} onChange={() => setTried(undefined)} />
      <FormRefusal message={failure} />
      {tried && (
        <PriceTrialView
          // A new preview starts with its own ticks; another page of the same one keeps them.
          key={tried.trial.fingerprint}
          headingRef={heading}
          {...tried}
          busy={busy}
          look={(show, at) => void look(tried.wanted, show, at)}
          done={() => setTried(undefined)}
        />
      )}
      <WorkTable />
      <BulkHistory page={page} />
    </DeskPage>
  );
}
