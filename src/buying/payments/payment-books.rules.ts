import {
  type LedgerRefund,
  paidBack,
  type RefundThere,
  refundSums,
  stillOwed,
} from '#buying/orders/refund-ledger.rules.ts';

import type { CaseSide } from '#ground/books-cases/books-case.rules.ts';
import type { Currency } from '#shared/money.ts';

/** How the shop's ledger and the provider's can differ, each with a sentence for staff in `payment.words.ts`. */
export const BOOK_DIFFERENCES = [
  /** The provider has money that our ledger does not. */
  'paid_there_only',
  /** Our ledger has money that the provider does not. */
  'paid_here_only',
  'amount_differs',
  /** The shop owes a refund that the provider has not made yet: it is in progress. */
  'refund_under_way',
  'refunded_there_only',
  'refunded_here_only',
  /** A refund has one number and two amounts. */
  'refund_differs',
  /** The provider or staff still have to decide. */
  'undecided',
  /** The provider gave no answer. */
  'no_answer',
] as const;
export type BookDifference = (typeof BOOK_DIFFERENCES)[number];

/** One payment in the shop's ledger. */
export interface Here {
  paid: number;
  refunds: readonly LedgerRefund[];
  /** Numbers of refunds there that staff have not decided about, and those with no consequences. */
  undecided: readonly string[];
  seen: readonly string[];
}

export type ProviderReport =
  /** `refunds` is null if the provider does not list them. */
  | { state: 'known'; paid: number; refunds: readonly RefundThere[] | null }
  | { state: 'undecided' }
  | { state: 'no_answer' };

/** Both ledgers of one payment, for the page that shows a difference. */
export interface Sides {
  currency: Currency;
  here: { paid: number; refunded: number };
  there: { paid: number; refunded: number } | null;
}

export const NOTHING: Here = { paid: 0, refunds: [], undecided: [], seen: [] };

/**
 * Compares both ledgers of one payment, each refund by its number; undefined if they are equal to the cent. Refunds that staff
 * paid outside the provider do not count.
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

function refundDifference({ refunds, seen }: Here, there: readonly RefundThere[] | null): BookDifference | undefined {
  if (there === null) return isUnderWay(refunds) ? 'refund_under_way' : undefined;
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
  return isUnderWay(refunds) ? 'refund_under_way' : undefined;
}

function isUnderWay(refunds: readonly LedgerRefund[]): boolean {
  const open = refunds.filter(({ through, stuck }) => through === 'provider' && stuck === null);
  return stillOwed(refundSums(open)) > 0;
}

export function bookSides({ paid, refunds }: Here, there: ProviderReport): Omit<Sides, 'currency'> {
  const known = there.state === 'known' ? there : null;
  return {
    here: { paid, refunded: paidBack(refundSums(refunds)) },
    there: known && {
      paid: known.paid,
      refunded: (known.refunds ?? []).reduce((sum, { amount, state }) => sum + (state === 'done' ? amount : 0), 0),
    },
  };
}

/** Both sides of a difference, fact by fact; null where the provider gave no answer. */
export function caseSides({ here, there, currency }: Partial<Sides>): CaseSide[] {
  if (!here || !currency) return [];
  return (['paid', 'refunded'] as const).map((fact) => ({
    fact,
    here: { amount: here[fact], currency },
    there: there ? { amount: there[fact], currency } : null,
  }));
}

const DAY_MS = 86_400_000;
/** The most missed days that are compared later. */
const MOST_DAYS = 31;

/** A payment is compared on its day, and again this many days later: not every provider tells us of refunds on its own pages. */
export const AGAIN_DAYS = [7, 30, 90] as const;

/** The ended days that were not compared yet, the oldest first: a shop that stood still catches up. */
export function daysToCompare(last: string | undefined, today: string): string[] {
  const dayAgo = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  if (last === undefined) return [dayAgo(1)];
  return Array.from({ length: MOST_DAYS }, (_, at) => dayAgo(MOST_DAYS - at)).filter((day) => day > last);
}
