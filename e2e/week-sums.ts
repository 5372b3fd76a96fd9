import type { Bought } from './week-payments.ts';

/** Taxes and shares in whole NT dollars, computed from the prices alone. */
export interface WeekSums {
  orders: number;
  prints: number;
  gross: number;
  refunds: number;
  delivery: number;
  vat: number;
  share: number;
}

/** Of a price with 5 % tax; its net is rounded once. */
export const taxIn = (price: number) => price - Math.round(price / 1.05);

const SHARE = 0.3;

/** What the artist earns: 30 % of each line before tax. The nets of an order add up to its own; the first lines are rounded up. */
export function sharesOf({ lines, shipping, total }: Bought): number[] {
  const parts = [...lines.map(({ unit, nums }) => unit * nums), shipping].map((price) => price / 1.05);
  const missing = total - taxIn(total) - parts.reduce((sum, part) => sum + Math.floor(part), 0);
  const lostMost = parts
    .map((part, at) => ({ at, lost: part - Math.floor(part) }))
    .sort((one, other) => other.lost - one.lost);
  const raised = new Set(lostMost.slice(0, missing).map(({ at }) => at));
  return lines.map((_, at) => Math.round((Math.floor(parts[at] ?? 0) + (raised.has(at) ? 1 : 0)) * SHARE));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

interface Week {
  /** The first order of the week: paid by transfer, and returned as a whole. */
  first: { total: number; shipping: number };
  bought: readonly Bought[];
  /** The last line of the first one came back. */
  refunded: number;
}

/** What every sheet of the week must say. */
export function sumsOf({ first, bought, refunded }: Week): WeekSums & { invoiced: number } {
  const invoiced = sum(bought.map(({ total }) => total));
  const shares = bought.map(sharesOf);
  const back = bought[0];
  return {
    orders: 1 + bought.length,
    prints: sum(bought.flatMap(({ lines }) => lines.map(({ nums }) => nums))) - (back?.lines.at(-1)?.nums ?? 0),
    gross: first.total + invoiced,
    refunds: first.total + refunded,
    delivery: first.shipping + sum(bought.map(({ shipping }) => shipping)),
    vat: sum(bought.map(({ total }) => taxIn(total))) - taxIn(refunded),
    share: sum(shares.flat()) - (shares[0]?.at(-1) ?? 0),
    invoiced,
  };
}
