import { CURRENCIES, MINOR_UNITS, type Prices } from '#shared/money.ts';

/** Amounts as typed: in dollars. */
export type TypedPrices = Record<keyof Prices, string>;

export function dollars(price: Prices): TypedPrices {
  return { NTD: String(price.NTD / MINOR_UNITS.NTD), USD: String(price.USD / MINOR_UNITS.USD) };
}

/** Typed amounts in minor units; the schema refuses anything finer than a cent. */
export function minor(price: TypedPrices): Prices {
  const amounts = { NTD: 0, USD: 0 };
  for (const currency of CURRENCIES) {
    amounts[currency] = Number((numberOf(price[currency]) * MINOR_UNITS[currency]).toFixed(4));
  }
  return amounts;
}

/** A typed number; an empty field is NaN. */
export function numberOf(text: string): number {
  const plain = text.replaceAll(',', '').trim();
  return plain === '' ? Number.NaN : Number(plain);
}
