import { createHash, timingSafeEqual } from 'node:crypto';

interface EcpayKeys {
  hashKey: string;
  hashIv: string;
}

type Field = readonly [name: string, value: string];

/** ECPay's signature over all fields, sorted by name whatever their case; empty values count. */
export function checkMacValue(fields: readonly Field[], { hashKey, hashIv }: EcpayKeys): string {
  const signed = fields
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => [name.toLowerCase(), `${name}=${value}`] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, pair]) => pair);
  const text = [`HashKey=${hashKey}`, ...signed, `HashIV=${hashIv}`].join('&');
  return createHash('sha256').update(encoded(text), 'utf8').digest('hex').toUpperCase();
}

/** Compares in constant time. */
export function isCheckMacValue(given: string, fields: readonly Field[], keys: EcpayKeys): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(checkMacValue(fields, keys))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** PHP’s urlencode in lower case, with the signs that .NET leaves as they are; `~` and `'` are not among them. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll('~', '%7e')
    .replaceAll("'", '%27')
    .toLowerCase();
}
