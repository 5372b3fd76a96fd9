import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { periodOf } from '../invoice-periods.rules.ts';
import { canStillVoid } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance, invoiceEvent } from './invoice.tables.ts';
import { type Paid, type PaidLine, type PaidOrder, queueAllowance, queueInvoice } from './invoice-queue.service.ts';
import { stepFacts } from './invoice-result.service.ts';

interface Past extends Paid {
  number: string;
  /** Of this payment, in their order. */
  refunds: readonly { refund_id: number; amount: number; at: Date }[];
}

/**
 * Enters the invoice of a past order as if the accountant had issued it on the day of the payment, with the allowances of its refunds.
 * A full refund voids it if that was possible. Only for the demo: no provider is asked.
 */
export async function enterPastInvoice(
  tx: Db,
  order: PaidOrder,
  lines: readonly PaidLine[],
  { number, refunds, ...paid }: Past,
): Promise<void> {
  await queueInvoice(tx, order, lines, paid);
  // Not one that a process is issuing, or has issued.
  const isNew = and(eq(invoice.state, 'queued'), isNull(invoice.number));
  const dated = { issued_at: paid.at, period: periodOf(paid.at), next_at: null } as const;
  const [row] = await tx
    .update(invoice)
    .set({ ...dated, state: 'issued', way: 'manual', number })
    .where(and(eq(invoice.order_id, order.order_id), isNew))
    .returning();
  if (!row) return;
  const { invoice_id } = row;
  const entered = { invoice_id, act: 'enter', outcome: 'done' } as const;
  await tx.insert(invoiceEvent).values({ ...entered, noted: { number, date: shopDay(paid.at) }, at: paid.at });
  for (const { refund_id, amount, at } of refunds) {
    await queueAllowance(tx, { refund_id, order_id: order.order_id, amount, at });
    const isVoid = amount === order.total && canStillVoid(stepFacts(row), at);
    const issued = { state: 'issued', number: `${number}-${refund_id}`, issued_at: at, period: periodOf(at) } as const;
    await tx
      .update(invoiceAllowance)
      .set(isVoid ? { state: 'covered' } : issued)
      .where(eq(invoiceAllowance.refund_id, refund_id));
    const noted = { number: `${number}-${refund_id}`, date: shopDay(at) };
    await tx
      .insert(invoiceEvent)
      .values(isVoid ? { ...entered, act: 'enter_void', noted: { date: shopDay(at) }, at } : { ...entered, noted, at });
    const ended = isVoid ? ({ state: 'void', voided_at: at } as const) : {};
    await tx
      .update(invoice)
      .set({ ...ended, next_at: null })
      .where(eq(invoice.invoice_id, invoice_id));
  }
}
