import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { bankLine } from './bank-statement.tables.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';
import { orderIdempotency } from './order-key.tables.ts';
import { orderPayment, orderRefund, orderReturn, orderTransfer } from './order-money.tables.ts';
import { refundCase } from './refund-case.tables.ts';

/** Removes orders for good; a real shop keeps them. Payments and shares are removed by their own features before. */
export async function removeOrders(tx: Db, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds];
  // A line of a statement stays read: the same statement sent again confirms nothing by it.
  await tx.update(bankLine).set({ order_id: null }).where(inArray(bankLine.order_id, ids));
  for (const table of [refundCase, orderEvent, orderTransfer, orderReturn, orderRefund, orderPayment, orderLine]) {
    await tx.delete(table).where(inArray(table.order_id, ids));
  }
  await tx.delete(shopOrder).where(inArray(shopOrder.order_id, ids));
}

/** Which of these members have an order. */
export async function membersWithOrders(tx: Db, memberIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ member_id: shopOrder.member_id })
    .from(shopOrder)
    .where(inArray(shopOrder.member_id, [...memberIds]));
  return new Set(rows.map(({ member_id }) => member_id));
}

/** Which of these works are on an order. */
export async function orderedWorks(tx: Db, itemIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ item_id: orderLine.item_id })
    .from(orderLine)
    .where(inArray(orderLine.item_id, [...itemIds]));
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Forgets the keys by which members sent an order twice. */
export async function forgetOrderKeys(tx: Db, memberIds: readonly number[]): Promise<void> {
  await tx.delete(orderIdempotency).where(inArray(orderIdempotency.member_id, [...memberIds]));
}
