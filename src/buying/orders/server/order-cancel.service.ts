import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { wasPaid } from '../order.rules.ts';
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

/** A member's wish about an order of their own. */
export interface Asking extends Partial<Moment> {
  member_id: number;
  code: string;
}

/** A member calls an order off: at once while nothing was made, else they ask, and staff decide. */
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
    await mailAbout(tx, asked, { kind: 'cancellation_requested' }, { quiet });
  });
}

/** Stops an order that may be stopped at once. */
export async function stopOrder(
  tx: Db,
  placed: OrderWithLines,
  { by, reason, now, quiet }: Hand & { reason: string },
): Promise<void> {
  const set = by.actor === 'member' ? { cancel_reason: reason } : { cancel_answer: reason };
  const stopped = await applyStep(tx, placed, { action: 'cancel', by, now, set, data: { reason } });
  await undoOrder(tx, stopped, reason, { now, quiet });
}

/** Staff answer a member who asked to stop an order. */
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

/** Editions are free again, and whatever is left of the payment is owed back. */
async function undoOrder(tx: Db, stopped: OrderWithLines, reason: string, { now, quiet }: Moment): Promise<void> {
  let placed = await letEditionsGo(tx, stopped);
  if (wasPaid(placed.order) && (await ordinaryPayment(tx, placed)).left > 0)
    placed = await oweRefund(tx, placed, { why: 'cancelled', now });
  await mailAbout(tx, placed, { kind: 'cancellation_decided', accepted: true, reason }, { quiet });
}
