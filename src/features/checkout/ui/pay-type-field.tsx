import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroupField } from '#web/kit/radio-group-field.tsx';
import { PAY_TYPES, type PayType } from '../pay-types.rules.ts';

export function usePayTypeNames(): Record<PayType, string> {
  const { t } = useLingui();
  return {
    transfer: t`Bank transfer (NT$)`,
    cybersource: t`Credit card (NT$)`,
    cybersource_usd: t`Credit card (US$)`,
    paypal: t`PayPal (US$)`,
  };
}

/** The ways of paying; those the shop cannot take yet are named, so that nobody looks for them. */
export function PayTypeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t } = useLingui();
  const names = usePayTypeNames();
  const hints: Partial<Record<PayType, string>> = {
    transfer: t`We show you the account after you order; you have three days to pay.`,
    cybersource: t`Cards issued outside Taiwan only.`,
    cybersource_usd: t`Cards issued outside Taiwan only.`,
  };
  const types = Object.keys(PAY_TYPES) as PayType[];
  return (
    <RadioGroupField
      label={t`Way of paying`}
      required
      error={error}
      options={types.map((type) => ({
        value: type,
        label: names[type],
        hint: hints[type],
        disabled: !PAY_TYPES[type].available,
        ...(!PAY_TYPES[type].available && { aside: <span className="text-small">{t`Not available yet`}</span> }),
      }))}
      {...field}
    />
  );
}
