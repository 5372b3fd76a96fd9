import { CURRENCIES, type Prices } from '#shared/money.ts';

/** A price that becomes more than this many times as high or as low needs a confirmation per line. */
const JUMP_FACTOR = 3;

/** Whether a price changes so much, in any currency, that it is probably a mistake. */
export function isPriceJump(before: Prices, after: Prices): boolean {
  return CURRENCIES.some((currency) => {
    const [low, high] = [before[currency], after[currency]].sort((one, other) => one - other) as [number, number];
    return high > low * JUMP_FACTOR;
  });
}

/** An editor's decisions about single lines: large changes to confirm, and lines to leave unchanged. */
export interface LinesChosen {
  confirm: ReadonlySet<number>;
  leave_out: ReadonlySet<number>;
  /** Skip unconfirmed large changes instead of refusing everything. */
  skip_jumps: boolean;
}

interface Decided {
  /** Whether this line is changed. */
  isTaken: (id: number) => boolean;
  /** Unconfirmed large changes; if there are any, nothing may be changed. */
  open: number[];
  /** Large changes that an editor has confirmed. */
  confirmed: number[];
}

/** Which lines change: left-out lines do not, and a large change only if it is confirmed. */
export function decideLines(jumps: Iterable<number>, { confirm, leave_out, skip_jumps }: LinesChosen): Decided {
  const wanted = [...jumps].filter((id) => !leave_out.has(id));
  const unconfirmed = new Set(wanted.filter((id) => !confirm.has(id)));
  return {
    isTaken: (id) => !leave_out.has(id) && !unconfirmed.has(id),
    open: skip_jumps ? [] : [...unconfirmed],
    confirmed: wanted.filter((id) => confirm.has(id)),
  };
}
