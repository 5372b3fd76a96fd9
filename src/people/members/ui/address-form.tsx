import { Trans, useLingui } from '@lingui/react/macro';
import { type Control, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PhoneFields } from '#kit/phone-fields.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type AddressEntry, type AddressForm as AddressFields, addressForm } from '../address.contract.ts';
import { useAddressChange } from '../address.queries.ts';
import { hasPostalCode } from '../member.fields.ts';
import { addressValues } from './address-values.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { PlaceFields } from './place-fields.tsx';

interface AddressFormProps {
  /** The address to change; without it, a new one is added. */
  entry?: AddressEntry | undefined;
  /** Called with the saved address, or without one after a cancel. */
  onDone: (addressId?: number) => void;
}

/** Adds or changes an address, in its place in the book. */
export function AddressForm({ entry, onDone }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { mutateAsync } = useAddressChange();
  const check = schemaResolver(addressForm, i18n);
  const resolver: Resolver<AddressFields> = (values, context, state) =>
    check(withoutEmptyPhone(values), context, state);
  const form = useForm<AddressFields>({ resolver, defaultValues: addressValues(entry, locale) });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const change = entry ? ({ kind: 'change', address_id: entry.address_id } as const) : ({ kind: 'add' } as const);
      const saved = await mutateAsync({ ...change, form: values });
      onDone(saved.address_id);
    } catch (failure) {
      showRefusal(form, failure);
    }
  });

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitSuccessful} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl grid-cols-1 gap-6 py-6">
        <h3 className="text-lead">{entry ? <Trans>Edit address</Trans> : <Trans>New address</Trans>}</h3>
        <TextField
          label={t`Recipient`}
          hint={t`Only if someone else receives the parcel.`}
          optional
          autoComplete="name"
          error={errors.receiver?.message}
          {...form.register('receiver')}
        />
        <PhoneFields name="mobile" codeLabel={t`Mobile country code`} numberLabel={t`Mobile number`} />
        <PlaceFields />
        <NoteForPlace control={form.control} />
        {!entry?.is_default && <CheckboxField label={t`Use as my default address`} {...form.register('is_default')} />}
        <FormRefusal message={errors.root?.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
            <Trans>Save address</Trans>
          </Button>
          <Button kind="quiet" onClick={() => onDone()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function NoteForPlace({ control }: { control: Control<AddressFields> }) {
  const [country_code, postal_code, township] = useWatch({
    control,
    name: ['country_code', 'postal_code', 'township'],
  });
  // A partly typed postal code is unknown everywhere.
  const isComplete = hasPostalCode({ country_code, postal_code });
  return <DeliveryNote place={{ country_code, township, ...(isComplete && { postal_code }) }} />;
}

/** An empty number clears the stored one; a country code alone is no number. */
function withoutEmptyPhone(values: AddressFields): AddressFields {
  return values.mobile?.number ? values : { ...values, mobile: null };
}
