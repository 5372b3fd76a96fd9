import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { ArrivalDates } from '#kit/arrival-dates.tsx';
import { GiftFacts } from '#kit/gift-facts.tsx';
import { ReturnNote } from '#kit/return-note.tsx';
import { useIsWide } from '#kit/use-is-wide.ts';
import { useLocale } from '#kit/use-locale.ts';
import { useShopDay } from '#kit/use-shop-day.ts';
import { dialledPhone, shownPhone } from '#shared/phone.ts';
import { giftFrom } from '../checkout.form.ts';
import { PAY_TYPES } from '../pay-types.rules.ts';
import { ConfirmAmounts } from './confirm-amounts.tsx';
import { ConfirmLines } from './confirm-lines.tsx';
import { Consent } from './consent.tsx';
import { InvoiceText } from './invoice-text.tsx';
import { OrderRefused } from './order-refused.tsx';
import { PriceChanged } from './price-changed.tsx';
import type { Checkout } from './use-checkout.ts';
import { CONFIRM_FORM, type Ordering } from './use-ordering.ts';

/** Step 3: the whole order again, before the buyer owes anything (product §5: a legal duty). */
export function ConfirmStep({ checkout, ordering }: { checkout: Checkout; ordering: Ordering }) {
  const { t, i18n } = useLingui();
  const { chosen, currency, draft, quote, problem, isPickup, isExport } = checkout;
  const gift = giftFrom(draft.form);
  const isLater = quote !== undefined && (gift?.not_before ?? '') > quote.arrival.from;
  const shopDay = useShopDay();
  const wanted = gift?.not_before ? shopDay(gift.not_before) : '';
  // On wide screens the summary beside the form has both, directly above the button.
  const hasColumn = useIsWide();
  return (
    <form id={CONFIRM_FORM} noValidate onSubmit={ordering.submit}>
      <PriceChanged change={ordering.priceChange} currency={currency} />
      <OrderRefused refusal={ordering.refusal} />
      <ConfirmLines chosen={chosen} currency={currency} />
      <dl className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Fact name={isPickup ? t`Pickup at` : t`Delivery to`} editStep={2}>
          <Where checkout={checkout} />
          <span className="block min-h-[1lh] text-ink-soft text-small">
            {quote && !isLater && <ArrivalDates arrival={quote.arrival} isPickup={isPickup} />}
            {isLater && <Trans>Not before {wanted}</Trans>}
          </span>
        </Fact>
        <Fact name={t`Payment`} editStep={2}>
          {draft.form.paytype !== '' && i18n._(PAY_TYPES[draft.form.paytype].choice.label)}
        </Fact>
        {isExport ? (
          <Fact name={t`Receipt`}>
            <Trans>We will e-mail you a link to your payment statement.</Trans>
          </Fact>
        ) : (
          <Fact name={t`Invoice`} editStep={2}>
            <InvoiceText form={draft.form} />
          </Fact>
        )}
        {gift && (
          <Fact name={t`Gift`} editStep={2}>
            {/* The recipient and the day are at the delivery. */}
            <GiftFacts gift={gift} />
          </Fact>
        )}
        {draft.form.remark && (
          <Fact name={t`Note`} editStep={2}>
            <span className="whitespace-pre-line">{draft.form.remark}</span>
          </Fact>
        )}
      </dl>
      {!hasColumn && (quote || !problem) && <ConfirmAmounts checkout={checkout} />}
      <ReturnNote className="mt-8 mb-4" withLink={false} />
      {!hasColumn && <Consent ordering={ordering} />}
    </form>
  );
}

/** The address, or the place and the person who collects. */
function Where({ checkout: { isPickup, place, address, draft } }: { checkout: Checkout }) {
  const locale = useLocale();
  const giftName = giftFrom(draft.form)?.recipient;
  if (!isPickup)
    return address ? (
      <>
        {(giftName || address.receiver) && <span className="block">{giftName || address.receiver}</span>}
        {formatAddress(address, locale)}
      </>
    ) : null;
  const { name, mobile } = draft.form.pickup;
  return (
    <>
      <span className="block">{place?.name}</span>
      <span className="block">{place?.address}</span>
      <span className="block text-small">
        {name} · {shownPhone(dialledPhone(mobile))}
      </span>
    </>
  );
}

function Fact({ name, editStep, children }: { name: string; editStep?: 1 | 2; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-4 border-hairline border-b pb-1 text-ink-soft text-small">
        {name}
        {editStep && (
          <Link to="/cart" search={{ step: editStep }} className="text-link" aria-label={t`Change: ${name}`}>
            <Trans>Change</Trans>
          </Link>
        )}
      </dt>
      <dd className="prose-text mt-2">{children}</dd>
    </div>
  );
}
