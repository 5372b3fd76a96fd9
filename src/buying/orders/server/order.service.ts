import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { putBackIntoCart } from '#catalogue/cart/server/cart-order.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { OrderDetail, OrderLineView, OrderSummary } from '../order.contract.ts';
import { PAID } from '../order.rules.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import { memberDetail } from './order-detail.service.ts';
import { lineView, memberSummary } from './order-view.ts';
import { type OrderRow, type OrderWithLines, orderLines } from './order-write.service.ts';

interface OrderList {
  list: OrderSummary[];
  total: number;
  next: string | null;
}

interface ListQuestion {
  member_id: number;
  /** Product §6: `latest` is in progress, or its days for a return have not passed; `history` is the rest. */
  kind: 'latest' | 'history';
  after: string | undefined;
  limit: number;
  lang: Lang;
  now?: Date;
}

/** Newest first. */
export async function listOrders(db: Db, question: ListQuestion): Promise<OrderList> {
  const { member_id, kind, after, limit, lang, now = new Date() } = question;
  const moves = or(isNull(shopOrder.settled_at), gt(shopOrder.settled_at, now));
  const own = and(eq(shopOrder.member_id, member_id), kind === 'latest' ? moves : lte(shopOrder.settled_at, now));
  const rows = await db
    .select()
    .from(shopOrder)
    .where(and(own, after === undefined ? undefined : behind(after, member_id)))
    .orderBy(desc(shopOrder.created_at), desc(shopOrder.order_id))
    .limit(limit + 1);
  const shown = await withLines(db, rows.slice(0, limit));
  return {
    list: shown.map((placed) => memberSummary(placed, { lang, now })),
    total: await db.$count(shopOrder, own),
    next: rows.length > limit ? (shown.at(-1)?.order.code ?? null) : null,
  };
}

/** Another member's order is not found. */
export async function readOrder(
  db: Db,
  { member_id, code, lang, now = new Date() }: { member_id: number; code: string; lang: Lang; now?: Date },
): Promise<OrderDetail> {
  return memberDetail(db, await findOrder(db, code, member_id), { lang, now });
}

/** With a member id, only that member's own. */
export async function findOrder(db: Db, code: string, memberId?: number): Promise<OrderWithLines> {
  const own = memberId === undefined ? undefined : eq(shopOrder.member_id, memberId);
  const [order] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.code, code), own));
  if (!order) throw new Refusal('not_found');
  return { order, lines: await orderLines(db, order.order_id) };
}

export async function newestOrder(db: Db): Promise<OrderWithLines | undefined> {
  const [order] = await db.select().from(shopOrder).orderBy(desc(shopOrder.order_id)).limit(1);
  return order && { order, lines: await orderLines(db, order.order_id) };
}

export async function hasOrders(db: Db): Promise<boolean> {
  const [one] = await db.select({ order_id: shopOrder.order_id }).from(shopOrder).limit(1);
  return one !== undefined;
}

/** Whether there are orders of other members than these. */
export async function hasOrdersOfOthers(db: Db, memberIds: readonly number[]): Promise<boolean> {
  return (await db.$count(shopOrder, notInArray(shopOrder.member_id, [...memberIds]))) > 0;
}

export async function hasPaidOrders(db: Db): Promise<boolean> {
  const paid = and(inArray(shopOrder.payment_status, [...PAID]), eq(shopOrder.test, false));
  const [one] = await db.select({ order_id: shopOrder.order_id }).from(shopOrder).where(paid).limit(1);
  return one !== undefined;
}

/** Lets other features check whether a member may write about an order. */
export async function isOwnOrder(db: Db, memberId: number, code: string): Promise<boolean> {
  return (await db.$count(shopOrder, and(eq(shopOrder.code, code), eq(shopOrder.member_id, memberId)))) > 0;
}

/** One query for all of them. */
export async function withLines(db: Db, orders: readonly OrderRow[]): Promise<OrderWithLines[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ order_id }) => order_id);
  const rows = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.order_id, ids))
    .orderBy(asc(orderLine.order_id), asc(orderLine.position));
  const lines = Map.groupBy(rows, ({ order_id }) => order_id);
  return orders.map((order) => ({ order, lines: lines.get(order.order_id) ?? [] }));
}

/** Returns the prints that are no longer available. */
export function reorder(
  db: Db,
  { member_id, code, lang }: { member_id: number; code: string; lang: Lang },
): Promise<{ added: number; gone: OrderLineView[] }> {
  return inTransaction(db, async (tx) => {
    const { lines } = await findOrder(tx, code, member_id);
    const gone = await putBackIntoCart(tx, member_id, lines);
    return { added: lines.length - gone.length, gone: gone.map((line) => lineView(line, lang)) };
  });
}

/** The orders after the last one shown. Another member's code matches nothing. */
function behind(code: string, memberId: number): SQL {
  return sql`(${shopOrder.created_at}, ${shopOrder.order_id}) < (select shown.created_at, shown.order_id
    from shop_order as shown where shown.code = ${code} and shown.member_id = ${memberId})`;
}
