import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { ordersWithoutShares } from '#selling/shares/server/share-write.service.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment } from './order-money.tables.ts';
import { bookShares } from './order-shares.service.ts';
import { lockOrder } from './order-write.service.ts';

/** A small page, so that a read is short. */
const PAGE = 500;
const DAY_MS = 86_400_000;

/**
 * Writes the missing shares of paid orders: paid before the ledger existed, or in a process of an older version during an
 * update. One transaction with a lock for each order, so it can be interrupted and repeated. An order that fails does not block
 * the others; the failures are reported at the end. Returns how many were written.
 */
export async function bookMissingShares(db: Db, signal?: Pick<AbortSignal, 'aborted'>): Promise<number> {
  let problem: unknown;
  let booked = 0;
  for (let page = await paidOrders(db, 0); page.length > 0; page = await paidOrders(db, page.at(-1)?.order_id ?? 0)) {
    const missing = await ordersWithoutShares(
      db,
      page.map(({ order_id }) => order_id),
    );
    for (const { order_id, code } of page.filter((one) => missing.has(one.order_id))) {
      if (signal?.aborted) return booked;
      try {
        booked += await bookOne(db, order_id, code);
      } catch (error) {
        problem ??= error;
      }
    }
  }
  if (problem) throw problem;
  return booked;
}

/** Runs once a day, in one process for all. */
export function bookingShares(db: Db): Job {
  return {
    name: 'shares_not_written',
    runsIn: 'one_process',
    every: DAY_MS,
    run: (signal) => bookMissingShares(db, signal),
  };
}

function bookOne(db: Db, orderId: number, code: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    // Another process may have written them before we got the lock.
    if (!(await ordersWithoutShares(tx, [orderId])).has(orderId)) return 0;
    await bookShares(tx, placed);
    return 1;
  });
}

function paidOrders(db: Db, after: number) {
  return db
    .select({ order_id: shopOrder.order_id, code: shopOrder.code })
    .from(orderPayment)
    .innerJoin(shopOrder, eq(shopOrder.order_id, orderPayment.order_id))
    .where(and(eq(orderPayment.kept, true), eq(orderPayment.test, false), gt(orderPayment.order_id, after)))
    .orderBy(asc(orderPayment.order_id))
    .limit(PAGE);
}
