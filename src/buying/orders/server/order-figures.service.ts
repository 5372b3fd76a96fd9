import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Currency } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { WaitingQueue } from '../order-queues.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { QUEUES } from './order-queues.ts';

/** One statement, each count by the index of its queue. */
export async function countQueues(db: Db, queues: readonly WaitingQueue[]): Promise<Map<WaitingQueue, number>> {
  if (queues.length === 0) return new Map();
  const counts = queues.map((name) => sql`(select count(*)::int from ${shopOrder} where ${QUEUES[name].which})`);
  const names = counts.map((count, at) => sql`${count} as ${sql.identifier(queues[at] ?? '')}`);
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(names, sql`, `)}`);
  return new Map(queues.map((name) => [name, rows[0]?.[name] ?? 0]));
}

/** Refunds that a provider could not pay, so that staff have to. */
export function stuckRefunds(db: Db): Promise<number> {
  return db.$count(orderRefund, and(isNotNull(orderRefund.stuck), isNull(orderRefund.done_at)));
}

/** By currency, without test orders. */
export function placedSince(db: Db, since: Date) {
  return db
    .select({
      currency: shopOrder.currency,
      count: sql<number>`count(*)::int`,
      total: sql<number>`sum(${shopOrder.total})::float8`,
    })
    .from(shopOrder)
    .where(and(gte(shopOrder.created_at, since), eq(shopOrder.test, false)))
    .groupBy(shopOrder.currency);
}

/** Money received and not refunded on each of the shop's days, by currency; days without money are missing. */
export function paidByDay(db: Db, since: Date): Promise<{ day: string; currency: Currency; total: number }[]> {
  const day = sql<string>`to_char(${orderPayment.received_at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ day, currency: shopOrder.currency, total: sql<number>`sum(${orderPayment.amount})::float8` })
    .from(orderPayment)
    .innerJoin(shopOrder, eq(shopOrder.order_id, orderPayment.order_id))
    .where(and(gte(orderPayment.received_at, since), eq(orderPayment.kept, true), eq(orderPayment.test, false)))
    .groupBy(day, shopOrder.currency);
}
