/** A rate of 100 %, in hundredths of a per cent. */
export const FULL_BP = 10_000;

/** The share of a price before tax, in minor units: net × rate, rounded once, a half up. */
export function shareOf(net: number, rate_bp: number): number {
  return portion(net, rate_bp, FULL_BP);
}

/** `part` of `total` equal parts of an amount, half up. The product of two amounts can exceed what a number holds exactly. */
export function portion(amount: number, part: number, total: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(total)) / (2n * BigInt(total)));
}

/**
 * Spreads an amount over claims that are at least as large in total, in proportion: each gets its part rounded down, and
 * the rest goes, one unit each, to the largest remainders, the earlier one first. No claim gets more than it asks, and the
 * whole amount is spread.
 */
export function spread(amount: number, claims: readonly number[]): number[] {
  const total = sumOf(claims);
  if (amount > total) throw new Error(`${amount} is more than the ${total} it is to be spread over`);
  if (amount === 0) return claims.map(() => 0);
  const parts = claims.map((claim) => {
    const product = BigInt(amount) * BigInt(claim);
    return { floor: Number(product / BigInt(total)), lost: product % BigInt(total) };
  });
  const missing = amount - sumOf(parts.map(({ floor }) => floor));
  const lostMost = parts
    .map(({ lost }, at) => ({ lost, at }))
    .sort((one, other) => (one.lost === other.lost ? one.at - other.at : one.lost < other.lost ? 1 : -1))
    .slice(0, missing);
  const raised = new Set(lostMost.map(({ at }) => at));
  return parts.map(({ floor }, at) => floor + (raised.has(at) ? 1 : 0));
}

/** The first and the last day of a year of the shop's calendar. */
export function daysOfYear(year: number): [string, string] {
  const digits = String(year).padStart(4, '0');
  return [`${digits}-01-01`, `${digits}-12-31`];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A typed percentage in hundredths of a per cent; NaN if it is no number, which the contract refuses. */
export function rateTyped(percent: string): number {
  const plain = percent.normalize('NFKC').replace('%', '').trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number((Number(plain) * 100).toFixed(3)) : Number.NaN;
}
