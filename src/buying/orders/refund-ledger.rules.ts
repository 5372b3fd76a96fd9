/**
 * The ledger of refunds: every refund is one row with its own identity. A provider's report is matched to a row by that
 * identity (the provider's number, our request's number), never by amount or age. Pure functions: services carry out the
 * result.
 */

export interface LedgerRefund {
  refund_id: number;
  amount: number;
  why: string;
  through: 'hand' | 'provider';
  /** Our id of the request, written before we ask the provider. */
  request_id: string | null;
  /** The provider's id of the refund. */
  provider_refund_id: string | null;
  /** The number that staff typed for a refund by hand. */
  reference: string | null;
  sent_at: Date | string | null;
  done_at: Date | string | null;
  stuck: string | null;
}

/** One refund as the provider reports it. */
export interface RefundThere {
  provider_refund_id: string;
  /** Our id, if the provider repeats it. */
  request_id: string | null;
  amount: number;
  state: 'done' | 'pending' | 'failed';
}

/** `owed`: the shop has to request or pay it; `asked`: in flight; `foreign`: made elsewhere. */
export const REFUND_STAGES = ['owed', 'asked', 'done', 'foreign'] as const;
export type RefundStage = (typeof REFUND_STAGES)[number];

/** The reason of a refund that the shop never requested. */
export const AT_PROVIDER = 'at_provider';

type Staged = Pick<LedgerRefund, 'why' | 'through' | 'sent_at' | 'done_at' | 'stuck'>;

export function refundStage({ why, through, sent_at, done_at, stuck }: Staged): RefundStage {
  if (done_at !== null) return why === AT_PROVIDER ? 'foreign' : 'done';
  return through === 'provider' && sent_at !== null && stuck === null ? 'asked' : 'owed';
}

type RefundSums = Record<RefundStage, number>;

/** Owed, requested, refunded by the shop and refunded elsewhere: the one sum that every page shows and compares. */
export function refundSums(refunds: readonly (Staged & Pick<LedgerRefund, 'amount'>)[]): RefundSums {
  const sums: RefundSums = { owed: 0, asked: 0, done: 0, foreign: 0 };
  for (const refund of refunds) sums[refundStage(refund)] += refund.amount;
  return sums;
}

export function paidBack({ done, foreign }: RefundSums): number {
  return done + foreign;
}

export function stillOwed({ owed, asked }: RefundSums): number {
  return owed + asked;
}

/** The part of a payment that is neither refunded nor promised. */
export function leftOf(paid: number, sums: RefundSums): number {
  return paid - paidBack(sums) - stillOwed(sums);
}

/** Why staff have to check a refund at the provider; `refund-case.words.ts` has a sentence for each. */
export const REFUND_CASES = [
  /** Not ours; it may be one that staff had to make, or exceed the remainder of the payment. */
  'foreign_refund',
  /** Ours, with another amount than we requested. */
  'refund_amount',
  /** Ours, settled here, but the provider says that it failed. */
  'refund_undone',
] as const;
export type RefundCaseKind = (typeof REFUND_CASES)[number];

export type RefundNews =
  | { what: 'settle'; refund_id: number; provider_refund_id: string }
  /** It is in progress there: we now know its number. */
  | { what: 'name'; refund_id: number; provider_refund_id: string }
  | { what: 'stick'; refund_id: number; reason: string }
  | { what: 'add_foreign'; there: RefundThere }
  | { what: 'open_case'; kind: RefundCaseKind; there: RefundThere; refund_id: number | null }
  /** Its owner is unknown while one of ours is in flight. */
  | { what: 'look_again' };

interface Matching {
  /** The amount of the payment. */
  paid: number;
  /** All refunds of the payment in our ledger. */
  ours: readonly LedgerRefund[];
  /** Numbers at this provider that our ledger has elsewhere, or that staff have a case for. */
  known: ReadonlySet<string>;
}

/**
 * What follows from a provider's refunds of one payment. Idempotent: the same answer again changes nothing. Refunds that are
 * not ours are recorded as made elsewhere. If one might be a refund that staff had to make by hand, or exceeds the remainder of
 * the payment, staff decide.
 */
export function refundNews({ paid, ours, known }: Matching, theirs: readonly RefundThere[]): RefundNews[] {
  const news: RefundNews[] = [];
  const matched = new Map(theirs.map((there) => [there.provider_refund_id, ownOf(ours, there)]));
  for (const there of theirs) {
    const own = matched.get(there.provider_refund_id);
    const follows = own && ofOwn(own, there, known);
    if (follows) news.push(follows);
  }
  const settled = new Set(news.flatMap((one) => (one.what === 'settle' ? [one.refund_id] : [])));
  const after = ours.map((refund) => (settled.has(refund.refund_id) ? { ...refund, done_at: 'now' } : refund));
  const foreign = theirs.filter(
    (there) => there.state === 'done' && !matched.get(there.provider_refund_id) && !known.has(there.provider_refund_id),
  );
  return [...news, ...ofForeign(paid, after, foreign)];
}

/** Ours by the provider's number, by our request's, or by the number that staff typed. */
function ownOf(ours: readonly LedgerRefund[], there: RefundThere): LedgerRefund | undefined {
  return (
    ours.find(({ provider_refund_id }) => provider_refund_id === there.provider_refund_id) ??
    ours.find(({ request_id }) => request_id !== null && request_id === there.request_id) ??
    ours.find(
      ({ reference, provider_refund_id }) => provider_refund_id === null && reference === there.provider_refund_id,
    )
  );
}

function ofOwn(own: LedgerRefund, there: RefundThere, known: ReadonlySet<string>): RefundNews | undefined {
  const { refund_id } = own;
  const { provider_refund_id } = there;
  const ask = (kind: RefundCaseKind): RefundNews | undefined =>
    known.has(provider_refund_id) ? undefined : { what: 'open_case', kind, there, refund_id };
  if (there.state === 'failed') {
    if (own.done_at !== null) return ask('refund_undone');
    return own.stuck === null ? { what: 'stick', refund_id, reason: 'refund_FAILED' } : undefined;
  }
  if (own.amount !== there.amount) return ask('refund_amount');
  if (own.done_at !== null)
    return own.provider_refund_id === null ? { what: 'name', refund_id, provider_refund_id } : undefined;
  if (there.state === 'done') return { what: 'settle', refund_id, provider_refund_id };
  return own.provider_refund_id === null ? { what: 'name', refund_id, provider_refund_id } : undefined;
}

/** Staff paid it by hand, and recorded the amount. */
function isByHand({ through, stuck }: Pick<LedgerRefund, 'through' | 'stuck'>): boolean {
  return through === 'hand' || stuck !== null;
}

function ofForeign(paid: number, ours: readonly LedgerRefund[], foreign: readonly RefundThere[]): RefundNews[] {
  if (foreign.length === 0) return [];
  if (ours.some((refund) => refundStage(refund) === 'asked')) return [{ what: 'look_again' }];
  // It may be one that staff were to pay by hand, or that an older version recorded without a number.
  const isDoubtful = ours.some(
    (refund) =>
      (refund.done_at === null && isByHand(refund)) ||
      (refund.done_at !== null && refund.provider_refund_id === null && refund.reference === null),
  );
  let left = leftOf(paid, refundSums(ours));
  return foreign.map((there): RefundNews => {
    if (isDoubtful || there.amount > left) return { what: 'open_case', kind: 'foreign_refund', there, refund_id: null };
    left -= there.amount;
    return { what: 'add_foreign', there };
  });
}
