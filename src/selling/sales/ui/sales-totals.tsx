import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SalesTotals as Totals } from '../sales.contract.ts';
import { BothAmounts } from './both-amounts.tsx';

export function SalesTotals({ totals }: { totals: Totals }) {
  const { sales, amount, share, online, offline } = totals;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-hairline border-b pb-8 xl:grid-cols-4">
      <Total name={<Trans>Your share</Trans>} note={<Trans>of the price before tax</Trans>}>
        <BothAmounts amounts={share} stacked />
      </Total>
      <Total name={<Trans>Sales</Trans>} note={<Trans>with tax, without delivery</Trans>}>
        <BothAmounts amounts={amount} stacked />
      </Total>
      <Total name={<Trans>Prints sold</Trans>} note={<Trans>after returns</Trans>}>
        {sales}
      </Total>
      <Total
        name={<Trans>Works online</Trans>}
        note={offline > 0 && <Plural value={offline} one="# more is offline" other="# more are offline" />}
      >
        {online}
      </Total>
    </dl>
  );
}

function Total({ name, note, children }: { name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="mt-1 font-display text-title tabular-nums">{children}</dd>
      {note && <dd className="mt-1 text-caption text-ink-soft">{note}</dd>}
    </div>
  );
}
