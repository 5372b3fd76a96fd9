import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type CaseChange, type CaseDecision, caseChanges } from '../refund-case.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { nameRequest, type PaymentRow, REFUND_CHANNEL, type RefundRow, refundsOf } from './order-refund.service.ts';
import { addForeign, endReturn } from './order-settle.service.ts';
import { lockOrder, type OrderWithLines, saveOrder } from './order-write.service.ts';
import type { RefundCaseRow } from './refund-case.service.ts';
import { refundCase } from './refund-case.tables.ts';
import { payRefundThrough } from './refund-payment.service.ts';

interface Deciding {
  decision: CaseDecision;
  /** Our refund, if staff say that it is one. */
  refund_id?: number | undefined;
  member_id: number;
  now?: Date;
}

/**
 * Staff decide what an unmatched refund at a provider is, once; of two concurrent decisions, one is refused. If another refund
 * in flight prevents the decision, it is a conflict. Returns the order's code.
 */
export function decideCase(db: Db, caseId: number, { decision, refund_id, member_id, now = new Date() }: Deciding) {
  return inTransaction(db, async (tx): Promise<string> => {
    const { found, code } = await findCase(tx, caseId);
    let placed = await lockOrder(tx, code);
    const [payment] = await tx.select().from(orderPayment).where(eq(orderPayment.payment_id, found.payment_id));
    const taken = await tx
      .update(refundCase)
      .set({ decision, decided_at: now, member_id })
      .where(and(eq(refundCase.case_id, caseId), isNull(refundCase.decided_at)))
      .returning();
    if (!payment || taken.length === 0) throw new Refusal('conflict');
    const ours = await refundsOf(tx, payment.payment_id);
    const there = { ...found, request_id: null };
    const changes = caseChanges(
      { paid: payment.amount, ours },
      { ...found, there },
      { decision, ...(refund_id !== undefined && { of: refund_id }) },
    );
    if (!changes) throw new Refusal('conflict');
    for (const change of changes) placed = await carryOut(tx, placed, { payment, ours, found, change, now });
    await handleNotices(tx, {
      kinds: ['payment_problem'],
      subjects: [code],
      occurrence: `case ${caseId}`,
      by: member_id,
    });
    await recordChange(tx, {
      staff_id: member_id,
      subject: 'payment',
      subject_id: payment.attempt_id ?? code,
      action: 'decide_refund',
      after: { order: code, decision, refund: found.provider_refund_id, amount: found.amount },
      at: now,
    });
    return code;
  });
}

async function findCase(tx: Db, caseId: number): Promise<{ found: RefundCaseRow; code: string }> {
  const [row] = await tx
    .select({ found: refundCase, code: shopOrder.code })
    .from(refundCase)
    .innerJoin(shopOrder, eq(shopOrder.order_id, refundCase.order_id))
    .where(eq(refundCase.case_id, caseId));
  if (!row) throw new Refusal('not_found');
  return row;
}

interface Change {
  payment: PaymentRow;
  ours: readonly RefundRow[];
  found: RefundCaseRow;
  change: CaseChange;
  now: Date;
}

async function carryOut(
  tx: Db,
  placed: OrderWithLines,
  { payment, ours, found, change, now }: Change,
): Promise<OrderWithLines> {
  if (change.what === 'add_foreign') return addForeign(tx, placed, payment, found, now);
  const own = ours.find(({ refund_id }) => refund_id === change.refund_id);
  if (!own) throw new Refusal('conflict');
  if (change.what === 'owe_less') return oweLess(tx, placed, own, change.amount, now);
  const more = Math.max(0, change.amount - own.amount);
  const { provider_refund_id } = found;
  if (more > 0) await tx.update(orderRefund).set({ amount: change.amount }).where(isRow(own));
  const owing = await saveOrder(tx, placed, { refund_due: placed.order.refund_due + more }, now);
  const by = { actor: 'provider' } as const;
  const paid = { amount: change.amount, provider_refund_id, by, now };
  const settled = await payRefundThrough(tx, owing, own.refund_id, paid);
  if (!settled) throw new Refusal('conflict');
  await endReturn(tx, settled, now);
  return settled.placed;
}

/** The buyer already has part of the owed money: the rest is requested under a new number, or paid by hand as before. */
async function oweLess(
  tx: Db,
  placed: OrderWithLines,
  own: RefundRow,
  amount: number,
  now: Date,
): Promise<OrderWithLines> {
  if (amount === 0) await tx.delete(orderRefund).where(isRow(own));
  else {
    const again = own.through === 'provider' ? { stuck: null, sent_at: null, tries: 0, next_at: now } : {};
    await tx
      .update(orderRefund)
      .set({ amount, ...again })
      .where(isRow(own));
    if (own.through === 'provider') {
      await nameRequest(tx, own.refund_id, `${placed.order.code}-R${own.refund_id}-${amount}`);
      await sendNotice(tx, REFUND_CHANNEL, '');
    }
  }
  return saveOrder(tx, placed, { refund_due: placed.order.refund_due - own.amount + amount }, now);
}

function isRow({ refund_id }: RefundRow) {
  return eq(orderRefund.refund_id, refund_id);
}
