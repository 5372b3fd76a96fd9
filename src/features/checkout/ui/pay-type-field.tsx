import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroupField } from '#web/kit/radio-group-field.tsx';
import { PAY_TYPE_CODES, PAY_TYPES } from '../pay-types.rules.ts';

/** The ways of paying; those the shop cannot take yet are named, so that nobody looks for them. */
export function PayTypeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t, i18n } = useLingui();
  return (
    <RadioGroupField
      label={t`Way of paying`}
      required
      error={error}
      options={PAY_TYPE_CODES.map((value) => {
        const { choice, available } = PAY_TYPES[value];
        return {
          value,
          label: i18n._(choice.label),
          hint: choice.hint && i18n._(choice.hint),
          disabled: !available,
          ...(!available && { aside: <span className="text-small">{t`Not available yet`}</span> }),
        };
      })}
      {...field}
    />
  );
}
