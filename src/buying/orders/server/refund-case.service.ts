import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { DECISIONS_OF } from '../refund-case.rules.ts';
import { type RefundNews, refundStage } from '../refund-ledger.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import type { PaymentRow } from './order-refund.service.ts';
import { refundCase } from './refund-case.tables.ts';

export type RefundCaseRow = typeof refundCase.$inferSelect;

/** So many are listed: more than that is one trouble and not many. */
const MOST = 100;

/** Puts a refund at the provider before staff, once. */
export async function openCase(
  tx: Db,
  { order_id, payment_id, provider }: PaymentRow,
  { kind, there, refund_id }: Extract<RefundNews, { what: 'open_case' }>,
  now: Date,
): Promise<void> {
  const { provider_refund_id, amount, state } = there;
  await tx
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
    .onConflictDoNothing();
}

/** Which of these numbers at a provider staff were asked about, decided or not. */
export async function caseNumbers(db: Db, provider: string, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ number: refundCase.provider_refund_id })
    .from(refundCase)
    .where(and(eq(refundCase.provider, provider), inArray(refundCase.provider_refund_id, [...numbers])));
  return rows.map(({ number }) => number);
}

/**
 * The refunds at providers that wait for a decision, the oldest first, with our refunds of the same payment beside each; of one
 * order alone, if it is named.
 */
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
    // The amount of a refund that was recorded as paid is not changed any more.
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

/** How many refunds at providers wait for a decision. */
export function countCases(db: Db): Promise<number> {
  return db.$count(refundCase, isNull(refundCase.decided_at));
}
