import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countOf } from '#catalogue/cart/cart.rules.ts';
import { subtotalOf } from '#catalogue/cart/cart-view.rules.ts';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { ArrivalDates } from '#kit/arrival-dates.tsx';
import { Price } from '#kit/price.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useIsWide } from '#kit/use-is-wide.ts';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import { ConfirmAmounts, ExportNote } from './confirm-amounts.tsx';
import { Consent } from './consent.tsx';
import type { Checkout, Step } from './use-checkout.ts';
import type { Ordering } from './use-ordering.ts';

interface OrderSummaryProps {
  step: Step;
  checkout: Checkout;
  ordering: Ordering;
  action: ReactNode;
}

/** The running total: at the side on wide screens, else a bar at the bottom edge. */
export function OrderSummary({ step, checkout, ordering, action }: OrderSummaryProps) {
  const { t } = useLingui();
  const { chosen } = checkout;
  const isLast = useIsWide() && step === 3;
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
        {isLast ? (
          <LastLook checkout={checkout} ordering={ordering} />
        ) : (
          <div className="lg:mb-6">
            {step === 1 && !checkout.quote ? <Subtotal checkout={checkout} /> : <Figures checkout={checkout} />}
          </div>
        )}
        {action}
      </div>
    </aside>
  );
}

/** Beside step 3: all amounts and the consent, directly above the button. */
function LastLook({ checkout, ordering }: { checkout: Checkout; ordering: Ordering }) {
  const { quote, problem } = checkout;
  return (
    <div className="mb-4" data-total={quote?.total}>
      {quote || !problem ? (
        <ConfirmAmounts checkout={checkout} />
      ) : (
        <p className="mb-6 text-ink-soft text-small" role="status">
          {problem}
        </p>
      )}
      <Consent ordering={ordering} />
    </div>
  );
}

/** Before an address is known: the prints alone. */
function Subtotal({ checkout: { chosen, places } }: { checkout: Checkout }) {
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
        <SentenceGap />
        {places.length > 0 && <Trans>Pickup is always free.</Trans>}
      </p>
    </>
  );
}

function Figures({ checkout: { quote, problem, isPickup } }: { checkout: Checkout }) {
  const locale = useLocale();
  if (!quote) {
    return (
      <p className="text-ink-soft text-small" role="status">
        {problem ??
          (isPickup ? (
            <Trans>Choose a pickup point to see the total.</Trans>
          ) : (
            <Trans>Choose an address to see the total.</Trans>
          ))}
      </p>
    );
  }
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] items-baseline tabular-nums lg:gap-y-2">
        <Row name={<Trans>Prints</Trans>} value={money(quote.subtotal)} />
        <Row
          name={isPickup ? <Trans>Pickup</Trans> : <Trans>Delivery</Trans>}
          value={quote.shipping === 0 ? <Trans>Free</Trans> : money(quote.shipping)}
        />
        {/* One line above both: two of their own, above different letters, are not level in every browser. */}
        <div className="col-span-2 flex items-baseline justify-between lg:mt-2 lg:border-hairline lg:border-t lg:pt-2">
          <dt className="text-small lg:text-body">
            <Trans>Total</Trans>
          </dt>
          <dd className="ps-4 text-end text-lead" data-total={quote.total}>
            {money(quote.total)}
          </dd>
        </div>
      </dl>
      <p className="hidden text-caption text-ink-soft lg:mt-1 lg:block">
        {quote.tax.rate > 0 ? (
          <Trans>
            Includes {quote.tax.rate}% VAT of {money(quote.tax.tax)}
          </Trans>
        ) : (
          <ExportNote />
        )}
      </p>
      <p className="text-caption lg:mt-4 lg:text-small">
        <ArrivalDates arrival={quote.arrival} isPickup={isPickup} />
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
