import { and, asc, eq, gt, inArray, isNull, lte, ne, notInArray, type SQL } from 'drizzle-orm';
import { PAY_TYPE_CODES, paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { AWAITED, REMIND_MS } from '../order.rules.ts';
import { shopOrder } from './order.tables.ts';
import { forgetAnswers } from './order-idempotency.service.ts';
import { mailAbout } from './order-mail.service.ts';
import {
  applyStep,
  letEditionsGo,
  type Moment,
  type OrderWithLines,
  orderLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';

/** Deadlines are hours and days, so a minute late is not late. */
const ROUND_MS = 60_000;

/** Ends every order whose money did not come in time: its editions are free again, and its member is told. */
export function expireOrders(db: Db, now: Date): Promise<number> {
  const isLate = and(inArray(shopOrder.payment_status, [...AWAITED]), lte(shopOrder.pay_by, now));
  return eachDue(db, isLate, (tx, placed) => expireOrder(tx, placed, { now }));
}

/** Ends one order whose money did not come in time. */
export async function expireOrder(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  const expired = await applyStep(tx, placed, { action: 'expire', by: { actor: 'clock' }, now });
  await mailAbout(tx, await letEditionsGo(tx, expired), { kind: 'order_expired' }, { quiet });
}

/** Reminds every member, once, whose transfer is still awaited a day before the order expires. */
export function remindOrders(db: Db, now: Date): Promise<number> {
  const isSoon = and(
    eq(shopOrder.payment_status, 'unpaid'),
    inArray(shopOrder.paytype, PAY_TYPE_CODES.filter(paysByTransfer)),
    isNull(shopOrder.reminded_at),
    gt(shopOrder.pay_by, now),
    lte(shopOrder.pay_by, new Date(now.getTime() + REMIND_MS)),
  );
  return eachDue(db, isSoon, (tx, placed) => remindOrder(tx, placed, { now }));
}

/** Reminds the member of one order whose transfer is still awaited. */
export async function remindOrder(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  const reminded = await saveOrder(tx, placed, { reminded_at: now }, now);
  await recordEvent(tx, reminded, { what: 'reminded', by: { actor: 'clock' }, now });
  await mailAbout(tx, reminded, { kind: 'payment_reminder' }, { quiet });
}

/** All that the clock does with orders, as of one moment. */
export async function runOrderClock(db: Db, now: Date): Promise<void> {
  await expireOrders(db, now);
  await remindOrders(db, now);
  await forgetAnswers(db, now);
}

/** Looks at the clock every minute, in one process for all. */
export function orderClock(db: Db): Job {
  return { name: 'order_clock', runsIn: 'one_process', every: ROUND_MS, run: () => runOrderClock(db, new Date()) };
}

/**
 * One transaction for each order that is due. An order that somebody else holds is theirs, or comes next time; one that fails
 * keeps no other from its turn, and is told of at the end.
 */
async function eachDue(db: Db, isDue: SQL | undefined, handle: (tx: Db, placed: OrderWithLines) => Promise<void>) {
  const failed: number[] = [];
  let problem: unknown;
  for (let count = 0; ; count++) {
    let current: number | undefined;
    try {
      current = await inTransaction(db, async (tx) => {
        const [order] = await tx
          .select()
          .from(shopOrder)
          .where(and(isDue, ne(shopOrder.cancellation, 'accepted'), notInArray(shopOrder.order_id, failed)))
          .orderBy(asc(shopOrder.pay_by))
          .limit(1)
          .for('update', { skipLocked: true });
        current = order?.order_id;
        if (order) await handle(tx, { order, lines: await orderLines(tx, order.order_id) });
        return current;
      });
    } catch (error) {
      if (current === undefined) throw error;
      failed.push(current);
      problem ??= error;
      continue;
    }
    if (current !== undefined) continue;
    if (problem) throw problem;
    return count;
  }
}
