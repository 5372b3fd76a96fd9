import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { REMIND_MS } from '../order.rules.ts';
import { paymentWords } from '../order.words.ts';
import type { StaffOrderSummary } from '../order-staff.contract.ts';
import { GiftBadge } from './gift-badge.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderPicture } from './order-picture.tsx';
import { useOrderFormat } from './use-order-format.ts';

export function StaffOrderRow({ order }: { order: StaffOrderSummary }) {
  const { i18n } = useLingui();
  const { money, time } = useOrderFormat();
  const { code, lines, refund_due, currency } = order;
  const endsAt = order.pay_by ? time(order.pay_by) : '';
  const owed = money(refund_due, currency);
  const prints = lines.reduce((sum, { nums }) => sum + nums, 0);
  return (
    <li className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-5 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <div className="flex justify-center">
        {lines[0] && <OrderPicture line={lines[0]} tallest={4} sizes="3.5rem" />}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/order/$code"
            params={{ code }}
            className="tabular-nums after:absolute after:inset-0 hover:text-accent"
          >
            {code}
          </Link>
          <OrderBadge order={order} />
          <GiftBadge order={order} />
        </p>
        <p className="[overflow-wrap:anywhere]">{order.receiver_name}</p>
        <p className="text-ink-soft text-small">
          {i18n._(PAY_TYPES[order.paytype].name)} · {paymentWords(i18n, order)}
        </p>
        {order.pickup_type === 'pickup' && <PickupLine order={order} />}
        {order.pay_by && (
          <p className={`text-small ${isSoon(order.pay_by) ? 'text-bad' : 'text-ink-soft'}`}>
            <Trans>Lapses on {endsAt} unless paid</Trans>
          </p>
        )}
        {refund_due > 0 && (
          <p className="text-bad text-small">
            <Trans>{owed} to refund</Trans>
          </p>
        )}
      </div>
      <div className="col-start-2 text-small tabular-nums sm:col-start-3 sm:text-end">
        <p className="font-medium">
          {money(order.total, currency)} · <Plural value={prints} one="# print" other="# prints" />
        </p>
        <p className="text-ink-soft">
          <time dateTime={order.created_at}>{time(order.created_at)}</time>
        </p>
      </div>
    </li>
  );
}

function PickupLine({ order: { pickup_until, freight_stage } }: { order: StaffOrderSummary }) {
  const { day } = useOrderFormat();
  if (!pickup_until || freight_stage !== 'shipped')
    return (
      <p className="text-ink-soft text-small">
        <Trans>Pickup</Trans>
      </p>
    );
  const until = day(pickup_until);
  return (
    <p className={`text-small ${Date.parse(pickup_until) < Date.now() ? 'text-bad' : 'text-ink-soft'}`}>
      <Trans>Pickup, kept until {until}</Trans>
    </p>
  );
}

/** On the last day before an order expires, staff should have looked for its money. */
function isSoon(payBy: string): boolean {
  return Date.parse(payBy) - Date.now() < REMIND_MS;
}
