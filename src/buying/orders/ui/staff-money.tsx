import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '#kit/section.tsx';
import type { StaffOrderDetail } from '../order-staff.contract.ts';
import { StaffRefunds } from './staff-refunds.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** What staff need to find a transfer, and to decide about a request. */
export function StaffMoney({ order }: { order: StaffOrderDetail }) {
  const { money, time, day: dayText } = useOrderFormat();
  const { transfers, payments, returns, cancellation, currency, lines } = order;
  const titleOf = (id: number) => lines.find(({ line_id }) => line_id === id)?.title ?? '';
  return (
    <>
      {transfers.length > 0 && (
        <Records title={<Trans>Reported transfers</Trans>}>
          {transfers.map(({ reported_at, amount, digits, day, outcome }) => (
            <li key={reported_at} className="py-2">
              <span className="font-medium tabular-nums">
                {money(amount, currency)} · …{digits} · {dayText(day)}
              </span>
              <span className="block text-ink-soft">
                {outcome === 'confirmed' && <Trans>confirmed</Trans>}
                {outcome === 'not_found' && <Trans>not found</Trans>}
                {outcome === null && <Trans>not checked yet</Trans>}
              </span>
            </li>
          ))}
        </Records>
      )}
      {payments.length > 0 && (
        <Records title={<Trans>Payments</Trans>}>
          {payments.map(({ received_at, amount, kept }) => (
            <li key={received_at} className="py-2">
              <span className="font-medium tabular-nums">{money(amount, currency)}</span>
              <span className="block text-ink-soft">
                {time(received_at)} {kept ? null : <Trans>(unexpected: see the refunds)</Trans>}
              </span>
            </li>
          ))}
        </Records>
      )}
      <StaffRefunds order={order} />
      {cancellation.reason && cancellation.status === 'requested' && (
        <Records title={<Trans>Cancellation request</Trans>}>
          <li className="py-2 [overflow-wrap:anywhere]">{cancellation.reason}</li>
        </Records>
      )}
      {returns.length > 0 && (
        <Records title={<Trans>Returns</Trans>}>
          {returns.map((back) => (
            <li key={back.requested_at} className="py-2 [overflow-wrap:anywhere]">
              {back.lines.map(({ line_id, nums }) => (
                <span key={line_id} className="block font-medium">
                  {nums} × {titleOf(line_id)}
                </span>
              ))}
              <span className="block">{back.reason}</span>
              <span className="block text-ink-soft">{time(back.requested_at)}</span>
            </li>
          ))}
        </Records>
      )}
    </>
  );
}

function Records({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      <ul className="divide-y divide-hairline border-hairline border-y text-small">{children}</ul>
    </Section>
  );
}
