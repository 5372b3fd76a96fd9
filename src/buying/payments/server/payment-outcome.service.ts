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
import {
  type AttemptState,
  isPending,
  LIVE_STATES,
  nextLook,
  OPEN_MS,
  PENDING_STATES,
  SOON_MS,
} from '../payment-states.rules.ts';
import { type AttemptRow, attemptsOf, type LockedAttempt, saveAttempt } from './payment-attempt.service.ts';
import type { Outcome } from './payment-provider.ts';

/** So often a provider that gives no answer about settled money is asked again. */
const MOST_LOOKS = 8;

type Paid = Extract<Outcome, { state: 'paid' }>;

interface Report {
  now: Date;
  /** False when only staff say under which number the money came. */
  proved?: boolean;
  /** Who says so: the provider, unless staff looked for themselves. */
  by?: By;
}

/**
 * What an outcome does to an attempt and its order, which are held. Told twice, late or in another order, it does the same:
 * money is known by its transaction, and an attempt that is over stays over unless money comes of it.
 */
export async function applyOutcome(tx: Db, locked: LockedAttempt, outcome: Outcome, report: Report): Promise<void> {
  await applyState(tx, locked, outcome, report);
  await noteOrderPending(tx, locked.attempt, report.now);
}

async function applyState(tx: Db, locked: LockedAttempt, outcome: Outcome, report: Report): Promise<void> {
  switch (outcome.state) {
    case 'paid':
      return takeMoney(tx, locked, outcome, report);
    case 'processing':
      return wait(tx, locked, 'processing', outcome, report);
    case 'review':
      return wait(tx, locked, 'held', outcome, report);
    case 'declined':
      return decline(tx, locked, outcome.reason, report);
    case 'gone':
      return endAttempt(tx, locked, 'gone', outcome.reason, report.now);
    case 'waiting':
    case 'approved':
    case 'again':
      return lookLater(tx, locked, report.now);
    case 'unknown':
      return lookLater(tx, locked, report.now, outcome.reason);
  }
}

/** Notes in the order whether money is under way by any of its attempts. */
export async function noteOrderPending(tx: Db, { order_id, code }: AttemptRow, now: Date): Promise<void> {
  const states = (await attemptsOf(tx, order_id)).map(({ state }) => state);
  const pending = PENDING_STATES.find((state) => states.includes(state)) ?? null;
  await notePending(tx, await lockOrder(tx, code), pending, now);
}

/**
 * Ends an attempt of which no money came; one that is over already stays what it is. Whoever was sent to the provider may still
 * have its page open, so it is asked about until nothing can come of it any more.
 */
export async function endAttempt(
  tx: Db,
  { attempt }: LockedAttempt,
  state: AttemptState,
  reason: string | null,
  now: Date,
): Promise<void> {
  const next = attempt.state === 'new' ? { due_at: null } : lookAgain(attempt, now);
  const isLive = LIVE_STATES.includes(attempt.state);
  await saveAttempt(tx, attempt, isLive ? { ...over(state, now), ...next, reason } : next);
}

/** The next look at an attempt that was left or refused; none once its time is over. */
function lookAgain({ created_at, looks }: AttemptRow, now: Date) {
  const last = created_at.getTime() + OPEN_MS;
  return now.getTime() > last ? { due_at: null } : { due_at: nextLook(looks, now), looks: looks + 1 };
}

/**
 * Money has come: it is the order's payment if the order waits for it, and owed back if not. What is in the books already is not
 * news; only its refunds may be. Either way nothing is left to ask about, unless whose a refund is cannot be told yet.
 */
async function takeMoney(tx: Db, locked: LockedAttempt, money: Paid, report: Report): Promise<void> {
  const { attempt } = locked;
  const { provider, code } = attempt;
  const { transaction_id, refunds = [] } = money;
  const { now } = report;
  const isBooked =
    (await paymentAt(tx, provider, transaction_id)) !== undefined || (await bookMoney(tx, locked, money, report));
  if (!isBooked) return;
  // The order as the money left it.
  const placed = await lockOrder(tx, code);
  const { lookAgain } = await noteRefundsAtProvider(tx, placed, { provider, transaction_id, refunds, now });
  const due_at = lookAgain ? nextLook(attempt.looks, now, SOON_MS) : null;
  await saveAttempt(tx, attempt, { due_at, busy_until: null, looks: lookAgain ? attempt.looks + 1 : 0 });
}

