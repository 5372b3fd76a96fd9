import { CURRENCIES, type Prices } from '#shared/money.ts';

/** A price that becomes more than this many times as high or as low is confirmed line by line. */
const JUMP_FACTOR = 3;

/** Whether a price changes so much, in any currency, that it is more often a slip than meant. */
export function isPriceJump(before: Prices, after: Prices): boolean {
  return CURRENCIES.some((currency) => {
    const [low, high] = [before[currency], after[currency]].sort((one, other) => one - other) as [number, number];
    return high > low * JUMP_FACTOR;
  });
}

/** What an editor has decided about single lines: jumps to confirm, and lines to leave as they are. */
export interface LinesChosen {
  confirm: ReadonlySet<number>;
  leave_out: ReadonlySet<number>;
  /** Leave jumps that are not confirmed as they are, instead of refusing everything. */
  skip_jumps: boolean;
}

interface Decided {
  /** Whether this line is changed. */
  isTaken: (id: number) => boolean;
  /** Jumps that nobody has confirmed; with any of them nothing may be changed. */
  open: number[];
  /** Jumps that are changed because an editor has confirmed them. */
  confirmed: number[];
}

/** What becomes of the lines: those left out stay, and a jump is taken only if it is named. */
export function decideLines(jumps: Iterable<number>, { confirm, leave_out, skip_jumps }: LinesChosen): Decided {
  const wanted = [...jumps].filter((id) => !leave_out.has(id));
  const unconfirmed = new Set(wanted.filter((id) => !confirm.has(id)));
  return {
    isTaken: (id) => !leave_out.has(id) && !unconfirmed.has(id),
    open: skip_jumps ? [] : [...unconfirmed],
    confirmed: wanted.filter((id) => confirm.has(id)),
  };
}
