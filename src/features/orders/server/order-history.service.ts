import type { Db } from '#db/server/connect.ts';
import { recordSales } from '#features/catalog/server/item-history.service.ts';
import { wasPaid } from '../order.rules.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund, orderReturn, orderTransfer } from './order-money.tables.ts';
import type { PastOrder } from './past-order-facts.ts';

/** Whether anybody has ordered yet. */
export async function hasOrders(db: Db): Promise<boolean> {
  const [one] = await db.select({ order_id: shopOrder.order_id }).from(shopOrder).limit(1);
  return one !== undefined;
}

/**
 * Gives a shop without orders its past, for the demo or from another shop: all rows in a few statements, the sales and
 * editions that follow from them, and no mails. Editions are numbered in the order of purchase.
 */
export async function recordOrders(tx: Db, pasts: readonly PastOrder[], numbered: ReadonlySet<number>): Promise<void> {
  if (pasts.length === 0) return;
  const inTime = pasts.toSorted((one, other) => +one.order.created_at - +other.order.created_at);
  numberEditions(inTime, numbered);
  const orders = await tx
    .insert(shopOrder)
    .values(inTime.map(({ order }) => order))
    .returning();
  const ids = new Map(orders.map(({ code, order_id }) => [code, order_id]));
  const all = <Row extends object>(rows: (past: PastOrder) => Row[]) =>
    inTime.flatMap((past) => rows(past).map((row) => ({ ...row, order_id: ids.get(past.order.code) ?? 0 })));
  const lines = await tx
    .insert(orderLine)
    .values(all((past) => past.lines))
    .returning();
  await tx.insert(orderEvent).values(all((past) => past.events));
  const paid = all((past) => past.payments);
  const payments = paid.length === 0 ? [] : await tx.insert(orderPayment).values(paid).returning();
  const transfers = all((past) => past.transfers);
  if (transfers.length > 0) await tx.insert(orderTransfer).values(transfers);
  const refunds = all((past) => past.refunds).map(({ payment, ...refund }) => ({
    ...refund,
    payment_id: payments.filter(({ order_id }) => order_id === refund.order_id)[payment]?.payment_id ?? 0,
  }));
  if (refunds.length > 0) await tx.insert(orderRefund).values(refunds);
  const lineIds = new Map(lines.map(({ order_id, position, line_id }) => [`${order_id} ${position}`, line_id]));
  const returns = all((past) => past.returns).map((back) => ({
    ...back,
    lines: back.lines.map(({ line_id, nums }) => ({ line_id: lineIds.get(`${back.order_id} ${line_id}`) ?? 0, nums })),
  }));
  if (returns.length > 0) await tx.insert(orderReturn).values(returns);
  await recordSales(tx, soldBy(inTime));
}

function numberEditions(pasts: readonly PastOrder[], numbered: ReadonlySet<number>): void {
  const given = new Map<number, number>();
  for (const { lines, letGo } of pasts) {
    for (const line of lines) {
      if (letGo || !numbered.has(line.item_id)) continue;
      const before = given.get(line.item_id) ?? 0;
      line.edition_numbers = Array.from({ length: line.nums }, (_, at) => before + 1 + at);
      given.set(line.item_id, before + line.nums);
    }
  }
}

function soldBy(pasts: readonly PastOrder[]) {
  const sold = new Map<number, { sales: number; edition_sold: number }>();
  for (const { order, lines } of pasts) {
    for (const { item_id, nums, edition_numbers } of lines) {
      const { sales, edition_sold } = sold.get(item_id) ?? { sales: 0, edition_sold: 0 };
      const paid = wasPaid(order) ? nums : 0;
      sold.set(item_id, { sales: sales + paid, edition_sold: edition_sold + edition_numbers.length });
    }
  }
  return sold;
}
