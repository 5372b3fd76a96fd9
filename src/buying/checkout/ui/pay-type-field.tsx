import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { chooseCurrency } from '#kit/client/session.ts';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { CURRENCIES } from '#shared/money.ts';
import { useOfferedPayTypes } from '../checkout.queries.ts';
import { PAY_TYPES, payTypesIn } from '../pay-types.rules.ts';
import { NotPayable } from './not-payable.tsx';
import type { Checkout } from './use-checkout.ts';

interface PayTypeFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  checkout: Pick<Checkout, 'currency' | 'payTypes' | 'elsewhere'>;
  /** Of the question in place of the methods, if none takes this order. */
  questionRef: RefObject<HTMLDivElement | null>;
}

/** The payment methods in the currency of the prices, what happens after the order, and a switch to the other currency. */
export function PayTypeField({ field, error, checkout, questionRef }: PayTypeFieldProps) {
  const { t, i18n } = useLingui();
  const { currency, payTypes, elsewhere } = checkout;
  const offered = useOfferedPayTypes('taiwan');
  if (payTypes.length === 0) return <NotPayable ref={questionRef} currency={currency} elsewhere={elsewhere} />;
  const other = CURRENCIES.find((code) => code !== currency && payTypesIn(code, offered).length > 0);
  const otherUnit = other === 'NTD' ? 'NT$' : 'US$';
  return (
    <>
      <RadioGroupField
        label={t`Payment method`}
        required
        error={error}
        options={payTypes.map((value) => {
          const { choice } = PAY_TYPES[value];
          return { value, label: i18n._(choice.label), hint: choice.hint && i18n._(choice.hint) };
        })}
        {...field}
      />
      {other && (
        <Button kind="quiet" className="mt-2 -ms-3" onClick={() => chooseCurrency(other)}>
          <Trans>Pay in {otherUnit} instead</Trans>
        </Button>
      )}
    </>
  );
}
