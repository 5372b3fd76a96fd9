import { stepFor } from '#buying/orders/order-steps.rules.ts';
import {
  correctNumber,
  declinePayment,
  notePending,
  noteUnexpectedPayment,
  paymentAt,
  paymentsOfAttempt,
  receivePayment,
} from '#buying/orders/server/order-money.service.ts';
import { noteRefundsAtProvider } from '#buying/orders/server/order-settle.service.ts';
import { type By, factsOf, lockOrder } from '#buying/orders/server/order-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { isPending, LIVE_STATES, nextCheck, PENDING_STATES, SOON_MS } from '../payment-states.rules.ts';
import { type AttemptRow, attemptsOf, type LockedAttempt, saveAttempt } from './payment-attempt.service.ts';
import { savePayNumber } from './payment-number.service.ts';
import type { Outcome } from './payment-provider.ts';
import { awaitMoney, checkLater, endAttempt, wait } from './payment-wait.service.ts';

type Paid = Extract<Outcome, { state: 'paid' }>;

interface Report {
  now: Date;
  /** False if only staff say under which number the money arrived. */
  proved?: boolean;
  /** Who reports it: the provider, unless staff checked themselves. */
  by?: By;
}

/**
 * Applies an outcome to a locked attempt and its order. Idempotent, also if reported late or out of order: money is identified
 * by its transaction, and an attempt that is over stays over unless money arrives.
 */
export async function applyOutcome(tx: Db, locked: LockedAttempt, outcome: Outcome, report: Report): Promise<void> {
  await applyState(tx, locked, outcome, report);
  await noteOrderPending(tx, locked.attempt, report.now);
}

async function applyState(tx: Db, locked: LockedAttempt, outcome: Outcome, report: Report): Promise<void> {
  switch (outcome.state) {
    case 'paid':
      return receiveMoney(tx, locked, outcome, report);
    case 'processing':
      return awaitMoney(tx, locked, outcome, report.now);
    case 'review':
      return wait(tx, locked, 'held', outcome, report.now);
    case 'numbered':
      return savePayNumber(tx, locked, outcome, report);
    case 'declined':
      return decline(tx, locked, outcome.reason, report);
    case 'gone':
      return endAttempt(tx, locked, 'gone', outcome.reason, report.now);
    case 'waiting':
    case 'approved':
    case 'again':
      return checkLater(tx, locked, report.now);
    case 'unknown':
      return checkLater(tx, locked, report.now, outcome.reason);
  }
}

/** Records in the order whether money of any attempt is in transit. */
export async function noteOrderPending(tx: Db, { order_id, code }: AttemptRow, now: Date): Promise<void> {
  const states = (await attemptsOf(tx, order_id)).map(({ state }) => state);
  const pending = PENDING_STATES.find((state) => states.includes(state)) ?? null;
  await notePending(tx, await lockOrder(tx, code), pending, now);
}

/**
 * Money has arrived: it is the order's payment if the order awaits it, and owed back if not. Known money is not news; only its
 * refunds may be. Either way we need not ask again, unless a refund cannot be matched yet.
 */
async function receiveMoney(tx: Db, locked: LockedAttempt, money: Paid, report: Report): Promise<void> {
  const { attempt } = locked;
  const { provider, code } = attempt;
  const { transaction_id, refunds = [] } = money;
  const { now } = report;
  const isBooked =
    (await paymentAt(tx, provider, transaction_id)) !== undefined || (await bookMoney(tx, locked, money, report));
  if (!isBooked) return;
  // Reload the order after the payment.
  const placed = await lockOrder(tx, code);
  const { lookAgain } = await noteRefundsAtProvider(tx, placed, { provider, transaction_id, refunds, now });
  const due_at = lookAgain ? nextCheck(attempt.looks, now, SOON_MS) : null;
  await saveAttempt(tx, attempt, { due_at, busy_until: null, looks: lookAgain ? attempt.looks + 1 : 0 });
}

/** Records money that is not in the ledger. False if it is held for staff instead. */
async function bookMoney(
  tx: Db,
  locked: LockedAttempt,
  { transaction_id, amount, currency }: Paid,
  { now, by = { actor: 'provider' }, proved = true }: Report,
): Promise<boolean> {
  const { placed, attempt } = locked;
  const { provider, paytype, attempt_id } = attempt;
  const [typed] = (await paymentsOfAttempt(tx, attempt_id)).filter((payment) => !payment.proved);
  if (typed && proved && typed.amount === amount && currency === attempt.currency) {
    await correctNumber(tx, typed, transaction_id);
    await saveAttempt(tx, attempt, { transaction_id });
    return true;
  }
  const hasMoney = attempt.state === 'paid' || attempt.state === 'excess';
  // The buyer may have chosen another method in the meantime: the money is still what the attempt asked for.
  const asked = { ...placed, order: { ...placed.order, paytype } };
  const isAwaited = stepFor('payment_received', factsOf(asked), now, by.actor) !== undefined;
  const isRight = amount === attempt.amount && currency === attempt.currency;
  // Another amount than requested, or than the order's current total: the purpose is unclear, so staff check.
  if (currency !== attempt.currency || (!hasMoney && !isRight) || (isAwaited && amount !== placed.order.total)) {
    await wait(tx, locked, 'held', { transaction_id, reason: 'amount_differs', amount, currency }, now);
    return false;
  }
  const transaction = { provider, transaction_id, attempt_id, proved };
  const received = { amount, paytype, by, now, transaction };
  if (isAwaited) await receivePayment(tx, asked, { action: 'payment_received', ...received });
  else await noteUnexpectedPayment(tx, placed, received);
  // A second payment of one attempt changes neither its state nor its number.
  const next = isAwaited || !hasMoney ? ({ state: isAwaited ? 'paid' : 'excess', transaction_id } as const) : {};
  await saveAttempt(tx, attempt, { changed_at: now, reason: null, ...next });
  return true;
}

/** The order fails with its payment, unless another attempt may still bring money. */
async function decline(tx: Db, locked: LockedAttempt, reason: string, { now, by = { actor: 'provider' } }: Report) {
  const { placed, attempt } = locked;
  await endAttempt(tx, locked, 'declined', reason, now);
  if (!LIVE_STATES.includes(attempt.state)) return;
  const others = await attemptsOf(tx, attempt.order_id);
  if (others.some((other) => other.attempt_id !== attempt.attempt_id && isPending(other.state))) return;
  if (stepFor('payment_declined', factsOf(placed), now, by.actor)) await declinePayment(tx, placed, { by, now });
}
