import { and, asc, desc, gt, gte, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { transactionBook } from '#features/orders/server/order-books.service.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';
import { type BookDifference, bookDifference, type Told } from '../payment-books.rules.ts';
import { PENDING_STATES } from '../payment-states.rules.ts';
import { paymentAttempt, paymentCheck } from './payment.tables.ts';
import { type AttemptRow, knownOf } from './payment-attempt.service.ts';
import type { Outcome } from './payment-provider.ts';
import { hasProviders, type Payments } from './payments.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 200;
/** So many differences of one day are kept; more than that is one trouble and not many. */
const MOST = 200;

export type DayCheck = typeof paymentCheck.$inferSelect;

/** Compares every attempt that changed on a day, and every one that is still undecided, with its provider's books. */
export async function checkBooks(payments: Payments, day: string, now = new Date()): Promise<DayCheck> {
  const { db } = payments;
  const differences: DayCheck['differences'] = [];
  let attempts = 0;
  let last = '';
  for (;;) {
    const batch = await attemptsToCheck(db, day, last);
    for (const attempt of batch) {
      const difference = await compare(payments, attempt);
      const { attempt_id, code } = attempt;
      if (difference && differences.length < MOST) differences.push({ attempt_id, code, difference });
    }
    attempts += batch.length;
    last = batch.at(-1)?.attempt_id ?? last;
    if (batch.length < BATCH) break;
  }
  const check = { day, checked_at: now, attempts, differences };
  await db.insert(paymentCheck).values(check).onConflictDoUpdate({ target: paymentCheck.day, set: check });
  return check;
}

/** The latest checks, newest first. */
export function latestChecks(db: Db, limit = 30): Promise<DayCheck[]> {
  return db.select().from(paymentCheck).orderBy(desc(paymentCheck.day)).limit(limit);
}

/** Checks yesterday's books once they are over, in one process for all. */
export function bookKeeping(payments: Payments): Job[] {
  if (!hasProviders(payments)) return [];
  const run = async () => {
    const now = new Date();
    const yesterday = shopDay(new Date(now.getTime() - DAY_MS));
    const isDone = (await latestChecks(payments.db, 1))[0]?.day === yesterday;
    if (!isDone) await checkBooks(payments, yesterday, now);
  };
  return [{ name: 'payment_books', runsIn: 'one_process', every: HOUR_MS, after: 60_000, run }];
}

async function compare({ db, providers }: Payments, attempt: AttemptRow): Promise<BookDifference | undefined> {
  const { provider, transaction_id } = attempt;
  const here = transaction_id ? await transactionBook(db, provider, transaction_id) : { paid: 0, refunded: 0, owed: 0 };
  // Whoever never left the shop has paid nobody; a provider that cannot be asked is not compared with.
  const asked = providers[attempt.paytype];
  const wasSent = provider !== 'paypal' || attempt.provider_id !== null;
  if (attempt.state === 'new' || !wasSent || !asked?.read) return bookDifference(here, { state: 'known', ...here });
  const outcome = await asked.read(knownOf(attempt)).catch((): Outcome => ({ state: 'unknown', reason: 'trouble' }));
  return bookDifference(here, toldBy(outcome, asked.tellsOwnRefunds ? 0 : here.refunded));
}

/** `own` are refunds that the provider made at the shop's wish and does not tell of here. */
function toldBy(outcome: Outcome, own: number): Told {
  switch (outcome.state) {
    case 'paid':
      return { state: 'known', paid: outcome.amount, refunded: own };
    case 'refunded':
      return { state: 'known', paid: outcome.amount, refunded: outcome.refunded + own };
    case 'processing':
    case 'review':
      return { state: 'undecided' };
    case 'unknown':
      return { state: 'no_answer' };
    default:
      return { state: 'known', paid: 0, refunded: 0 };
  }
}

function attemptsToCheck(db: Db, day: string, after: string): Promise<AttemptRow[]> {
  const from = new Date(Date.parse(day) - SHOP_UTC_OFFSET_HOURS * HOUR_MS);
  const isThatDay = and(
    gte(paymentAttempt.changed_at, from),
    lt(paymentAttempt.changed_at, new Date(from.getTime() + DAY_MS)),
  );
  const which = or(isThatDay, inArray(paymentAttempt.state, [...PENDING_STATES]));
  return db
    .select()
    .from(paymentAttempt)
    .where(after ? and(which, gt(paymentAttempt.attempt_id, after)) : which)
    .orderBy(asc(paymentAttempt.attempt_id))
    .limit(BATCH);
}
