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
  /** The provider has not decided yet, or staff have not. */
  'undecided',
  /** The provider gave no answer. */
  'no_answer',
] as const;
export type BookDifference = (typeof BOOK_DIFFERENCES)[number];

interface Side {
  paid: number;
  refunded: number;
}

/** What a provider says, as far as the books care. */
export type Told = (Side & { state: 'known' }) | { state: 'undecided' } | { state: 'no_answer' };

/** Compares what the books and the provider say of one attempt; nothing when they are equal to the cent. */
export function bookDifference(here: Side & { owed: number }, there: Told): BookDifference | undefined {
  if (there.state !== 'known') return there.state;
  if (here.paid !== there.paid) {
    if (here.paid === 0) return 'paid_there_only';
    return there.paid === 0 ? 'paid_here_only' : 'amount_differs';
  }
  if (here.refunded < there.refunded) return 'refunded_there_only';
  if (here.refunded > there.refunded) return 'refunded_here_only';
  return here.owed > 0 ? 'refund_under_way' : undefined;
}
