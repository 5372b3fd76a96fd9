import type { Locale } from './locale.ts';

/** Spec §1: the shop's two currencies. Amounts are integers in minor units: NTD has none, USD has cents. */
export const CURRENCIES = ['NTD', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in each currency; prices are fixed per currency, never converted. */
export type Prices = Record<Currency, number>;

/** The largest amount that an order's columns hold. */
export const MAX_AMOUNT = 2_147_483_647;

/** Minor units in one main unit. */
export const MINOR_UNITS: Record<Currency, number> = { NTD: 1, USD: 100 };

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount for people: NT$3,680 or US$128.00, whole dollars without cents. */
export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  const isRound = amount % MINOR_UNITS[currency] === 0;
  const key = `${locale} ${isRound}`;
  let format = formats.get(key);
  if (!format) {
    const digits = isRound ? 0 : 2;
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return `${currency === 'NTD' ? 'NT$' : 'US$'}${format.format(amount / MINOR_UNITS[currency])}`;
}
