import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { wasPaid } from '../order.rules.ts';
import { noticeAbout } from '../order-notices.rules.ts';
import { stepFor } from '../order-steps.rules.ts';
import { mailAbout } from './order-mail.service.ts';
import { ordinaryPayment, oweRefund } from './order-refund.service.ts';
import {
  applyStep,
  factsOf,
  type Hand,
  letEditionsGo,
  lockOrder,
  type Moment,
  type OrderWithLines,
} from './order-write.service.ts';
import { asksForAccount } from './refund-account.service.ts';

export interface Asking extends Partial<Moment> {
  member_id: number;
  code: string;
}

/** A member cancels an order: immediately before production, else they request it, and staff decide. */
export async function cancelOrder(
  db: Db,
  { member_id, code, now = new Date(), quiet }: Asking,
  reason = '',
): Promise<void> {
  if (!quiet) await requireWithinLimit(db, { limit: 'order_cancel', who: String(member_id) });
  await inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code, member_id);
    const by = { actor: 'member', member_id } as const;
    if (stepFor('cancel', factsOf(placed), now, 'member')) return stopOrder(tx, placed, { by, reason, now, quiet });
    const set = { cancel_reason: reason };
    const asked = await applyStep(tx, placed, { action: 'request_cancel', by, now, set, data: { reason } });
    const notice = noticeAbout('cancellation_requested', asked.order);
    if (!quiet) await raiseNotice(tx, { ...notice, occurrence: now.toISOString() });
    await mailAbout(tx, asked, { kind: 'cancellation_requested' }, { quiet });
  });
}

/** Cancels an order that may be cancelled immediately. */
export async function stopOrder(
  tx: Db,
  placed: OrderWithLines,
  { by, reason, now, quiet }: Hand & { reason: string },
): Promise<void> {
  const set = by.actor === 'member' ? { cancel_reason: reason } : { cancel_answer: reason };
  const stopped = await applyStep(tx, placed, { action: 'cancel', by, now, set, data: { reason } });
  await undoOrder(tx, stopped, reason, { now, quiet });
}

/** Staff answer a cancellation request. */
export async function decideCancellation(
  tx: Db,
  placed: OrderWithLines,
  { by, accept, reason, now, quiet }: Hand & { accept: boolean; reason: string },
): Promise<void> {
  const decided = await applyStep(tx, placed, {
    action: 'decide_cancellation',
    to: accept ? 'accepted' : 'refused',
    by,
    now,
    set: { cancel_answer: reason },
    data: { accept, reason },
  });
  if (accept) return undoOrder(tx, decided, reason, { now, quiet });
  await mailAbout(tx, decided, { kind: 'cancellation_decided', accepted: false, reason }, { quiet });
}

/** Releases the editions and owes the buyer the rest of the payment. */
async function undoOrder(tx: Db, stopped: OrderWithLines, reason: string, { now, quiet }: Moment): Promise<void> {
  let placed = await letEditionsGo(tx, stopped);
  if (wasPaid(placed.order) && (await ordinaryPayment(tx, placed)).left > 0)
    placed = await oweRefund(tx, placed, { why: 'cancelled', now });
  const account_wanted = placed.order.refund_due > 0 && (await asksForAccount(tx, placed, { now, quiet }));
  await mailAbout(tx, placed, { kind: 'cancellation_decided', accepted: true, account_wanted, reason }, { quiet });
}