/** Writes money down that the books do not have. False when it is held for staff instead. */
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
  const isAwaited = stepFor('payment_received', factsOf(placed), now, by.actor) !== undefined;
  const isRight = amount === attempt.amount && currency === attempt.currency;
  // Another amount than was asked for, or than the order costs by now: nobody can say what it is for, so a person looks.
  if (currency !== attempt.currency || (!hasMoney && !isRight) || (isAwaited && amount !== placed.order.total)) {
    await wait(tx, locked, 'held', { transaction_id, reason: 'amount_differs', amount, currency }, { now });
    return false;
  }
  const transaction = { provider, transaction_id, attempt_id, proved };
  const received = { amount, paytype, by, now, transaction };
  if (isAwaited) await receivePayment(tx, placed, { action: 'payment_received', ...received });
  else await noteUnexpectedPayment(tx, placed, received);
  // A second payment of one attempt takes neither the first one's state nor its number.
  const next = isAwaited || !hasMoney ? ({ state: isAwaited ? 'paid' : 'excess', transaction_id } as const) : {};
  await saveAttempt(tx, attempt, { changed_at: now, reason: null, ...next });
  return true;
}

/** Money is under way, or may be. */
async function wait(
  tx: Db,
  { attempt }: LockedAttempt,
  state: 'processing' | 'held',
  { transaction_id, reason, amount, currency }: Omit<Extract<Outcome, { state: 'review' }>, 'state'>,
  { now }: Report,
): Promise<void> {
  if (attempt.state === 'paid' || attempt.state === 'excess')
    return void (await saveAttempt(tx, attempt, { due_at: null, busy_until: null }));
  // Staff have decided: only money changes that.
  if (attempt.decided_at !== null) return void (await saveAttempt(tx, attempt, lookAgain(attempt, now)));
  const others = (await attemptsOf(tx, attempt.order_id)).filter(({ attempt_id }) => attempt_id !== attempt.attempt_id);
  const isTaken = others.some((other) => other.paytype === attempt.paytype && LIVE_STATES.includes(other.state));
  const isSame = attempt.state === state;
  const looks = isSame ? attempt.looks + 1 : 0;
  const next = {
    reason,
    looks,
    due_at: nextLook(looks, now, SOON_MS),
    transaction_id: transaction_id ?? attempt.transaction_id,
    ...(amount !== undefined && { told_amount: amount, told_currency: currency ?? attempt.currency }),
    busy_until: null,
  };
  await saveAttempt(tx, attempt, isSame || isTaken ? next : { ...next, state, changed_at: now });
}

/** The order fails with its payment, unless money may still come of another attempt. */
async function decline(tx: Db, locked: LockedAttempt, reason: string, { now, by = { actor: 'provider' } }: Report) {
  const { placed, attempt } = locked;
  await endAttempt(tx, locked, 'declined', reason, now);
  if (!LIVE_STATES.includes(attempt.state)) return;
  const others = await attemptsOf(tx, attempt.order_id);
  if (others.some((other) => other.attempt_id !== attempt.attempt_id && isPending(other.state))) return;
  if (stepFor('payment_declined', factsOf(placed), now, by.actor)) await declinePayment(tx, placed, { by, now });
}

/** Nothing has become of it yet. An attempt that its buyer has left for hours is over. */
async function lookLater(tx: Db, locked: LockedAttempt, now: Date, reason?: string): Promise<void> {
  const { attempt } = locked;
  const isOld = now.getTime() - attempt.created_at.getTime() > OPEN_MS;
  const isKnown = reason === undefined;
  if (isKnown && isOld && !isPending(attempt.state)) return endAttempt(tx, locked, 'gone', 'left', now);
  const isOver = !LIVE_STATES.includes(attempt.state);
  // What is settled is asked about a few times more, and then by the daily comparison.
  const isSettled = attempt.state === 'paid' || attempt.state === 'excess';
  if (isSettled && (isKnown || attempt.looks >= MOST_LOOKS))
    return void (await saveAttempt(tx, attempt, { due_at: null, busy_until: null, looks: 0 }));
  if (isOver && isKnown) return void (await saveAttempt(tx, attempt, lookAgain(attempt, now)));
  const next = { due_at: nextLook(attempt.looks, now), looks: attempt.looks + 1, busy_until: null };
  // What was thought to be under way never was: the buyer may still approve it.
  const back = isKnown && attempt.state === 'processing' ? ({ state: 'open' } as const) : {};
  await saveAttempt(tx, attempt, { ...next, ...back, ...(isKnown ? {} : { reason }) });
}

function over(state: AttemptState, now: Date) {
  return { state, changed_at: now, due_at: null, busy_until: null } as const;
}
