import { noteNumber } from '#buying/orders/server/order-money.service.ts';
import type { Db } from '#db/server/connect.ts';
import { LAPSE_GRACE_MS, nextCheck } from '../payment-states.rules.ts';
import { type LockedAttempt, saveAttempt } from './payment-attempt.service.ts';
import type { Outcome } from './payment-provider.ts';

/**
 * Stores the number that the provider issued for a later payment (a virtual account, or a store's payment code). The order's
 * page shows it, and the order stays open for as long as the number is valid. A number for another amount than the attempt's
 * is not shown.
 */
export async function savePayNumber(
  tx: Db,
  { placed, attempt }: LockedAttempt,
  { bank, number, until, amount }: Extract<Outcome, { state: 'numbered' }>,
  { now }: { now: Date },
): Promise<void> {
  const isSettled = attempt.state === 'paid' || attempt.state === 'excess';
  if (isSettled) return;
  if (attempt.pay_number === number) {
    const { looks } = attempt;
    return void (await saveAttempt(tx, attempt, { due_at: nextCheck(looks, now), looks: looks + 1, busy_until: null }));
  }
  if (amount !== attempt.amount) return void (await saveAttempt(tx, attempt, { reason: 'amount_differs' }));
  const { paytype } = attempt;
  const set = { pay_bank: bank, pay_number: number, pay_until: until, due_at: nextCheck(0, now), looks: 1 };
  await saveAttempt(tx, attempt, { ...set, busy_until: null });
  const lapses_at = new Date(until.getTime() + LAPSE_GRACE_MS);
  await noteNumber(tx, placed, { paytype, bank, number, until: until.toISOString() }, { lapses_at, now });
}
