import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { orderStatus } from '../order.rules.ts';
import { withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';

/** All orders of a member with what was bought, for their own copy of their data. */
export async function exportOrders(db: Db, memberId: number) {
  const rows = await db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.member_id, memberId))
    .orderBy(desc(shopOrder.created_at), desc(shopOrder.order_id));
  return (await withLines(db, rows)).map(({ order: { order_id: _, member_id: __, ...order }, lines }) => ({
    ...order,
    status: orderStatus(order),
    lines: lines.map(({ line_id: _line, order_id: _order, ...line }) => line),
  }));
}

/** Whether something is still to be paid, made, sent or paid back: until then the member is needed. */
export async function hasMovingOrders(db: Db, memberId: number): Promise<boolean> {
  return (await db.$count(shopOrder, and(eq(shopOrder.member_id, memberId), isNull(shopOrder.settled_at)))) > 0;
}

/** The ids of everybody who has ever ordered, as something to look in. */
export function buyersIds(db: Db) {
  return db.select({ member_id: shopOrder.member_id }).from(shopOrder);
}

/** How many orders these members have placed, by member. */
export async function countOrdersOf(db: Db, memberIds: readonly number[]): Promise<Map<number, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ member_id: shopOrder.member_id, count: count() })
    .from(shopOrder)
    .where(inArray(shopOrder.member_id, [...memberIds]))
    .groupBy(shopOrder.member_id);
  return new Map(rows.map((row) => [row.member_id, row.count]));
}
