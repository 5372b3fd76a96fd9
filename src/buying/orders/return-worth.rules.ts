import { isWithdrawal } from './order.rules.ts';

interface ReturnFacts {
  arrival_at: Date | null;
  shipping_fee: number;
  lines: readonly { line_id: number; unit_price: number; nums: number; returned: number }[];
  back: { lines: readonly { line_id: number; nums: number }[]; requested_at: Date };
  /** Whether an earlier return of the order ended with another print. */
  isExchanged: boolean;
  /** The part of the payment that is neither refunded nor owed. */
  left: number;
}

export interface ReturnWorth {
  goods: number;
  delivery: number;
  /** What is refunded: never more than is left of the payment. */
  amount: number;
  /** Whether staff may refund less, with a reason; a withdrawal is refunded in full. */
  isKeepable: boolean;
}

/**
 * What a return is worth, line by line. Product §6: the delivery fee is refunded too if the whole order was withdrawn in time;
 * an exchanged print does not count as returned.
 */
export function returnWorth({ arrival_at, shipping_fee, lines, back, isExchanged, left }: ReturnFacts): ReturnWorth {
  const goods = back.lines.reduce((sum, { line_id, nums }) => {
    const line = lines.find((one) => one.line_id === line_id);
    return sum + nums * (line?.unit_price ?? 0);
  }, 0);
  const inTime = isWithdrawal(arrival_at, back.requested_at);
  const isWhole = !isExchanged && lines.every(({ nums, returned }) => nums === returned);
  const delivery = inTime && isWhole ? shipping_fee : 0;
  return { goods, delivery, amount: Math.min(goods + delivery, left), isKeepable: !inTime };
}
