import { LANGS } from '#shared/locale.ts';
import { CURRENCIES, MINOR_UNITS } from '#shared/money.ts';
import { CODE_METHODS, type PayMethodsSetting } from './pay-methods.rules.ts';

type Values = Record<string, unknown>;
type Band = Record<(typeof CURRENCIES)[number], number>;

/** A part as form values: lists of words as lines, lists of things as `rows`, amounts in whole currency units. */
export function formValues(key: string, value: unknown): Values {
  if (key === 'social' || key === 'carriers') return { rows: value };
  if (key === 'arrival') return { after_days: String((value as { after_days: number }).after_days) };
  if (key === 'pickup') return { ...(value as Values), keep_days: String((value as { keep_days: number }).keep_days) };
  if (key === 'pay_methods') {
    const { order, off, most } = value as PayMethodsSetting;
    return { order, off, most: Object.fromEntries(CODE_METHODS.map((code) => [code, String(most[code])])) };
  }
  if (key === 'price_bands')
    return { rows: (value as Band[]).map((band) => inUnits(band, (one, unit) => String(one / unit))) };
  if (key !== 'hot') return value as Values;
  const lists = value as Record<string, readonly string[]>;
  return Object.fromEntries(LANGS.map((lang) => [lang, (lists[lang] ?? []).join('\n')]));
}

/** The reverse: lines become words, empty ones are dropped. */
export function sentValue(key: string, values: Values): unknown {
  if (key === 'exchange') return { USD: String(values.USD) };
  if (key === 'orders') {
    const { transfer_days, return_days = '' } = values;
    return { ...values, transfer_days: String(transfer_days), return_days: String(return_days) };
  }
  if (key === 'social' || key === 'carriers') return values.rows;
  if (key === 'arrival') return { after_days: amountTyped(String(values.after_days), 1) };
  if (key === 'pickup') return { ...values, keep_days: amountTyped(String(values.keep_days), 1) };
  if (key === 'pay_methods') {
    const most = values.most as Record<string, string>;
    return {
      ...values,
      most: Object.fromEntries(CODE_METHODS.map((code) => [code, amountTyped(most[code] ?? '', 1)])),
    };
  }
  if (key === 'price_bands')
    return (values.rows as Record<string, string>[]).map((row) => inUnits(row, (one, unit) => amountTyped(one, unit)));
  if (key !== 'hot') return values;
  const words = (text: unknown) =>
    String(text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return Object.fromEntries(LANGS.map((lang) => [lang, words(values[lang])]));
}

/** The field for an API error; an error of a whole list belongs to the form. */
export function fieldOf(key: string, name: string): string {
  const path = name.replace(/^value\.?/, '');
  if (path === '') return 'root';
  return key === 'social' || key === 'carriers' || key === 'price_bands' ? `rows.${path}` : path;
}

function inUnits<Amount, Other>(row: Record<string, Amount>, change: (amount: Amount, unit: number) => Other) {
  return Object.fromEntries(
    CURRENCIES.map((currency) => [currency, change(row[currency] as Amount, MINOR_UNITS[currency])]),
  );
}

/** In minor units; text that is not a number becomes none, which the API refuses. */
function amountTyped(text: string, unit: number): number {
  const plain = String(text).normalize('NFKC').replaceAll(',', '').trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number((Number(plain) * unit).toFixed(3)) : Number.NaN;
}
