import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { isHoldDay } from '#buying/gifts/gift.rules.ts';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FieldError } from '#kit/field.tsx';
import { lazily } from '#kit/later.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { type CheckoutForm, checkoutForm, orderedForm } from '../checkout.form.ts';
import { changeDraft } from './checkout-draft.ts';
import { DeliveryWay } from './delivery-way.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { PayTypeField } from './pay-type-field.tsx';
import type { Checkout } from './use-checkout.ts';

/** Loaded only for gifts. */
const GiftFields = lazily(() => import('./gift-fields.tsx').then((module) => ({ default: module.GiftFields })));

/** The form that the button of the summary submits. */
export const DELIVERY_FORM = 'delivery-step';

interface DeliveryStepProps {
  checkout: Checkout;
  /** The member's address book, supplied by the route. */
  addressBook: (choice: { selectedId: number | undefined; onSelect: (addressId: number) => void }) => ReactNode;
}

/** Step 2: address or place of pickup, payment method and invoice. Every keystroke is saved. */
export function DeliveryStep({ checkout, addressBook }: DeliveryStepProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { draft, address, places, isPickup, isExport } = checkout;
  const form = useForm<CheckoutForm>({
    resolver: typedResolver(checkoutForm, (typed: CheckoutForm) => orderedForm(typed, isExport), i18n),
    defaultValues: draft.form,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  // The values typed last are those of the form; watching them repeats the effect.
  useEffect(() => changeDraft({ form: { ...form.getValues(), ...(typed as CheckoutForm) } }), [typed, form]);
  const { paytype } = draft.form;
  // Another currency has other payment methods.
  useEffect(() => form.setValue('paytype', paytype), [paytype, form]);
  const addressField = useAddressError(checkout);
  const isGiftReady = useGiftCheck(form, checkout);
  const payQuestion = useRef<HTMLDivElement>(null);

  const proceed = () => navigate({ to: '/cart', search: { step: 3 } });
  const submit = form.handleSubmit(
    () => (isGiftReady() && addressField.check() ? proceed() : undefined),
    // A question is no field, which the form would focus.
    () => void (addressField.check() && payQuestion.current?.focus()),
  );

  return (
    <>
      {(places.length > 0 || isPickup) && (
        <Section title={t`Delivery or pickup`}>
          <FormProvider {...form}>
            <DeliveryWay checkout={checkout} />
          </FormProvider>
        </Section>
      )}
      <Section title={t`Delivery address`} hidden={isPickup}>
        <div ref={addressField.ref} tabIndex={-1} aria-describedby={addressField.id} className="outline-offset-8">
          {addressBook({
            selectedId: address?.address_id,
            onSelect: (address_id) => changeDraft({ address_id }),
          })}
          <FieldError id={addressField.id} error={addressField.error} />
        </div>
      </Section>
      <form id={DELIVERY_FORM} noValidate onSubmit={(event) => void submit(event)}>
        <div className="border-hairline border-t py-5">
          <CheckboxField
            label={t`This is a gift`}
            hint={t`No prices in the parcel; with a message card, if you like.`}
            {...form.register('is_gift')}
          />
          {draft.form.is_gift && (
            <FormProvider {...form}>
              <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
                <GiftFields arrival={checkout.quote?.arrival} namedIn={address?.receiver} isPickup={isPickup} />
              </Suspense>
            </FormProvider>
          )}
        </div>
        <Section title={t`Payment`}>
          <PayTypeField
            field={form.register('paytype')}
            error={errors.paytype?.message}
            checkout={checkout}
            questionRef={payQuestion}
          />
        </Section>
        <Section title={isExport ? t`Receipt` : t`Invoice`}>
          {isExport ? (
            <p>
              <Trans>We will e-mail you a link to your payment statement.</Trans>
            </p>
          ) : (
            <InvoiceFields form={form} />
          )}
        </Section>
        <Section title={t`Note`}>
          <TextAreaField
            label={t`Anything we should know?`}
            hint={isPickup ? t`For the workshop.` : t`For the workshop or the carrier.`}
            optional
            rows={3}
            limit={149}
            error={errors.remark?.message}
            {...form.register('remark')}
          />
        </Section>
      </form>
      <p className="border-hairline border-t pt-5 text-ink-soft text-small">
        <Trans>Nothing is ordered yet. You can check everything in the next step.</Trans>
      </p>
    </>
  );
}

/** What a gift needs of the address and the days of arrival, which the form does not know; shows and focuses the error. */
function useGiftCheck(form: UseFormReturn<CheckoutForm>, { quote, address, isPickup }: Checkout): () => boolean {
  const { t } = useLingui();
  return () => {
    const { is_gift, gift } = form.getValues();
    if (!is_gift) return true;
    const fail = (name: 'gift.recipient' | 'gift.not_before', message: string) => {
      form.setError(name, { message }, { shouldFocus: true });
      return false;
    };
    if (!isPickup && address && !address.receiver && !gift.recipient.trim())
      return fail('gift.recipient', t`Please enter the name of the recipient.`);
    if (gift.not_before && quote && !isHoldDay(gift.not_before, quote.arrival, new Date()))
      return fail('gift.not_before', t`We cannot hold the gift until this day. Please choose another day.`);
    return true;
  };
}

/** The address is chosen outside the form (the address book has its own forms), so its error is shown here. */
function useAddressError({ address, hasPhone, isPickup }: Checkout) {
  const { t } = useLingui();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const rates = useDeliveryRates();
  const fault = isPickup
    ? undefined
    : !address
      ? t`Please choose an address.`
      : !zoneOf(rates, address)
        ? t`Undelivered as addressed: we do not deliver to this address yet. Please choose another address.`
        : hasPhone
          ? undefined
          : t`The carrier needs a telephone number. Please add a mobile number to this address or to your profile.`;
  return {
    id,
    ref,
    error: fault && (asked || address) ? fault : undefined,
    /** If something is missing, shows the error and moves the focus there. */
    check: () => {
      setAsked(true);
      if (fault) ref.current?.focus();
      return !fault;
    },
  };
}

function Section({ title, hidden, children }: { title: string; hidden?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section hidden={hidden} aria-labelledby={id} className="border-hairline border-t py-8">
      <h3 id={id} className="mb-5 text-[1.375rem]">
        {title}
      </h3>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}
