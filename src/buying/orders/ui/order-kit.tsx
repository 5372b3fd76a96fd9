import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { usualPaper } from '#catalogue/hanging-kit/paper.rules.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import { HangingKitChoice } from '#kit/hanging-kit-choice.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { fetchOrderKit } from '../order.queries.ts';
import { framedCount, framedLines } from '../order-kit.rules.ts';

/** Templates for the nails of an order's works. */
export function OrderKit({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const works = framedLines(order.lines);
  return (
    <div className="grid max-w-md gap-4">
      <p className="prose-text text-small">
        <Trans>
          A plan with all measurements, and full-size paper templates for every nail. To arrange several works over a
          sofa or a bed, prepare the kit on the wall page.
        </Trans>
      </p>
      <HangingKitChoice
        works={works}
        together={framedCount(works) <= MAX_WORKS}
        usual={usualPaper({ country: order.receiver.country_code, currency: order.currency })}
        name={`${order.code} ${t`Hanging kit`}`}
        fetchKit={(wanted) => fetchOrderKit(options.context, order.code, wanted)}
      />
    </div>
  );
}
