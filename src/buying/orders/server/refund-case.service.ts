import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { DECISIONS_OF } from '../refund-case.rules.ts';
import { type RefundNews, refundStage } from '../refund-ledger.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import type { PaymentRow } from './order-refund.service.ts';
import { refundCase } from './refund-case.tables.ts';

export type RefundCaseRow = typeof refundCase.$inferSelect;

/** The most cases in the list: more have one common cause. */
const MOST = 100;

/** Opens a case for staff, once for each refund at the provider. */
export async function openCase(
  tx: Db,
  { order_id, payment_id, provider }: PaymentRow,
  { kind, there, refund_id }: Extract<RefundNews, { what: 'open_case' }>,
  now: Date,
): Promise<void> {
  const { provider_refund_id, amount, state } = there;
  const [opened] = await tx
    .insert(refundCase)
    .values({
      order_id,
      payment_id,
      kind,
      refund_id,
      provider: provider ?? '',
      provider_refund_id,
      amount,
      state,
      opened_at: now,
    })
    .onConflictDoNothing()
    .returning({ case_id: refundCase.case_id });
  if (!opened) return;
  const { code, currency } = shopOrder;
  const [order] = await tx.select({ code, currency }).from(shopOrder).where(eq(shopOrder.order_id, order_id));
  if (!order) return;
  const facts = { what: 'refund_case', amount, currency: order.currency } as const;
  await raiseNotice(tx, { kind: 'payment_problem', subject: order.code, occurrence: `case ${opened.case_id}`, facts });
}

/** Which of these numbers at a provider have a case, decided or not. */
export async function caseNumbers(db: Db, provider: string, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ number: refundCase.provider_refund_id })
    .from(refundCase)
    .where(and(eq(refundCase.provider, provider), inArray(refundCase.provider_refund_id, [...numbers])));
  return rows.map(({ number }) => number);
}

/** The open cases, the oldest first, with our refunds of the same payment; optionally of one order. */
export async function caseViews(db: Db, orderId?: number) {
  const isOpen = isNull(refundCase.decided_at);
  const open = await db
    .select({ found: refundCase, code: shopOrder.code, currency: shopOrder.currency, paid: orderPayment.amount })
    .from(refundCase)
    .innerJoin(shopOrder, eq(shopOrder.order_id, refundCase.order_id))
    .innerJoin(orderPayment, eq(orderPayment.payment_id, refundCase.payment_id))
    .where(orderId === undefined ? isOpen : and(isOpen, eq(refundCase.order_id, orderId)))
    .orderBy(asc(refundCase.opened_at), asc(refundCase.case_id))
    .limit(MOST);
  if (open.length === 0) return [];
  const payments = open.map(({ found }) => found.payment_id);
  const refunds = await db
    .select()
    .from(orderRefund)
    .where(inArray(orderRefund.payment_id, payments))
    .orderBy(asc(orderRefund.refund_id));
  return open.map(({ found, code, currency, paid }) => {
    const { case_id, kind, provider_refund_id, amount, opened_at, payment_id } = found;
    // The amount of a refund that was recorded as paid cannot change any more.
    const isPaid = refunds.some(({ refund_id, done_at }) => refund_id === found.refund_id && done_at !== null);
    const ours = refunds
      .filter((refund) => refund.payment_id === payment_id)
      .map((refund) => ({ refund_id: refund.refund_id, amount: refund.amount, stage: refundStage(refund) }));
    return {
      case_id,
      code,
      kind,
      currency,
      provider_refund_id,
      amount,
      opened_at: opened_at.toISOString(),
      decisions: DECISIONS_OF[kind].filter((decision) => decision !== 'theirs' || !isPaid),
      paid,
      ours,
    };
  });
}

export function countCases(db: Db): Promise<number> {
  return db.$count(refundCase, isNull(refundCase.decided_at));
}
