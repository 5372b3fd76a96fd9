import type { Currency } from '#shared/money.ts';
import { currencyOf, decimalText, ISO_CODES, type IsoCurrency, minorUnits } from '../decimal-amount.ts';

interface PaypalAmount {
  currency_code: IsoCurrency;
  value: string;
}

/** PayPal refuses TWD with decimals. */
export function paypalAmount(amount: number, currency: Currency): PaypalAmount {
  return { currency_code: ISO_CODES[currency], value: decimalText(amount, currency, 0) };
}

/** Undefined for any amount that the shop cannot have requested. */
export function readPaypalAmount(said: {
  currency_code: string;
  value: string;
}): { amount: number; currency: Currency } | undefined {
  const currency = currencyOf(said.currency_code);
  const amount = currency && minorUnits(said.value, currency);
  return currency && amount !== undefined ? { amount, currency } : undefined;
}
