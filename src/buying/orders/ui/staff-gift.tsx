import { Trans } from '@lingui/react/macro';
import type { GiftView } from '#buying/gifts/gift.contract.ts';
import type { StaffOrderDetail } from '../order-staff.contract.ts';
import { GiftBadge } from './gift-badge.tsx';
import { OrderGiftFacts } from './order-gift-facts.tsx';

/** The gift as staff have to pack it. */
export function StaffGift({ order, gift }: { order: StaffOrderDetail; gift: GiftView }) {
  return (
    <div className="mt-6 max-w-xl border-accent border-s-2 bg-wall-deep px-4 py-3">
      <p className="mb-2">
        <GiftBadge order={order} />
      </p>
      <OrderGiftFacts gift={gift} />
      <p className="mt-2 text-ink-soft text-small">
        <Trans>The message card is among the papers of the workshop page.</Trans>
      </p>
    </div>
  );
}
