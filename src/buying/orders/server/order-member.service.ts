import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { giftLinkDates, removeGiftLinks } from '#buying/gifts/server/gift-link.service.ts';
import { invoicesOfOrders } from '#buying/invoices/server/invoice.service.ts';
import type { Db } from '#db/server/connect.ts';
import { orderStatus } from '../order.rules.ts';
import { withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';

/** For the member's own copy of their data. */
export async function exportOrders(db: Db, memberId: number) {
  const rows = await db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.member_id, memberId))
    .orderBy(desc(shopOrder.created_at), desc(shopOrder.order_id));
  const ids = rows.map(({ order_id }) => order_id);
  const invoices = await invoicesOfOrders(db, ids);
  const links = await giftLinkDates(db, ids);
  return (await withLines(db, rows)).map(({ order: { order_id, member_id: _, ...order }, lines }) => ({
    ...order,
    uniform_invoice: invoices.get(order_id) ?? null,
    gift_link: links.get(order_id) ?? null,
    status: orderStatus(order),
    lines: lines.map(({ line_id: _line, order_id: _order, ...line }) => line),
  }));
}

/** Whether something is still to be paid, made, sent or refunded: until then the account must stay. */
export async function hasMovingOrders(db: Db, memberId: number): Promise<boolean> {
  return (await db.$count(shopOrder, and(eq(shopOrder.member_id, memberId), isNull(shopOrder.settled_at)))) > 0;
}

/** Of a member who leaves: the links of their gifts stop working, and the words on the cards are erased. */
export async function eraseGiftsOf(tx: Db, memberId: number): Promise<void> {
  const erased = sql`${shopOrder.gift} || '{"recipient": "", "message": "", "giver": ""}'::jsonb`;
  const rows = await tx
    .update(shopOrder)
    .set({ gift: erased as never })
    .where(and(eq(shopOrder.member_id, memberId), isNotNull(shopOrder.gift)))
    .returning({ order_id: shopOrder.order_id });
  await removeGiftLinks(
    tx,
    rows.map(({ order_id }) => order_id),
  );
}

/** A subquery of the ids of everybody who has ever ordered; tests do not count. */
export function buyersIds(db: Db) {
  return db.select({ member_id: shopOrder.member_id }).from(shopOrder).where(eq(shopOrder.test, false));
}

/** By member id, without tests. */
export async function countOrdersOf(db: Db, memberIds: readonly number[]): Promise<Map<number, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ member_id: shopOrder.member_id, count: count() })
    .from(shopOrder)
    .where(and(inArray(shopOrder.member_id, [...memberIds]), eq(shopOrder.test, false)))
    .groupBy(shopOrder.member_id);
  return new Map(rows.map((row) => [row.member_id, row.count]));
}
