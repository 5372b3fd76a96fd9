import { type SQLWrapper, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { CANCELLATIONS, FREIGHT_STAGES, PAYMENT_STATUSES, RETURN_STATUSES } from '../order.rules.ts';
import { isStuckRefund, QUEUE_RULES, type QueuedFacts, type WaitingQueue } from '../order-queues.rules.ts';
import { shopOrder } from './order.tables.ts';
import { countQueues, stuckRefunds } from './order-figures.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { foundOrders } from './order-queue.service.ts';
import { QUEUES } from './order-queues.ts';
import { test } from './testing-orders.ts';
import { insertOrders, MOMENTS, PLACED, reachableOrders } from './testing-reachable.ts';

const NAMES = Object.keys(QUEUE_RULES) as WaitingQueue[];
const REACHABLE = reachableOrders();

const factsOf = ({ production_at, ...order }: QueuedFacts) =>
  `${order.paytype} ${order.payment_status} ${order.freight_stage} ${production_at ? 'begun' : ''} cancellation ${order.cancellation} return ${order.return_status} due ${order.refund_due} ${order.reported}`;

describe('orders in every state that the steps can reach', () => {
  test('are of every kind, and no queue rule depends on the time', () => {
    for (const [fact, values] of Object.entries({
      payment_status: PAYMENT_STATUSES,
      freight_stage: FREIGHT_STAGES,
      cancellation: CANCELLATIONS,
      return_status: RETURN_STATUSES,
    }))
      expect(new Set(REACHABLE.map((order) => order[fact as keyof QueuedFacts]))).toEqual(new Set(values));
    for (const name of NAMES)
      for (const order of REACHABLE)
        expect(new Set(MOMENTS.map((now) => QUEUE_RULES[name](order, now))).size, `${name} ${factsOf(order)}`).toBe(1);
  });

  test('are in exactly the queues that the step rules define, and are counted so', async ({ db }) => {
    const ids = await insertOrders(db, REACHABLE);
    const counts = await countQueues(db, NAMES);

    for (const name of NAMES) {
      const rows = await db.select({ order_id: shopOrder.order_id }).from(shopOrder).where(QUEUES[name].which);
      const inQueue = new Set(rows.map(({ order_id }) => order_id));
      const differs = REACHABLE.filter(
        (order, at) => inQueue.has(ids[at] ?? 0) !== QUEUE_RULES[name](order, MOMENTS[0]),
      );
      expect(differs.map(factsOf).slice(0, 5), `${name}: ${differs.length} differ`).toEqual([]);
      expect(inQueue.size, name).toBeGreaterThan(0);
      expect(counts.get(name), name).toBe(inQueue.size);
    }
  });

  test('leave the workshop’s queues when they are refunded, or while a cancellation is to be decided on', () => {
    const workshop = (['to_make', 'making', 'to_ship'] as const).map((name) => QUEUE_RULES[name]);
    const inWorkshop = REACHABLE.filter((order) => workshop.some((rule) => rule(order, MOMENTS[0])));

    expect(new Set(inWorkshop.map(({ payment_status }) => payment_status))).toEqual(
      new Set(['paid', 'refunding', 'partially_refunded']),
    );
    expect(new Set(inWorkshop.map(({ cancellation }) => cancellation))).toEqual(new Set(['none', 'refused']));
  });
});

test('stuck refunds are counted by the same rule', async ({ db }) => {
  const [order_id = 0] = await insertOrders(db, REACHABLE.slice(0, 1));
  const money = { order_id, paytype: 'cybersource', amount: 100, kept: true, received_at: PLACED } as const;
  const [payment] = await db.insert(orderPayment).values(money).returning();
  const refund = {
    order_id,
    payment_id: payment?.payment_id ?? 0,
    amount: 1,
    why: 'goodwill',
    due_at: PLACED,
  } as const;
  const states = [null, 'by_hand', 'declined'].flatMap((stuck) =>
    [null, PLACED].map((done_at) => ({ stuck, done_at })),
  );
  await db.insert(orderRefund).values(states.map((state) => ({ ...refund, ...state })));

  expect(await stuckRefunds(db)).toBe(states.filter(isStuckRefund).length);
});

test('a queue is found through its index', async ({ db }) => {
  const done = REACHABLE.filter(
    (order) => order.freight_stage === 'arrived' && !NAMES.some((name) => QUEUE_RULES[name](order, MOMENTS[0])),
  );
  // A shop with many finished orders, and a few of every kind.
  const many = Array.from({ length: 3_000 }, (_, at) => done[at % done.length]).flatMap((order) => order ?? []);
  await insertOrders(db, [...many, ...REACHABLE.filter((_, at) => at % 50 === 0)]);
  await db.execute(sql`analyze shop_order`);

  for (const queue of NAMES) {
    const wanted = foundOrders(db, { queue, page: 1 }) as unknown as SQLWrapper;
    const plan = JSON.stringify((await db.execute(sql`explain ${wanted.getSQL()}`)).rows);
    expect(plan, queue).not.toContain('Seq Scan on shop_order');
  }
});
