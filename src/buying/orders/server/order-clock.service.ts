import { and, asc, eq, gt, inArray, isNull, lte, ne, not, notExists, notInArray, type SQL } from 'drizzle-orm';
import { PAY_TYPE_CODES, paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { AWAITED, REMIND_MS } from '../order.rules.ts';
import { orderEvent, shopOrder } from './order.tables.ts';
import { forgetAnswers } from './order-idempotency.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { isPickupLate, isPickupSoon, markLate, remindPickup } from './order-pickup.service.ts';
import { isPickedUp } from './order-queues.ts';
import { arriveOrder } from './order-shipping.service.ts';
import {
  applyStep,
  letEditionsGo,
  type Moment,
  type OrderWithLines,
  orderLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';

/** Deadlines are hours and days, so a minute does not matter. */
const ROUND_MS = 60_000;
const DAY_MS = 86_400_000;

/** Expires every unpaid order after its deadline: releases its editions and notifies its member. */
export function expireOrders(db: Db, now: Date): Promise<number> {
  const isLate = and(inArray(shopOrder.payment_status, [...AWAITED]), lte(shopOrder.pay_by, now));
  return eachDue(db, isLate, (tx, placed) => expireOrder(tx, placed, { now }));
}

export async function expireOrder(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  const expired = await applyStep(tx, placed, { action: 'expire', by: { actor: 'clock' }, now });
  await mailAbout(tx, await letEditionsGo(tx, expired), { kind: 'order_expired' }, { quiet });
}

/** Reminds each member once, a day before an order with an awaited transfer expires. */
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

export async function remindOrder(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  const reminded = await saveOrder(tx, placed, { reminded_at: now }, now);
  await recordEvent(tx, reminded, { what: 'reminded', by: { actor: 'clock' }, now });
  await mailAbout(tx, reminded, { kind: 'payment_reminder' }, { quiet });
}

/**
 * If the owner chose so, a parcel counts as arrived a number of days after it was shipped. If staff have undone its arrival,
 * only people mark it again.
 */
export async function arriveOverdue(db: Db, now: Date): Promise<number> {
  const { after_days } = (await readSettings(db)).arrival;
  if (after_days === 0) return 0;
  const before = new Date(now.getTime() - after_days * DAY_MS);
  const undone = db
    .select({ order_id: orderEvent.order_id })
    .from(orderEvent)
    .where(and(eq(orderEvent.order_id, shopOrder.order_id), eq(orderEvent.what, 'undo_arrival')));
  const isOverdue = and(
    eq(shopOrder.freight_stage, 'shipped'),
    not(isPickedUp),
    lte(shopOrder.delivery_at, before),
    notExists(undone),
  );
  return eachDue(db, isOverdue, (tx, placed) => arriveOrder(tx, placed, { by: { actor: 'clock' }, now }));
}

export async function runOrderClock(db: Db, now: Date): Promise<void> {
  await arriveOverdue(db, now);
  await expireOrders(db, now);
  await remindOrders(db, now);
  await eachDue(db, isPickupSoon(now), (tx, placed) => remindPickup(tx, placed, { now }));
  await eachDue(db, isPickupLate(now), (tx, placed) => markLate(tx, placed, { now }));
  await forgetAnswers(db, now);
}

/** Runs every minute, in one process for all. */
export function orderClock(db: Db): Job {
  return { name: 'order_clock', runsIn: 'one_process', every: ROUND_MS, run: () => runOrderClock(db, new Date()) };
}

/**
 * One transaction for each due order. Skips orders that another process has locked. An order that fails does not block the
 * others; the failures are reported at the end.
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
