import { portion, shareOf, spread } from './share.rules.ts';

/** The figures of a ledger row. */
export interface Figures {
  nums: number;
  gross: number;
  net: number;
  amount: number;
}

/** A line of an order in the ledger: its sale, and the current sum of its rows. */
export interface LedgerLine {
  line_id: number;
  rate_bp: number;
  sold: Figures;
  left: Figures;
}

/** A refund of an order. */
export interface Refunded {
  amount: number;
  /** The part of the delivery fee not yet refunded; it has no share. */
  delivery_left: number;
  /** The returned prints, if the refund is for them. */
  returned: readonly { line_id: number; nums: number }[];
  /** An earlier partial refund has already subtracted these prints from their lines. */
  counted?: boolean | undefined;
}

/**
 * What a refund takes back of each line, in figures of zero and below. Money for returned prints counts first for them,
 * then for the delivery fee; other money, and any excess over their price, is spread over everything left. Not the parts
 * are rounded but what remains: after each refund a line's net is its part of the net it was sold for, and its share is
 * that net times the rate. So nothing remains after a full refund.
 */
export function refundedFigures(lines: readonly LedgerLine[], refunded: Refunded): (Figures & { line_id: number })[] {
  const back = grossBack(lines, refunded);
  return lines
    .map((line, at) => {
      const { line_id, left } = line;
      const returnedNums = refunded.counted ? 0 : numsOf(refunded, line_id);
      const after = figuresAfter(line, left.gross - (back[at] ?? 0), returnedNums);
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

/** The price of a line's returned prints; if they were counted before, the line's amount beyond the prints still sold. */
function priceOf({ line_id, sold, left }: LedgerLine, refunded: Refunded): number {
  const each = sold.gross / sold.nums;
  const nums = numsOf(refunded, line_id);
  return refunded.counted && nums > 0 ? Math.max(0, left.gross - each * left.nums) : each * nums;
}

/** A line's figures with this remaining gross; a print counts as sold until it is returned or fully refunded. */
function figuresAfter({ sold, left, rate_bp }: LedgerLine, gross: number, returnedNums: number): Figures {
  const net = portion(sold.net, gross, sold.gross);
  const nums = gross === 0 ? 0 : Math.max(0, left.nums - returnedNums);
  return { nums, gross, net, amount: shareOf(net, rate_bp) };
}

function numsOf({ returned }: Refunded, lineId: number): number {
  return returned.reduce((sum, { line_id, nums }) => sum + (line_id === lineId ? nums : 0), 0);
}
