import { asc, eq } from 'drizzle-orm';
import { findOrder } from '#buying/orders/server/order.service.ts';
import { caseViews, countCases } from '#buying/orders/server/refund-case.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { PaymentBooks, StaffPayments } from '../payment-staff.contract.ts';
import { DECISION_STATE } from '../payment-states.rules.ts';
import { paymentAttempt } from './payment.tables.ts';
import { type AttemptRow, attemptsOf, lockAttempt } from './payment-attempt.service.ts';
import { latestChecks } from './payment-books.service.ts';
import { eventsOf } from './payment-event.service.ts';
import { settleAttempt } from './payment-settle.service.ts';
import { hasProviders, type Payments, paymentsOf } from './payments.ts';

const MOST_HELD = 100;

export async function staffPayments(db: Db, code: string): Promise<StaffPayments> {
  const { order } = await findOrder(db, code);
  const attempts = await attemptsOf(db, order.order_id);
  const events = await eventsOf(db, order.order_id);
  return {
    attempts: attempts.map(attemptView),
    cases: await caseViews(db, order.order_id),
    events: events.map(({ event_id, how, kind, verified, problem, noted, at, attempt_id }) => ({
      event_id,
      attempt_id,
      how,
      kind,
      verified,
      problem,
      noted,
      at: at.toISOString(),
    })),
  };
}

/** Asks the provider about an attempt now, on request of staff. */
export async function askNow(payments: Payments, attemptId: string, staffId: number): Promise<string> {
  const attempt = await inTransaction(payments.db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked) throw new Refusal('not_found');
    await recordChange(tx, { staff_id: staffId, subject: 'payment', subject_id: attemptId, action: 'ask' });
    return locked.attempt;
  });
  await settleAttempt(payments, attemptId);
  return attempt.code;
}

/** The payments that need a decision, the oldest first, and the latest comparisons of the ledgers. */
export async function paymentBooks(db: Db): Promise<PaymentBooks> {
  const held = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.state, DECISION_STATE))
    .orderBy(asc(paymentAttempt.changed_at))
    .limit(MOST_HELD);
  const checks = await latestChecks(db);
  return {
    checks: checks.map(({ checked_at, ...check }) => ({ ...check, checked_at: checked_at.toISOString() })),
    held: held.map((attempt) => ({ ...attemptView(attempt), code: attempt.code })),
    cases: await caseViews(db),
  };
}

function attemptView({ created_at, changed_at, ...attempt }: AttemptRow): StaffPayments['attempts'][number] {
  const { attempt_id, number, reference, paytype, amount, currency, state, reason, provider_id, transaction_id } =
    attempt;
  const { told_amount, told_currency } = attempt;
  return {
    attempt_id,
    number,
    reference,
    paytype,
    amount,
    currency,
    state,
    reason,
    provider_id,
    transaction_id,
    told_amount,
    told_currency,
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  };
}

/** How many payments and refunds need a decision, and whether yesterday's ledger differs from the providers'. */
export async function paymentHealth(db: Db): Promise<{ held: number; differences: number }> {
  const held = (await db.$count(paymentAttempt, eq(paymentAttempt.state, DECISION_STATE))) + (await countCases(db));
  const [latest] = await latestChecks(db, 1);
  return { held, differences: latest?.differences.length ?? 0 };
}

export function takesPayments(shop: Parameters<typeof paymentsOf>[0]): boolean {
  return hasProviders(paymentsOf(shop));
}
