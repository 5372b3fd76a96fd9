import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { PhoneFields } from '#kit/phone-fields.tsx';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { memberProfile } from '#people/members/member.queries.ts';
import type { CheckoutForm } from '../checkout.form.ts';
import type { Checkout } from './use-checkout.ts';

/** Delivered or picked up; and if picked up, where and by whom. */
export function DeliveryWay({ checkout: { places, isPickup } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { register } = useFormContext<CheckoutForm>();
  const isGone = places.length === 0;
  return (
    <div className="grid gap-6">
      {isGone && (
        <p role="status">
          <Trans>Pickup is no longer offered. Please choose delivery.</Trans>
        </p>
      )}
      <RadioGroupField
        label={t`How would you like to receive your order?`}
        required
        options={[
          { value: 'delivery', label: t`Delivery to an address` },
          {
            value: 'pickup',
            label: t`Pick it up myself`,
            hint: t`Free. We will e-mail you as soon as it is ready.`,
            disabled: isGone,
          },
        ]}
        {...register('pickup_type')}
      />
      {isPickup && !isGone && <PickupFields places={places} />}
    </div>
  );
}

function PickupFields({ places }: Pick<Checkout, 'places'>) {
  const { t } = useLingui();
  const field = useFormField();
  const email = usePerson(places[0]?.key ?? '');
  return (
    <>
      <RadioGroupField
        label={t({ message: 'Place', context: 'pickup' })}
        required
        options={places.map(({ key, name, address, note }) => ({
          value: key,
          label: name,
          hint: (
            <>
              <span className="block">{address}</span>
              {note && <span className="block whitespace-pre-line">{note}</span>}
            </>
          ),
        }))}
        {...field('pickup.place')}
      />
      <TextField label={t`Name of the person who collects it`} required autoComplete="name" {...field('pickup.name')} />
      <PhoneFields
        name="pickup.mobile"
        codeLabel={t`Mobile country code`}
        numberLabel={t`Mobile number`}
        required
        autoComplete="tel-national"
      />
      {email && (
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          <Trans>We will write to {email}.</Trans>
        </p>
      )}
    </>
  );
}

/** Proposes the first place and the member's own name and number; returns the e-mail address. */
function usePerson(firstPlace: string): string | undefined {
  const { context } = useRouter().options;
  const { data } = useQuery(memberProfile(context));
  const { getValues, setValue } = useFormContext<CheckoutForm>();
  useEffect(() => {
    if (getValues('pickup.place') === '') setValue('pickup.place', firstPlace);
    if (data && getValues('pickup.name') === '') setValue('pickup.name', data.username);
    if (data && getValues('pickup.mobile.number') === '') setValue('pickup.mobile', data.mobile);
  }, [data, firstPlace, getValues, setValue]);
  return data?.email;
}
