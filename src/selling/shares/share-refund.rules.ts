import { portion, shareOf, spread } from './share.rules.ts';

/** What a row of the ledger counts. */
export interface Figures {
  nums: number;
  gross: number;
  net: number;
  amount: number;
}

/** A line of an order in the ledger: what it was sold for, and what its rows add up to now. */
export interface LedgerLine {
  line_id: number;
  rate_bp: number;
  sold: Figures;
  left: Figures;
}

/** Money of an order that was paid back. */
export interface Refunded {
  amount: number;
  /** What is left of the delivery fee before it; it carries no share. */
  delivery_left: number;
  /** The prints that came back, if it was paid for them. */
  returned: readonly { line_id: number; nums: number }[];
  /** An earlier part of their money was paid back before, and took them off their lines. */
  counted?: boolean | undefined;
}

/**
 * What a refund takes back of each line, in figures of zero and below. Money for prints that came back is theirs first, then
 * the delivery fee's; any other, and what is more than they cost, is spread over all that is left.
 *
 * Not the parts are rounded but what stays: after each refund a line's net is its part of the net it was sold for, and its share
 * is that net times the rate. So nothing is left over when all its money has gone back.
 */
export function takenBack(lines: readonly LedgerLine[], refunded: Refunded): (Figures & { line_id: number })[] {
  const back = grossBack(lines, refunded);
  return lines
    .map((line, at) => {
      const { line_id, left } = line;
      const cameBack = refunded.counted ? 0 : numsOf(refunded, line_id);
      const after = stays(line, left.gross - (back[at] ?? 0), cameBack);
      return {
        line_id,
        nums: after.nums - left.nums,
        gross: after.gross - left.gross,
        net: after.net - left.net,
        amount: after.amount - left.amount,
      };
    })
    .filter(({ gross, nums }) => gross < 0 || nums < 0);
}

function grossBack(lines: readonly LedgerLine[], refunded: Refunded): number[] {
  const { amount, delivery_left, returned } = refunded;
  const prices = lines.map((line) => Math.min(line.left.gross, priceOf(line, refunded)));
  const forPrints = Math.min(
    amount,
    prices.reduce((sum, price) => sum + price, 0),
  );
  const forDelivery = returned.length > 0 ? Math.min(amount - forPrints, delivery_left) : 0;
  const first = spread(forPrints, prices);
  const rest = [...lines.map(({ left }, at) => left.gross - (first[at] ?? 0)), delivery_left - forDelivery];
  const more = spread(amount - forPrints - forDelivery, rest);
  return lines.map((_line, at) => (first[at] ?? 0) + (more[at] ?? 0));
}

/** What the prints of a line that came back cost; if they were counted before, what the line holds beyond those still sold. */
function priceOf({ line_id, sold, left }: LedgerLine, refunded: Refunded): number {
  const each = sold.gross / sold.nums;
  const nums = numsOf(refunded, line_id);
  return refunded.counted && nums > 0 ? Math.max(0, left.gross - each * left.nums) : each * nums;
}

/** What a line comes to with so much of its money; a print is sold until it came back or nothing was paid for it. */
function stays({ sold, left, rate_bp }: LedgerLine, gross: number, cameBack: number): Figures {
  const net = portion(sold.net, gross, sold.gross);
  const nums = gross === 0 ? 0 : Math.max(0, left.nums - cameBack);
  return { nums, gross, net, amount: shareOf(net, rate_bp) };
}

function numsOf({ returned }: Refunded, lineId: number): number {
  return returned.reduce((sum, { line_id, nums }) => sum + (line_id === lineId ? nums : 0), 0);
}
