import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatRate, OTHER_CURRENCY, PRICED_IN } from '#shared/exchange.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { PRICE_STEPS, ROUNDINGS } from '../price-change.rules.ts';
import type { PriceFormErrors } from '../price-form.rules.ts';
import { FORM_WORDS, STEP_WORDS } from '../prices.words.ts';
import { useRate } from './use-rate.ts';

const SIGNS: Record<Currency, string> = { NTD: 'NT$', USD: 'US$' };

interface PriceStepFieldsProps {
  currency: Currency;
  errors: PriceFormErrors;
}

export function PriceStepFields({ currency, errors }: PriceStepFieldsProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [kind, setKind] = useState('');
  const rate = useRate();
  const sign = SIGNS[currency];
  const other = SIGNS[OTHER_CURRENCY[currency]];
  const multiple = formatMoney(PRICED_IN[currency], currency, locale);
  const error = (name: string) => {
    const wrong = errors[`${currency}_${name}`];
    return wrong && i18n._(FORM_WORDS[wrong]);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={t`Prices in ${sign}`}
        name={`${currency}_kind`}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
        placeholder={t`Stay as they are`}
        options={PRICE_STEPS.map((step) => ({ value: step, label: i18n._(STEP_WORDS[step]) }))}
        error={error('kind')}
      />
      {kind === 'exchange' && (
        <p className="self-end text-ink-soft text-small sm:col-span-2">
          {rate !== undefined && (
            <Trans>
              Calculated from the {other} price after this change and rounded up to {multiple}. The shop’s rate:{' '}
              {formatRate(rate, locale)}
            </Trans>
          )}
        </p>
      )}
      {(kind === 'percent' || kind === 'amount' || kind === 'set') && (
        <TextField
          label={kind === 'percent' ? t`Percent in ${sign}` : t`Amount in ${sign}`}
          name={`${currency}_value`}
          inputMode="text"
          maxLength={15}
          before={kind === 'percent' ? undefined : sign}
          after={kind === 'percent' ? '%' : undefined}
          error={error('value')}
          required
        />
      )}
      {(kind === 'percent' || kind === 'amount') && (
        <SelectField
          label={t`Rounded to, in ${sign}`}
          name={`${currency}_round`}
          options={ROUNDINGS[currency].map((step) => ({
            value: String(step),
            label: formatMoney(step, currency, locale),
          }))}
        />
      )}
    </div>
  );
}
