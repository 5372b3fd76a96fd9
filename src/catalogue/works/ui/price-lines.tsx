import { Trans } from '@lingui/react/macro';
import { Price } from '#kit/price.tsx';
import type { Prices } from '#shared/money.ts';
import type { Delivery } from './use-delivery.ts';

/** The price of the print, and the total with delivery: nobody should learn that later. */
export function PriceLines({ price, delivery }: { price: Prices; delivery: Delivery | undefined }) {
  return (
    <p className="mt-3 flex items-center gap-x-4" aria-live="polite">
      <Price amounts={price} className="text-title" />
      {delivery && (
        <DeliveredTotal
          delivery={delivery}
          className="wrap-anywhere break-keep border-hairline-strong border-s ps-4 text-small leading-6"
        />
      )}
    </p>
  );
}

/** Two lines are as high as the price beside it, so that nothing moves when the dates are known. */
function DeliveredTotal({ delivery: { total, dates }, className }: { delivery: Delivery; className: string }) {
  return (
    <span className={className}>
      {total ? (
        dates ? (
          <Trans>
            <Price amounts={total} /> delivered, {dates}
          </Trans>
        ) : (
          <Trans>
            <Price amounts={total} /> delivered
          </Trans>
        )
      ) : (
        <Trans>We do not deliver there yet</Trans>
      )}
    </span>
  );
}
