/** PayPal's currencies, each with its number of decimals. */
const PAYPAL_DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'AUD BRL CAD CNY CZK DKK EUR HKD ILS MYR MXN NZD NOK PHP PLN GBP SGD SEK CHF THB USD'
      .split(' ')
      .map((code) => [code, 2]),
  ),
  HUF: 0,
  JPY: 0,
  TWD: 0,
};

/** The number of decimals of a currency; nothing for one that PayPal does not accept. */
export function decimalsOf(currency: string): number | undefined {
  return Object.hasOwn(PAYPAL_DECIMALS, currency) ? PAYPAL_DECIMALS[currency] : undefined;
}

/** A decimal number as an integer of 10^-places, or nothing if it has more places than that; without floats. */
export function toMinor(value: string, places: number): bigint | undefined {
  const match = /^(-?)(\d*)(?:\.(\d+))?$/.exec(value);
  if (!match || (match[2] === '' && match[3] === undefined)) return undefined;
  const [, sign, units = '', fraction = ''] = match;
  if (!/^0*$/.test(fraction.slice(places))) return undefined;
  const digits = BigInt(`${units || '0'}${fraction.slice(0, places).padEnd(places, '0')}`);
  return sign === '-' ? -digits : digits;
}

/** The decimal number of a sum in minor units, as both providers write it. */
export function toDecimal(minor: bigint | number, places: number): string {
  const negative = minor < 0;
  const digits = String(negative ? -BigInt(minor) : BigInt(minor)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return negative ? `-${text}` : text;
}
