import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';

/** What the books say of one transaction at a provider, in minor units. */
export interface TransactionBook {
  paid: number;
  /** Paid back through the provider. */
  refunded: number;
  /** Owed through the provider and not paid back yet. */
  owed: number;
}

/** Everything the books have about a transaction; nothing at all when it is not in them. */
export async function transactionBook(db: Db, provider: string, transactionId: string): Promise<TransactionBook> {
  const isThrough = sql`${orderRefund.through} = 'provider' and ${orderRefund.stuck} is null`;
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${orderRefund.amount}) filter (where ${isThrough} and ${condition}), 0)::int`;
  const [row] = await db
    .select({
      paid: orderPayment.amount,
      refunded: sum(sql`${orderRefund.done_at} is not null`),
      owed: sum(sql`${orderRefund.done_at} is null`),
    })
    .from(orderPayment)
    .leftJoin(orderRefund, eq(orderRefund.payment_id, orderPayment.payment_id))
    .where(and(eq(orderPayment.provider, provider), eq(orderPayment.transaction_id, transactionId)))
    .groupBy(orderPayment.payment_id);
  return row ?? { paid: 0, refunded: 0, owed: 0 };
}
