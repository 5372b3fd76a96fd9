import { LANGS } from '#shared/locale.ts';
import { CURRENCIES, MINOR_UNITS } from '#shared/money.ts';

type Values = Record<string, unknown>;
type Band = Record<(typeof CURRENCIES)[number], number>;

/** A part as its form holds it: lists of words as lines, lists of things as `rows`, amounts in whole currencies. */
export function formValues(key: string, value: unknown): Values {
  if (key === 'social') return { rows: value };
  if (key === 'price_bands')
    return { rows: (value as Band[]).map((band) => inUnits(band, (one, unit) => String(one / unit))) };
  if (key !== 'hot') return value as Values;
  const lists = value as Record<string, readonly string[]>;
  return Object.fromEntries(LANGS.map((lang) => [lang, (lists[lang] ?? []).join('\n')]));
}

/** The same way back: lines become words, empty ones none. */
export function sentValue(key: string, values: Values): unknown {
  if (key === 'exchange') return { USD: String(values.USD) };
  if (key === 'social') return values.rows;
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

/** The field of a part's form that the API's fault belongs to; a fault of the whole list is the form's. */
export function fieldOf(key: string, name: string): string {
  const path = name.replace(/^value\.?/, '');
  if (path === '') return 'root';
  return key === 'social' || key === 'price_bands' ? `rows.${path}` : path;
}

function inUnits<Amount, Other>(row: Record<string, Amount>, change: (amount: Amount, unit: number) => Other) {
  return Object.fromEntries(
    CURRENCIES.map((currency) => [currency, change(row[currency] as Amount, MINOR_UNITS[currency])]),
  );
}

/** Whole currencies in minor units; what is no number is none, and the API refuses it. */
function amountTyped(text: string, unit: number): number {
  const plain = String(text).normalize('NFKC').replaceAll(',', '').trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number((Number(plain) * unit).toFixed(3)) : Number.NaN;
}
