import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { chooseCurrency, useSession } from '#kit/client/session.ts';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { CURRENCIES } from '#shared/money.ts';
import { useOfferedPayTypes } from '../checkout.queries.ts';
import { PAY_TYPES, usablePayTypes } from '../pay-types.rules.ts';

/** The ways of paying in the currency of the prices, what happens after the order, and the way to the other currency. */
export function PayTypeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t, i18n } = useLingui();
  const offered = useOfferedPayTypes();
  const currency = useSession((session) => session.currency);
  const usable = usablePayTypes(currency, offered);
  const other = CURRENCIES.find((code) => code !== currency && usable.length < offered.length);
  const otherUnit = other === 'NTD' ? 'NT$' : 'US$';
  return (
    <>
      <RadioGroupField
        label={t`Payment method`}
        required
        error={error}
        options={usable.map((value) => {
          const { choice } = PAY_TYPES[value];
          return { value, label: i18n._(choice.label), hint: choice.hint && i18n._(choice.hint) };
        })}
        {...field}
      />
      {other && (
        <Button kind="quiet" className="mt-2" onClick={() => chooseCurrency(other)}>
          <Trans>Pay in {otherUnit} instead</Trans>
        </Button>
      )}
    </>
  );
}
