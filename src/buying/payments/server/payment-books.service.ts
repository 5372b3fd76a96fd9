import { and, asc, desc, eq, gt, gte, inArray, lt, or } from 'drizzle-orm';
import { booksOfAttempt, refundedAttempts, refundRequests } from '#buying/orders/server/order-books.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { reportAgreement, reportDifference } from '#ground/books-cases/server/books-case.service.ts';
import { openSubjects } from '#ground/books-cases/server/books-case-read.service.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { shopDay, shopMidnight } from '#shared/shop-time.ts';
import {
  AGAIN_DAYS,
  bookDifference,
  bookSides,
  caseSides,
  daysToCompare,
  NOTHING,
  type ProviderReport,
} from '../payment-books.rules.ts';
import { PENDING_STATES, SETTLED_STATES } from '../payment-states.rules.ts';
import { paymentAttempt, paymentCheck } from './payment.tables.ts';
import { type AttemptRow, knownOf } from './payment-attempt.service.ts';
import type { Outcome } from './payment-provider.ts';
import { settleAttempt } from './payment-settle.service.ts';
import { hasProviders, type Payments } from './payments.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 200;
/** The most differences stored for one day: more would have one common cause. */
const MOST = 200;

type DayCheck = typeof paymentCheck.$inferSelect;
type Difference = DayCheck['differences'][number];

/**
 * Compares every attempt that changed on a day, had a refund then or is still undecided with its provider's ledger; and payments of
 * a week, a month and a quarter before, because they may have been refunded there.
 */
export async function checkBooks(payments: Payments, day: string, now = new Date()): Promise<DayCheck> {
  const { db } = payments;
  const differences: DayCheck['differences'] = [];
  const open = await openSubjects(db, 'payment');
  let attempts = 0;
  let last = '';
  for (;;) {
    const batch = await attemptsToCheck(db, day, { after: last, open });
    for (const attempt of batch) {
      const found = await settledDifferences(payments, attempt, now);
      if (!found) continue;
      const isOpen = open.includes(attempt.attempt_id);
      const isNews = !isOpen && attempt.changed_at >= shopMidnight(day);
      // Silence neither changes what an open case says nor makes one of an old payment.
      if (isNews || found[0]?.difference !== 'no_answer') await writeCase(db, attempt, found[0], { isOpen, now });
      differences.push(...found.slice(0, MOST - differences.length));
    }
    attempts += batch.length;
    last = batch.at(-1)?.attempt_id ?? last;
    if (batch.length < BATCH) break;
  }
  const check = { day, checked_at: now, attempts, differences };
  await db.insert(paymentCheck).values(check).onConflictDoUpdate({ target: paymentCheck.day, set: check });
  return check;
}

/** A difference is a case until the books agree again or staff explain it (decision 69). */
async function writeCase(
  db: Db,
  { attempt_id: subject, code }: AttemptRow,
  found: Difference | undefined,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<void> {
  if (!found && !isOpen) return;
  await inTransaction(db, async (tx) => {
    if (!found) return reportAgreement(tx, { books: 'payment', subject }, now);
    const { difference } = found;
    await reportDifference(tx, { books: 'payment', subject, code, difference, sides: caseSides(found) }, now);
  });
}

/** Newest first. */
export function latestChecks(db: Db, limit = 30): Promise<DayCheck[]> {
  return db.select().from(paymentCheck).orderBy(desc(paymentCheck.day)).limit(limit);
}

/** Compares each day that has ended since the last comparison. Returns these days. */
export async function checkEndedDays(payments: Payments, signal?: AbortSignal, now = new Date()): Promise<string[]> {
  const [last] = await latestChecks(payments.db, 1);
  const days: string[] = [];
  for (const day of daysToCompare(last?.day, shopDay(now))) {
    if (signal?.aborted) break;
    await checkBooks(payments, day, now);
    days.push(day);
  }
  return days;
}

/** Checks yesterday's ledger after midnight, in one process for all. */
export function bookKeeping(payments: Payments): Job[] {
  if (!hasProviders(payments)) return [];
  const run = (signal: AbortSignal) => checkEndedDays(payments, signal);
  return [{ name: 'payment_books', runsIn: 'one_process', every: HOUR_MS, after: 60_000, run }];
}

/** The differences that remain after refunds known only to the provider are recorded, or become cases; undefined if it cannot be asked. */
async function settledDifferences(
  payments: Payments,
  attempt: AttemptRow,
  now: Date,
): Promise<Difference[] | undefined> {
  const found = await compare(payments, attempt);
  if (!found?.some(({ difference }) => difference === 'refunded_there_only')) return found;
  await settleAttempt(payments, attempt.attempt_id, now);
  return compare(payments, attempt);
}

/** One line for each payment that differs from the provider's ledger; undefined if the provider's keys were removed. */
async function compare({ db, providers }: Payments, attempt: AttemptRow): Promise<Difference[] | undefined> {
  const { attempt_id, code, provider, state, currency } = attempt;
  const books = await booksOfAttempt(db, attempt_id);
  const asked = providers[attempt.paytype];
  // An attempt that never left the shop has no money.
  const wasSent = provider === 'cybersource' || attempt.provider_id !== null;
  if (state === 'new' || !wasSent) return [];
  if (!asked?.read) return undefined;
  const refund_requests = await refundRequests(db, attempt_id);
  const differences: Difference[] = [];
  for (const book of books.length > 0 ? books : [undefined]) {
    const transaction_id = book?.transaction_id ?? attempt.transaction_id;
    const known = { ...knownOf(attempt), transaction_id, refund_requests };
    const outcome = await asked.read(known).catch((): Outcome => ({ state: 'unknown', reason: 'trouble' }));
    const here = book ?? NOTHING;
    const there = reportOf(outcome);
    const difference = bookDifference(here, there);
    if (difference) differences.push({ attempt_id, code, difference, currency, ...bookSides(here, there) });
  }
  return differences;
}

function reportOf(outcome: Outcome): ProviderReport {
  switch (outcome.state) {
    case 'paid':
      return { state: 'known', paid: outcome.amount, refunds: outcome.refunds ?? null };
    case 'processing':
    case 'review':
      return { state: 'undecided' };
    case 'unknown':
      return { state: 'no_answer' };
    default:
      return { state: 'known', paid: 0, refunds: [] };
  }
}

/** Real attempts that changed that day or so many days before, are undecided, had a refund that day or have an open case. */
function attemptsToCheck(
  db: Db,
  day: string,
  { after, open }: { after: string; open: readonly string[] },
): Promise<AttemptRow[]> {
  const from = shopMidnight(day);
  const to = new Date(from.getTime() + DAY_MS);
  const changedDaysBefore = (days: number) =>
    and(
      gte(paymentAttempt.changed_at, new Date(from.getTime() - days * DAY_MS)),
      lt(paymentAttempt.changed_at, new Date(to.getTime() - days * DAY_MS)),
    );
  const which = or(
    changedDaysBefore(0),
    and(inArray(paymentAttempt.state, [...SETTLED_STATES]), or(...AGAIN_DAYS.map(changedDaysBefore))),
    inArray(paymentAttempt.state, [...PENDING_STATES]),
    inArray(paymentAttempt.attempt_id, refundedAttempts(db, from, to)),
    inArray(paymentAttempt.attempt_id, [...open]),
  );
  return db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.test, false), which, after ? gt(paymentAttempt.attempt_id, after) : undefined))
    .orderBy(asc(paymentAttempt.attempt_id))
    .limit(BATCH);
}
