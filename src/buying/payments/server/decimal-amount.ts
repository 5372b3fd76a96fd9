import type { Currency } from '#shared/money.ts';

/** ISO 4217, as the providers write it. */
export type IsoCurrency = 'TWD' | 'USD';

export const ISO_CODES: Readonly<Record<Currency, IsoCurrency>> = { NTD: 'TWD', USD: 'USD' };

/** Undefined for a currency that the shop does not accept. */
export function currencyOf(iso: string): Currency | undefined {
  if (iso === 'TWD') return 'NTD';
  return iso === 'USD' ? 'USD' : undefined;
}

/** Minor units as a decimal text. It slices text instead of dividing: a float would eventually be wrong by a cent. */
export function decimalText(amount: number, currency: Currency, ntdDecimals: 0 | 2): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('an amount is a whole number of minor units');
  if (currency === 'NTD') return ntdDecimals === 0 ? String(amount) : `${amount}.00`;
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Undefined if the text is no amount, or has a fraction of a minor unit. `48000` and `48000.00` are the same. */
export function minorUnits(text: string, currency: Currency): number | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts) return undefined;
  const [, units = '', fraction = ''] = parts;
  const digits = currency === 'USD' ? 2 : 0;
  if (!/^0*$/.test(fraction.slice(digits))) return undefined;
  return Number(units + fraction.slice(0, digits).padEnd(digits, '0'));
}
