import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { FieldError } from '#kit/field.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { type CheckoutForm, checkoutForm } from '../checkout.form.ts';
import { changeDraft } from './checkout-draft.ts';
import { CurrencyNote } from './currency-note.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { PayTypeField } from './pay-type-field.tsx';
import type { Checkout } from './use-checkout.ts';

/** The form that the button of the summary sends. */
export const DELIVERY_FORM = 'delivery-step';

interface DeliveryStepProps {
  checkout: Checkout;
  /** The members' address book, brought in by the route. */
  addressBook: (choice: { selectedId: number | undefined; onSelect: (addressId: number) => void }) => ReactNode;
}

/** Step 2: where to, how it is paid, on whose invoice. What is typed is kept as it is typed. */
export function DeliveryStep({ checkout, addressBook }: DeliveryStepProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { draft, address } = checkout;
  const form = useForm<CheckoutForm>({
    resolver: schemaResolver(checkoutForm, i18n),
    defaultValues: draft.form,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  useEffect(() => changeDraft({ form: { ...form.getValues(), ...typed } }), [typed, form]);
  const { paytype } = draft.form;
  // Another currency has other ways of paying.
  useEffect(() => form.setValue('paytype', paytype), [paytype, form]);
  const addressField = useAddressError(checkout);

  const proceed = () => navigate({ to: '/cart', search: { step: 3 } });
  const submit = form.handleSubmit(
    () => (addressField.check() ? proceed() : undefined),
    () => void addressField.check(),
  );

  return (
    <>
      <Section title={t`Delivery address`}>
        <div ref={addressField.ref} tabIndex={-1} aria-describedby={addressField.id} className="outline-offset-8">
          {addressBook({
            selectedId: address?.address_id,
            onSelect: (address_id) => changeDraft({ address_id }),
          })}
          <FieldError id={addressField.id} error={addressField.error} />
        </div>
      </Section>
      <form id={DELIVERY_FORM} noValidate onSubmit={(event) => void submit(event)}>
        <Section title={t`Payment`}>
          <PayTypeField field={form.register('paytype')} error={errors.paytype?.message} />
          <CurrencyNote currency={checkout.currency} />
        </Section>
        <Section title={t`Invoice`}>
          <InvoiceFields form={form} />
        </Section>
        <Section title={t`Note`}>
          <TextAreaField
            label={t`Anything we should know?`}
            hint={t`For the workshop or the carrier.`}
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

/** The address is chosen outside the form (the book has forms of its own), so its fault is told here. */
function useAddressError({ address, hasPhone }: Checkout) {
  const { t } = useLingui();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const rates = useDeliveryRates();
  const fault = !address
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
    /** Whether all is well; if not, says so and goes there. */
    check: () => {
      setAsked(true);
      if (fault) ref.current?.focus();
      return !fault;
    },
  };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-t py-8">
      <h3 id={id} className="mb-5 text-[1.375rem]">
        {title}
      </h3>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}
