import { and, asc, eq, inArray, notExists, notInArray } from 'drizzle-orm';
import { removeCertificatesOf } from '#buying/certificates/server/certificate-state.service.ts';
import { removeGiftLinks } from '#buying/gifts/server/gift-link.service.ts';
import type { Db } from '#db/server/connect.ts';
import { bankLine } from './bank-statement.tables.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';
import { orderIdempotency } from './order-key.tables.ts';
import { orderPayment, orderRefund, orderReturn, orderTransfer } from './order-money.tables.ts';
import { refundAccount } from './refund-account.tables.ts';
import { refundCase } from './refund-case.tables.ts';

/** For the demo and for test orders; a real shop keeps its real orders. Their own features remove payments and shares before. */
export async function removeOrders(tx: Db, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds];
  // A statement's line stays: the same statement uploaded again confirms nothing with it.
  await tx.update(bankLine).set({ order_id: null }).where(inArray(bankLine.order_id, ids));
  await removeCertificatesOf(tx, ids);
  await removeGiftLinks(tx, ids);
  const parts = [
    refundAccount,
    refundCase,
    orderEvent,
    orderTransfer,
    orderReturn,
    orderRefund,
    orderPayment,
    orderLine,
  ];
  for (const table of parts) {
    await tx.delete(table).where(inArray(table.order_id, ids));
  }
  await tx.delete(shopOrder).where(inArray(shopOrder.order_id, ids));
}

export async function membersWithOrders(tx: Db, memberIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ member_id: shopOrder.member_id })
    .from(shopOrder)
    .where(inArray(shopOrder.member_id, [...memberIds]));
  return new Set(rows.map(({ member_id }) => member_id));
}

/** Which of these works are on an order other than the given ones. */
export async function orderedWorks(
  tx: Db,
  itemIds: readonly number[],
  except: readonly number[] = [],
): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ item_id: orderLine.item_id })
    .from(orderLine)
    .where(and(inArray(orderLine.item_id, [...itemIds]), notInArray(orderLine.order_id, [...except])));
  return new Set(rows.map(({ item_id }) => item_id));
}

export async function forgetOrderKeys(tx: Db, memberIds: readonly number[]): Promise<void> {
  await tx.delete(orderIdempotency).where(inArray(orderIdempotency.member_id, [...memberIds]));
}

/** The orders of these members that contain only these works. */
export async function ordersOnlyOf(
  db: Db,
  { members, works }: { members: readonly number[]; works: readonly number[] },
): Promise<number[]> {
  const other = db
    .select({ order_id: orderLine.order_id })
    .from(orderLine)
    .where(and(eq(orderLine.order_id, shopOrder.order_id), notInArray(orderLine.item_id, [...works])));
  const rows = await db
    .select({ order_id: shopOrder.order_id })
    .from(shopOrder)
    .where(and(inArray(shopOrder.member_id, [...members]), notExists(other)))
    .orderBy(asc(shopOrder.order_id));
  return rows.map(({ order_id }) => order_id);
}

export function countOrdersOf(db: Db, members: readonly number[], except: readonly number[]): Promise<number> {
  const isOther = notInArray(shopOrder.order_id, [...except]);
  return db.$count(shopOrder, and(inArray(shopOrder.member_id, [...members]), isOther));
}

export async function picturesOnOrders(db: Db, hashes: readonly string[]): Promise<string[]> {
  const hash = orderLine.picture_hash;
  const rows = await db
    .selectDistinct({ hash })
    .from(orderLine)
    .where(inArray(hash, [...hashes]));
  return rows.flatMap((row) => row.hash ?? []);
}
