import { Trans } from '@lingui/react/macro';
import { isHeld } from '#buying/gifts/gift.rules.ts';
import { classNames } from '#kit/class-names.ts';
import type { OrderSummary } from '../order.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

interface GiftBadgeProps {
  order: Pick<OrderSummary, 'gift' | 'ship_from'>;
  className?: string;
}

/** Marks a gift for staff, with the day on which it may leave while that is in the future. */
export function GiftBadge({ order: { gift, ship_from }, className }: GiftBadgeProps) {
  const { day } = useOrderFormat();
  if (!gift) return null;
  const isLater = isHeld(ship_from, new Date());
  const from = ship_from ? day(ship_from) : '';
  return (
    <span
      className={classNames(
        'inline-block rounded-soft border px-2 py-0.5 text-caption',
        isLater ? 'border-bad font-medium text-bad' : 'border-hairline-strong',
        className,
      )}
    >
      {isLater ? <Trans>Gift, do not ship before {from}</Trans> : <Trans>Gift</Trans>}
    </span>
  );
}
