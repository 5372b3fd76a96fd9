import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#kit/text-field.tsx';
import type { StaffValues, TypedStaffValues } from '../staff-values.rules.ts';

interface PickupFieldsProps {
  form: UseFormReturn<TypedStaffValues, unknown, StaffValues>;
  /** The name on the order. */
  name: string;
}

/** The buyer's code, or the name on the order. */
export function PickupFields({ form, name }: PickupFieldsProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t`Pickup code`}
        hint={t`Six digits`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={errors.pickup_code?.message}
        {...form.register('pickup_code')}
      />
      <TextField
        label={t`Or the name in the person’s document`}
        hint={t`Without a code it must be the name on the order: ${name}`}
        autoComplete="off"
        error={errors.picked_up_by?.message}
        {...form.register('picked_up_by')}
      />
    </>
  );
}
