import { asc, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopOrder } from './order.tables.ts';

/** Worded like the index. */
const isTest = sql`${shopOrder.test}`;

export function countTestOrders(db: Db): Promise<number> {
  return db.$count(shopOrder, isTest);
}

/** A few test orders, locked. They never have numbers of limited editions. */
export function testOrders(tx: Db, limit: number) {
  const { order_id, code } = shopOrder;
  return tx.select({ order_id, code }).from(shopOrder).where(isTest).orderBy(asc(order_id)).limit(limit).for('update');
}
