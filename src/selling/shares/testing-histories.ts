import { sharedTax } from '#buying/checkout/tax.rules.ts';
import { shareOf } from './share.rules.ts';
import type { Figures, LedgerLine, Refunded } from './share-refund.rules.ts';

/** A whole number from `min` to `max`, both included. */
export type Between = (min: number, max: number) => number;

/** A generator with a fixed seed, so that a failing history fails on every run. */
export function seeded(seed: number): Between {
  let state = seed;
  return (min, max) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

export interface PaidOrder {
  tax_rate: number;
  delivery: number;
  lines: LedgerLine[];
}

/** An order of one to six lines, with its tax divided as in real orders. */
export function randomOrder(between: Between): PaidOrder {
  const goods = Array.from({ length: between(1, 6) }, () => ({
    nums: between(1, 5),
    price: between(2, 9) * between(5, 5_000),
  }));
  const delivery = between(0, 2) * 150;
  const tax_rate = between(0, 1) * 5;
  const shared = sharedTax([...goods.map(({ nums, price }) => nums * price), delivery], tax_rate);
  const lines = goods.map(({ nums, price }, at) => {
    // Rates change from one sale to the next.
    const rate_bp = [3000, 4000, 3333, 1, 0, 10_000][between(0, 5)] ?? 0;
    const net = shared[at]?.net ?? 0;
    const sold = { nums, gross: nums * price, net, amount: shareOf(net, rate_bp) };
    return { line_id: at + 1, rate_bp, sold, left: { ...sold } };
  });
  return { tax_rate, delivery, lines };
}

/** A possible refund: for returned prints, as goodwill, or for everything left. */
export function randomRefund(between: Between, lines: readonly LedgerLine[], delivery_left: number): Refunded {
  const left = delivery_left + lines.reduce((sum, line) => sum + line.left.gross, 0);
  const kind = between(0, 4);
  if (kind === 0) return { amount: left, delivery_left, returned: [] };
  if (kind === 1) return { amount: between(1, left), delivery_left, returned: [] };
  const returned = lines
    .map(({ line_id, left: { nums } }) => ({ line_id, nums: between(0, nums) }))
    .filter(({ nums }) => nums > 0);
  const worth = returned.reduce((sum, { line_id, nums }) => sum + nums * unitPrice(lines, line_id), 0);
  const target = [worth, worth + delivery_left, between(1, left)][kind - 2] ?? worth;
  return { amount: Math.max(1, Math.min(target, left)), delivery_left, returned };
}

export function withoutBack(
  lines: readonly LedgerLine[],
  back: readonly (Figures & { line_id: number })[],
): LedgerLine[] {
  return lines.map((line) => {
    const taken = back.find(({ line_id }) => line_id === line.line_id);
    return taken ? { ...line, left: added(line.left, taken) } : line;
  });
}

function added(one: Figures, other: Figures): Figures {
  return {
    nums: one.nums + other.nums,
    gross: one.gross + other.gross,
    net: one.net + other.net,
    amount: one.amount + other.amount,
  };
}

function unitPrice(lines: readonly LedgerLine[], lineId: number): number {
  const line = lines.find(({ line_id }) => line_id === lineId);
  return line ? line.sold.gross / line.sold.nums : 0;
}
