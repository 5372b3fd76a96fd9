import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { ReturnNote } from '#kit/return-note.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { PAY_TYPES } from '../pay-types.rules.ts';
import { Agreement } from './agreement.tsx';
import { ArrivalDates } from './arrival-dates.tsx';
import { ConfirmAmounts } from './confirm-amounts.tsx';
import { ConfirmLines } from './confirm-lines.tsx';
import { InvoiceText } from './invoice-text.tsx';
import { OrderRefused } from './order-refused.tsx';
import { PriceChanged } from './price-changed.tsx';
import type { Checkout } from './use-checkout.ts';
import type { Ordering } from './use-ordering.ts';

/** The form that the button of the summary sends. */
export const CONFIRM_FORM = 'confirm-step';

/** Step 3: the whole order once more, before anything is owed (product §5: a legal duty). */
export function ConfirmStep({ checkout, ordering }: { checkout: Checkout; ordering: Ordering }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { chosen, currency, address, draft, quote, problem } = checkout;
  return (
    <form id={CONFIRM_FORM} noValidate onSubmit={ordering.submit}>
      <PriceChanged change={ordering.priceChange} currency={currency} />
      <OrderRefused refusal={ordering.refusal} />
      <ConfirmLines chosen={chosen} currency={currency} />
      <dl className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Fact name={t`Delivery to`} editStep={2}>
          {address && (
            <>
              {address.receiver && <span className="block">{address.receiver}</span>}
              {formatAddress(address, locale)}
            </>
          )}
          <span className="block min-h-[1lh] text-ink-soft text-small">
            {quote && <ArrivalDates arrival={quote.arrival} />}
          </span>
        </Fact>
        <Fact name={t`Payment`} editStep={2}>
          {i18n._(PAY_TYPES[draft.form.paytype].choice.label)}
        </Fact>
        <Fact name={t`Invoice`} editStep={2}>
          <InvoiceText form={draft.form} />
        </Fact>
        {draft.form.remark && (
          <Fact name={t`Note`} editStep={2}>
            <span className="whitespace-pre-line">{draft.form.remark}</span>
          </Fact>
        )}
      </dl>
      {(quote || !problem) && <ConfirmAmounts quote={quote} />}
      <div className="mt-8 border-hairline border-t pt-6">
        <ReturnNote className="mb-3" withLink={false} />
        <Agreement />
        <CheckboxField
          className="mt-2"
          required
          label={
            <Trans>I agree to the terms of service, the privacy statement and the return and exchange policy.</Trans>
          }
          name="agree"
          checked={ordering.agree}
          error={ordering.agreeError}
          ref={ordering.agreeRef}
          onChange={(event) => ordering.setAgree(event.target.checked)}
        />
      </div>
    </form>
  );
}

function Fact({ name, editStep, children }: { name: string; editStep: 1 | 2; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-4 border-hairline border-b pb-1 text-ink-soft text-small">
        {name}
        <Link to="/cart" search={{ step: editStep }} className="text-link" aria-label={t`Change: ${name}`}>
          <Trans>Change</Trans>
        </Link>
      </dt>
      <dd className="prose-text mt-2">{children}</dd>
    </div>
  );
}
