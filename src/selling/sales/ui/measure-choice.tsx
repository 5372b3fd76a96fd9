import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLocale } from '#kit/use-locale.ts';
import { MINOR_UNITS } from '#shared/money.ts';
import type { SalesFigures } from '../sales.contract.ts';
import { signedMoney } from '../statement.rules.ts';

const MEASURES = ['sales', 'NTD', 'USD'] as const;
export type Measure = (typeof MEASURES)[number];

const WORDS: Record<Measure, MessageDescriptor> = {
  sales: msg`Prints sold`,
  NTD: msg`Share in NTD`,
  USD: msg`Share in USD`,
};

interface MeasureChoiceProps {
  value: Measure;
  onChange: (measure: Measure) => void;
  className?: string;
}

/** What the charts count: prints, or the share in one of the currencies, which have no common axis. */
export function MeasureChoice({ value, onChange, className }: MeasureChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="sr-only">{t`What the charts show`}</legend>
      <div className="flex flex-wrap gap-2">
        {MEASURES.map((measure) => (
          <label
            key={measure}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-soft border border-hairline-strong px-4 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-wall has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={measure}
              checked={measure === value}
              onChange={() => onChange(measure)}
              className="sr-only"
            />
            {i18n._(WORDS[measure])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The chosen measure of figures: a number for the bar, and a text for its name. */
export function useMeasure(measure: Measure) {
  const { t } = useLingui();
  const locale = useLocale();
  return {
    amountOf: ({ sales, share }: SalesFigures) => (measure === 'sales' ? sales : share[measure] / MINOR_UNITS[measure]),
    textOf: ({ sales, share }: SalesFigures) =>
      measure === 'sales'
        ? t`${plural(sales, { one: '# print', other: '# prints' })}`
        : signedMoney(share[measure], measure, locale),
  };
}
