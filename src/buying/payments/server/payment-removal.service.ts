import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';

export async function removePaymentsOf(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.delete(paymentEvent).where(inArray(paymentEvent.order_id, [...orderIds]));
  await tx.delete(paymentAttempt).where(inArray(paymentAttempt.order_id, [...orderIds]));
}
