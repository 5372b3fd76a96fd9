import { stepFor } from '#buying/orders/order-steps.rules.ts';
import { declinePayment, noteUnexpectedPayment, paymentAt } from '#buying/orders/server/order-money.service.ts';
import { type By, factsOf, lockOrder } from '#buying/orders/server/order-write.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { Refusal } from '#shared/errors.ts';
import { checkDecision, type HeldMoney } from '../payment-decision.rules.ts';
import type { DecideForm } from '../payment-staff.contract.ts';
import type { AttemptState } from '../payment-states.rules.ts';
import {
  type AttemptRow,
  findAttempt,
  knownOf,
  type LockedAttempt,
  lockAttempt,
  saveAttempt,
} from './payment-attempt.service.ts';
import { recordAnswer } from './payment-event.service.ts';
import { applyOutcome, noteOrderPending } from './payment-outcome.service.ts';
import type { Outcome } from './payment-provider.ts';
import { type Payments, providerOf } from './payments.ts';

interface Deciding {
  member_id: number;
  now?: Date;
}

/**
 * Staff decide about a held payment, after a look at the provider's own pages, once; of two concurrent decisions, one is
 * refused. The decision is compared with the provider's current or last report, and refused if it contradicts it. The charged
 * amount is recorded.
 */
export async function decideAttempt(
  payments: Payments,
  attemptId: string,
  form: DecideForm,
  { member_id, now = new Date() }: Deciding,
): Promise<string> {
  const { db } = payments;
  const before = await findAttempt(db, attemptId);
  if (!before) throw new Refusal('not_found');
  // Asked before the transaction: a provider can be slow.
  const reported = await reportedNow(payments, before);
  return inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (locked?.attempt.state !== 'held') throw new Refusal('conflict');
    const { attempt } = locked;
    const { provider, code, currency } = attempt;
    const decided = checkDecision(
      form,
      { ...attempt, total: locked.placed.order.total },
      reported ?? storedOf(attempt),
    );
    if ('refused' in decided) throw new Refusal(decided.refused, { more: decided.more ?? {} });
    const { money } = decided;
    if (money && (await paymentAt(tx, provider, money.transaction_id))) throw new Refusal('transaction_known');
    const noted = { decision: form.decision, member_id: String(member_id), ...(money && textsOf(money)) };
    await recordAnswer(tx, attempt, { how: 'staff', kind: 'decision', noted, now });
    const by = { actor: 'finance', member_id } as const;
    await saveAttempt(tx, attempt, { decided_at: now });
    await handleNotices(tx, {
      kinds: ['payment_problem'],
      subjects: [code],
      occurrence: `payment ${attempt.number}`,
      by: member_id,
    });
    const decidedAttempt = { ...locked, attempt: { ...attempt, decided_at: now } };
    if (!money) await applyOutcome(tx, decidedAttempt, { state: 'declined', reason: 'staff' }, { now, by });
    else if (form.decision === 'give_back') await recordForRefund(tx, decidedAttempt, money, { now, by });
    else
      await applyOutcome(tx, decidedAttempt, { state: 'paid', currency, ...money }, { now, by, proved: money.proved });
    const state: AttemptState = !money ? 'declined' : form.decision === 'give_back' ? 'excess' : 'paid';
    await recordChange(tx, {
      staff_id: member_id,
      subject: 'payment',
      subject_id: attemptId,
      action: 'decide',
      before: { state: attempt.state },
      after: { state, order: code, ...(money && { transaction_id: money.transaction_id, amount: money.amount }) },
      at: now,
    });
    return code;
  });
}

/** The provider's current report; undefined if it cannot be asked or gives no answer. */
async function reportedNow(payments: Payments, attempt: AttemptRow): Promise<HeldMoney | undefined> {
  const provider = providerOf(payments, attempt);
  if (!provider?.read || attempt.state !== 'held') return undefined;
  let outcome: Outcome;
  try {
    outcome = await provider.read(knownOf(attempt));
  } catch (error) {
    payments.log.warn({ attempt_id: attempt.attempt_id, err: error }, 'a payment provider could not be asked');
    return undefined;
  }
  const before = storedOf(attempt);
  switch (outcome.state) {
    case 'paid':
      return { ...outcome, charged: true };
    case 'review':
      if (!outcome.transaction_id && outcome.amount === undefined) return undefined;
      return { ...before, ...outcome, charged: outcome.amount !== undefined, uncharged: isUndecided(outcome.reason) };
    case 'unknown':
      return undefined;
    default:
      return { ...before, charged: false, uncharged: true };
  }
}

/** The provider is reviewing it, and has charged nothing so far. */
function isUndecided(reason: string | null): boolean {
  return reason?.startsWith('REVIEW') ?? false;
}

/** The provider's last report, used if it cannot be asked. */
function storedOf({ transaction_id, told_amount, told_currency, reason }: AttemptRow): HeldMoney {
  return {
    transaction_id,
    charged: told_amount !== null,
    uncharged: isUndecided(reason),
    ...(told_amount !== null && { amount: told_amount }),
    ...(told_currency !== null && { currency: told_currency }),
  };
}

/** The charge cannot be the order's payment: it is recorded with its own amount and refunded; the buyer may retry. */
async function recordForRefund(
  tx: Payments['db'],
  { placed, attempt }: LockedAttempt,
  { transaction_id, amount, proved }: { transaction_id: string; amount: number; proved: boolean },
  { now, by }: { now: Date; by: By },
): Promise<void> {
  const { provider, paytype, attempt_id, code } = attempt;
  const transaction = { provider, transaction_id, attempt_id, proved };
  await noteUnexpectedPayment(tx, placed, { amount, paytype, by, now, transaction });
  const over = { state: 'excess', changed_at: now, due_at: null, busy_until: null, reason: null } as const;
  await saveAttempt(tx, attempt, { ...over, transaction_id });
  const left = await lockOrder(tx, code);
  if (stepFor('payment_declined', factsOf(left), now, by.actor))
    await declinePayment(tx, left, { by, now, charged: amount });
  await noteOrderPending(tx, attempt, now);
}

function textsOf({ transaction_id, amount }: { transaction_id: string; amount: number }): Record<string, string> {
  return { transaction_id, amount: String(amount) };
}
