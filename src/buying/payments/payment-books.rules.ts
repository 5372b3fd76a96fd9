import {
  type LedgerRefund,
  paidBack,
  type RefundThere,
  refundSums,
  stillOwed,
} from '#buying/orders/refund-ledger.rules.ts';

import type { Currency } from '#shared/money.ts';

/** How the shop's books and the provider's can differ, each with a sentence for staff in `payment.words.ts`. */
export const BOOK_DIFFERENCES = [
  /** The provider has money of which the books know nothing. */
  'paid_there_only',
  /** The books have money of which the provider knows nothing. */
  'paid_here_only',
  'amount_differs',
  /** The shop owes a refund that the provider has not made yet: it is under way. */
  'refund_under_way',
  'refunded_there_only',
  'refunded_here_only',
  /** A refund has one number and two amounts. */
  'refund_differs',
  /** The provider has not decided yet, or staff have not. */
  'undecided',
  /** The provider gave no answer. */
  'no_answer',
] as const;
export type BookDifference = (typeof BOOK_DIFFERENCES)[number];

/** One payment in the shop's books. */
export interface Here {
  paid: number;
  refunds: readonly LedgerRefund[];
  /** Numbers of refunds there about which staff have not decided yet, and those of which nothing follows. */
  undecided: readonly string[];
  seen: readonly string[];
}

/** What a provider says, as far as the books care. */
export type ProviderReport =
  | { state: 'known'; paid: number; refunds: readonly RefundThere[] }
  | { state: 'undecided' }
  | { state: 'no_answer' };

/** What both books have of one payment, for the page that tells of a difference. */
export interface Sides {
  currency: Currency;
  here: { paid: number; refunded: number };
  there: { paid: number; refunded: number } | null;
}

/** Nothing in the books at all. */
export const NOTHING: Here = { paid: 0, refunds: [], undecided: [], seen: [] };

/**
 * Compares what the books and the provider say of one payment, each refund by its number; nothing when they are equal to the
 * cent. What staff paid back by another way than the provider is none of the provider's.
 */
export function bookDifference(here: Here, there: ProviderReport): BookDifference | undefined {
  if (there.state !== 'known') return there.state;
  if (here.paid !== there.paid) {
    if (here.paid === 0) return 'paid_there_only';
    return there.paid === 0 ? 'paid_here_only' : 'amount_differs';
  }
  if (here.undecided.length > 0) return 'undecided';
  return refundDifference(here, there.refunds);
}

function refundDifference({ refunds, seen }: Here, there: readonly RefundThere[]): BookDifference | undefined {
  const paid = there.filter(({ state, provider_refund_id }) => state === 'done' && !seen.includes(provider_refund_id));
  const numberOf = ({ provider_refund_id, reference }: LedgerRefund) => provider_refund_id ?? reference;
  const done = refunds.filter(({ done_at }) => done_at !== null);
  for (const { provider_refund_id, amount } of paid) {
    const own = done.find((refund) => numberOf(refund) === provider_refund_id);
    if (!own) return 'refunded_there_only';
    if (own.amount !== amount) return 'refund_differs';
  }
  const isThere = (number: string) => paid.some(({ provider_refund_id }) => provider_refund_id === number);
  if (done.some(({ provider_refund_id: number }) => number !== null && !seen.includes(number) && !isThere(number)))
    return 'refunded_here_only';
  const isUnnumbered = ({ through, stuck, provider_refund_id }: LedgerRefund) =>
    through === 'provider' && stuck === null && provider_refund_id === null;
  if (done.some(isUnnumbered)) return 'refunded_here_only';
  const open = refunds.filter(({ through, stuck }) => through === 'provider' && stuck === null);
  return stillOwed(refundSums(open)) > 0 ? 'refund_under_way' : undefined;
}

/** What both sides say, in sums. */
export function bookSides({ paid, refunds }: Here, there: ProviderReport): Omit<Sides, 'currency'> {
  const known = there.state === 'known' ? there : null;
  return {
    here: { paid, refunded: paidBack(refundSums(refunds)) },
    there: known && {
      paid: known.paid,
      refunded: known.refunds.reduce((sum, { amount, state }) => sum + (state === 'done' ? amount : 0), 0),
    },
  };
}
