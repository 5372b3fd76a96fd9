import { useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '../order.contract.ts';
import { ORDER_POINTS, type OrderPoint, pointsPassed } from '../order-progress.rules.ts';

/** Five dots on a line; nothing for an order that has ended. */
export function OrderProgress({ order }: { order: OrderSummary }) {
  const { t } = useLingui();
  const passed = pointsPassed(order);
  if (passed === 0) return null;
  const names: Record<OrderPoint, string> = {
    placed: t`Ordered`,
    paid: t`Paid`,
    made: t`In the workshop`,
    sent: order.pickup_type === 'pickup' ? t`Ready for pickup` : t`Shipped`,
    arrived: order.pickup_type === 'pickup' ? t`Picked up` : t`Arrived`,
  };
  return (
    <div className="mt-4 max-w-80">
      <span className="relative flex justify-between" aria-hidden="true">
        <span className="absolute inset-x-0 top-1/2 border-hairline-strong border-t" />
        {ORDER_POINTS.map((point, at) => (
          <span
            key={point}
            className={`relative size-2.5 rounded-full border ${at < passed ? 'border-ink bg-ink' : 'border-hairline-strong bg-wall'}`}
          />
        ))}
      </span>
      <span className="mt-1 block text-caption text-ink-soft">
        {t`Step ${passed} of 5: ${names[ORDER_POINTS[passed - 1] ?? 'placed']}`}
      </span>
    </div>
  );
}
