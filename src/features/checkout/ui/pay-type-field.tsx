import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroupField } from '#web/kit/radio-group-field.tsx';
import { useOfferedPayTypes } from '../checkout.queries.ts';
import { PAY_TYPES } from '../pay-types.rules.ts';

/** The ways of paying that the shop takes: in which currency, and what happens after the order. */
export function PayTypeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t, i18n } = useLingui();
  const offered = useOfferedPayTypes();
  return (
    <RadioGroupField
      label={t`Payment method`}
      required
      error={error}
      options={offered.map((value) => {
        const { choice } = PAY_TYPES[value];
        return { value, label: i18n._(choice.label), hint: choice.hint && i18n._(choice.hint) };
      })}
      {...field}
    />
  );
}
