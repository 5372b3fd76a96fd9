import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { listed } from '#shared/locale.ts';
import type { StaffOrderSummary } from '../order-staff.contract.ts';
import { GiftBadge } from './gift-badge.tsx';
import { TestBadge } from './order-badge.tsx';
import { OrderPicture } from './order-picture.tsx';
import { useOrderFormat } from './use-order-format.ts';

interface WorkshopOrderProps {
  order: StaffOrderSummary;
  ticked: boolean;
  tick: (on: boolean) => void;
}

/** The workshop sees no amounts. */
export function WorkshopOrder({ order, ticked, tick }: WorkshopOrderProps) {
  const { locale } = useOrderFormat();
  const { code } = order;
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CheckboxField
          label={
            <>
              <span className="tabular-nums">{code}</span>{' '}
              <span className="text-ink-soft text-small">{order.receiver_name}</span>
              {order.test && (
                <span className="ms-2">
                  <TestBadge />
                </span>
              )}
              <GiftBadge order={order} className="ms-2" />
              {order.pickup_type === 'pickup' && (
                <span className="ms-2 rounded-soft border border-hairline-strong px-1.5 text-caption">
                  <Trans>Pickup</Trans>
                </span>
              )}
            </>
          }
          checked={ticked}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        <Link
          to="/admin/order/$code"
          params={{ code }}
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          <Trans>Open the order</Trans>
        </Link>
      </div>
      <ul className="mt-1 grid gap-3 ps-9">
        {order.lines.map((line) => {
          const numbers = listed(line.edition_numbers, locale);
          return (
            <li key={line.line_id} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-5">
              <span className="flex justify-center">
                <OrderPicture line={line} tallest={3.5} sizes="3.5rem" />
              </span>
              <span className="min-w-0 text-small">
                <span className="block [overflow-wrap:anywhere]">
                  {line.nums} × {line.title}
                </span>
                <span className="block text-ink-soft">
                  {formatCm(line.size, locale)} · {line.frame}
                </span>
                {numbers && (
                  <span className="block text-ink-soft">
                    <Trans>Edition no. {numbers}</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
