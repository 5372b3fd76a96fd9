import { CURRENCIES, MINOR_UNITS, type Prices } from '#shared/money.ts';

/** Amounts as they are typed: in dollars. */
export type TypedPrices = Record<keyof Prices, string>;

/** Amounts in the fields. */
export function dollars(price: Prices): TypedPrices {
  return { NTD: String(price.NTD / MINOR_UNITS.NTD), USD: String(price.USD / MINOR_UNITS.USD) };
}

/** What was typed in minor units; anything finer than a cent is the schema's to refuse. */
export function minor(price: TypedPrices): Prices {
  const amounts = { NTD: 0, USD: 0 };
  for (const currency of CURRENCIES) {
    amounts[currency] = Number((numberOf(price[currency]) * MINOR_UNITS[currency]).toFixed(4));
  }
  return amounts;
}

/** A number as people type it; nothing is no number. */
export function numberOf(text: string): number {
  const plain = text.replaceAll(',', '').trim();
  return plain === '' ? Number.NaN : Number(plain);
}
