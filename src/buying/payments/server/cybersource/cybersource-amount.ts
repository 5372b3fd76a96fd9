import type { Currency } from '#shared/money.ts';
import { decimalText, ISO_CODES, type IsoCurrency } from '../decimal-amount.ts';

/** Always with a decimal point, unless the bank behind CyberSource accepts NT$ only without. */
export function cybersourceAmount(
  amount: number,
  currency: Currency,
  twdDecimals: 0 | 2,
): { currency: IsoCurrency; amount: string } {
  return { currency: ISO_CODES[currency], amount: decimalText(amount, currency, twdDecimals) };
}
