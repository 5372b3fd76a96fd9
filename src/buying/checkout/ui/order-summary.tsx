import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countOf } from '#catalogue/cart/cart.rules.ts';
import { subtotalOf } from '#catalogue/cart/cart-view.rules.ts';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { Price } from '#kit/price.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import { ArrivalDates } from './arrival-dates.tsx';
import type { Checkout, Step } from './use-checkout.ts';

interface OrderSummaryProps {
  step: Step;
  checkout: Checkout;
  /** The way on. */
  action: ReactNode;
}

/** The running total: at the side where there is room, else a bar that stays at the lower edge. */
export function OrderSummary({ step, checkout, action }: OrderSummaryProps) {
  const { t } = useLingui();
  const { chosen } = checkout;
  const count = countOf(chosen.map(({ line }) => line));
  return (
    <aside
      aria-label={t`Your total`}
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,4rem)] mt-8 border-hairline border-t bg-wall px-[clamp(1rem,4vw,4rem)] py-4 lg:top-22 lg:bottom-auto lg:mx-0 lg:mt-0 lg:self-start lg:border-t-2 lg:border-ink lg:px-0 lg:py-5"
    >
      <h2 className="hidden text-[1.375rem] lg:block">
        <Plural value={count} one="# print" other="# prints" />
      </h2>
      <div className="flex items-center justify-between gap-x-3 lg:mt-4 lg:block">
        <div className="lg:mb-6">{step === 1 ? <Subtotal checkout={checkout} /> : <Figures checkout={checkout} />}</div>
        {action}
      </div>
    </aside>
  );
}

/** Before an address is known: the prints alone. */
function Subtotal({ checkout: { chosen } }: { checkout: Checkout }) {
  const { taiwan } = useDeliveryRates();
  return (
    <>
      <p className="items-baseline justify-between gap-6 lg:flex">
        <span className="block text-caption text-ink-soft lg:text-body">
          <Trans>Subtotal</Trans>
        </span>
        <Price amounts={subtotalOf(chosen)} className="text-lead" />
      </p>
      <p className="mt-3 hidden text-ink-soft text-small lg:block">
        <Trans>
          Delivery is added in the next step; on Taiwan’s main island it is free from{' '}
          <Price amounts={taiwan.free_from} />.
        </Trans>
      </p>
    </>
  );
}

function Figures({ checkout: { quote, about, problem } }: { checkout: Checkout }) {
  const locale = useLocale();
  if (!quote) {
    return (
      <p className="text-ink-soft text-small" role="status">
        {problem ?? <Trans>Choose an address to see the total.</Trans>}
      </p>
    );
  }
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  const aboutAmount = about && formatMoney(about.total, about.currency, locale);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] items-baseline tabular-nums lg:gap-y-2">
        <Row name={<Trans>Prints</Trans>} value={money(quote.subtotal)} />
        <Row
          name={<Trans>Delivery</Trans>}
          value={quote.shipping === 0 ? <Trans>Free</Trans> : money(quote.shipping)}
        />
        <dt className="text-small lg:mt-2 lg:border-hairline lg:border-t lg:pt-3 lg:text-body">
          <Trans>Total</Trans>
        </dt>
        <dd className="ps-4 text-end text-lead lg:mt-2 lg:border-hairline lg:border-t lg:pt-2" data-total={quote.total}>
          {money(quote.total)}
        </dd>
      </dl>
      {aboutAmount && (
        <p className="text-end text-caption text-ink-soft">
          <Trans>about {aboutAmount}</Trans>
        </p>
      )}
      <p className="hidden text-caption text-ink-soft lg:mt-1 lg:block">
        {quote.tax.rate > 0 ? (
          <Trans>
            Includes {quote.tax.rate}% VAT of {money(quote.tax.tax)}
          </Trans>
        ) : (
          <Trans>Export, zero-rated in Taiwan. Import duties may be charged on arrival.</Trans>
        )}
      </p>
      <p className="hidden text-small lg:mt-4 lg:block">
        <ArrivalDates arrival={quote.arrival} />
      </p>
    </>
  );
}

function Row({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <>
      <dt className="text-caption text-ink-soft lg:text-body">{name}</dt>
      <dd className="ps-4 text-end text-caption lg:text-body">{value}</dd>
    </>
  );
}
