import type { Db } from '#db/server/connect.ts';
import { AWAITED, type OrderFacts, wasPaid } from '../order.rules.ts';
import { GUARDS } from '../order-guards.rules.ts';
import type { QueuedFacts } from '../order-queues.rules.ts';
import { STEPS, type Step } from '../order-step-table.rules.ts';
import { changesSituation, stepFor } from '../order-steps.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderTransfer } from './order-money.tables.ts';

const DAY_MS = 86_400_000;
const TOTAL = 2_920;
/** One statement inserts many orders; PostgreSQL accepts 65,535 values. */
const AT_ONCE = 1_000;

export const PLACED = new Date('2026-03-02T02:00:00Z');
const after = (days: number) => new Date(PLACED.getTime() + days * DAY_MS);
const BEGUN = after(2);
const ARRIVED = after(9);
/** In time to pay; too late to pay and in time to withdraw; in time to return; too late for everything. */
export const MOMENTS = [after(1), after(10), after(20), after(60)] as const;

const NEW: Omit<QueuedFacts, 'paytype'> = {
  payment_status: 'unpaid',
  freight_stage: 'none',
  cancellation: 'none',
  return_status: 'none',
  pay_by: after(3),
  pending_payment: null,
  production_at: null,
  arrival_at: null,
  return_days: 14,
  refund_due: 0,
  returnable: true,
  is_pickup: false,
  pickup_late_at: null,
  reported: null,
};

/** Every state that an order can reach by the steps of the table, breadth first from a new order. */
export function reachableOrders(): QueuedFacts[] {
  const queue: QueuedFacts[] = (['transfer', 'cybersource'] as const).flatMap((paytype) =>
    [false, true].map((is_pickup) => ({ ...NEW, paytype, is_pickup })),
  );
  const seen = new Map(queue.map((order) => [JSON.stringify(order), order]));
  for (const order of queue) {
    for (const next of [...STEPS.flatMap((step) => taken(order, step)), ...beside(order)]) {
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.set(key, next);
      queue.push(next);
    }
  }
  return queue;
}

/** The possible states after a step, with all changes the services make; empty if the step is not allowed. */
function taken(order: QueuedFacts, step: Step): QueuedFacts[] {
  // Automatic steps are taken below, with the steps they follow from.
  if (step.who.every((who) => who === 'shop')) return [];
  const isAllowed = MOMENTS.some((now) =>
    step.who.some((who) => stepFor(step.action, order, now, who, step.to as never) === step),
  );
  if (!isAllowed || (step.action === 'refund' && order.refund_due === 0)) return [];
  const isReopened = order.cancellation === 'refused' && changesSituation(step, order);
  const moved: QueuedFacts = { ...order, ...(isReopened && { cancellation: 'none' }), [step.fact]: step.to };
  return (FOLLOW[step.action] ?? ((one) => [one]))(moved);
}

type Follow = (moved: QueuedFacts) => QueuedFacts[];
const stopped: Follow = (moved) =>
  moved.cancellation === 'accepted' && wasPaid(moved) && moved.payment_status !== 'refunded'
    ? [{ ...moved, payment_status: 'refunding', refund_due: 500 }]
    : [moved];
const paid: Follow = (moved) => [{ ...moved, freight_stage: 'preparing', reported: null, pending_payment: null }];
const closed: Follow = (moved) => [
  moved,
  ...(moved.return_status === 'received' ? [{ ...moved, return_status: 'refunded' as const }] : []),
];

const FOLLOW: Partial<Record<Step['action'], Follow>> = {
  report_transfer: (moved) => [
    { ...moved, reported: 'whole' },
    { ...moved, reported: moved.reported ?? 'other' },
  ],
  confirm_transfer: paid,
  payment_received: paid,
  transfer_not_found: (moved) => [{ ...moved, reported: null }],
  pay: (moved) => [
    { ...moved, paytype: 'transfer' },
    { ...moved, paytype: 'cybersource' },
  ],
  owe_refund: (moved) => [{ ...moved, refund_due: 500 }],
  refund: (moved) => closed({ ...moved, refund_due: 0 }),
  start_production: (moved) => [{ ...moved, production_at: BEGUN }],
  arrive: (moved) => [{ ...moved, arrival_at: ARRIVED }],
  ready_pickup: (moved) => [moved, { ...moved, pickup_late_at: ARRIVED }],
  pick_up: (moved) => [{ ...moved, arrival_at: ARRIVED, pickup_late_at: null }],
  undo_arrival: (moved) => [{ ...moved, arrival_at: null }],
  cancel: stopped,
  decide_cancellation: stopped,
  request_return: (moved) => [moved, { ...moved, returnable: false }],
  decide_return: (moved) => [{ ...moved, returnable: moved.returnable || moved.return_status === 'rejected' }],
  receive_return: (moved) => [moved, ...(moved.returnable ? [] : [{ ...moved, freight_stage: 'returned' as const }])],
};

/** Changes without a step: a payment in progress at a provider, and unexpected money that is refunded. */
function beside(order: QueuedFacts): QueuedFacts[] {
  const isAtProvider = GUARDS.awaits_provider(order) && AWAITED.includes(order.payment_status);
  const pending = [null, 'processing', 'held'] as const;
  return [
    ...(isAtProvider ? pending.map((pending_payment) => ({ ...order, pending_payment })) : []),
    { ...order, refund_due: 500 },
    ...(order.payment_status === 'refunding' ? [] : closed({ ...order, refund_due: 0 })),
  ];
}

/** Returns the id of each, in order. */
export async function insertOrders(db: Db, orders: readonly QueuedFacts[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const some = orders.slice(at, at + AT_ONCE);
    const rows = await db
      .insert(shopOrder)
      .values(some.map((order, place) => rowOf(order, at + place)))
      .returning({ order_id: shopOrder.order_id });
    ids.push(...rows.map(({ order_id }) => order_id));
    const reports = some.flatMap(({ reported }, place) => reportsOf(rows[place]?.order_id ?? 0, reported));
    if (reports.length > 0) await db.insert(orderTransfer).values(reports);
  }
  return ids;
}

function rowOf(
  { reported: _, returnable: __, is_pickup, ...facts }: QueuedFacts,
  at: number,
): typeof shopOrder.$inferInsert {
  const isPaid = wasPaid(facts);
  const pickup_type = is_pickup ? 'pickup' : 'delivery';
  return {
    ...facts,
    code: `CN-260302-${String(at).padStart(6, '0')}`,
    member_id: 1,
    lang: 'en',
    currency: 'NTD',
    subtotal: TOTAL - 120,
    shipping_fee: 120,
    net: TOTAL - 139,
    tax: 139,
    tax_rate: 5,
    total: TOTAL,
    receiver: { name: 'Mei Lin', email: 'mei@example.com', phone: '', country_code: 'TW', pickup_type } as never,
    invoice: {} as never,
    agree: {} as never,
    created_at: PLACED,
    generate_at: isPaid ? after(1) : null,
    delivery_at: hasLeft(facts) ? after(5) : null,
    pickup_until: is_pickup && hasLeft(facts) ? after(8) : null,
  };
}

function hasLeft({ freight_stage }: Pick<OrderFacts, 'freight_stage'>): boolean {
  return ['shipped', 'arrived', 'returned'].includes(freight_stage);
}

/** A decided transfer does not matter; of undecided ones, the order's total counts before another amount. */
function reportsOf(order_id: number, reported: QueuedFacts['reported']): (typeof orderTransfer.$inferInsert)[] {
  const report = { order_id, digits: '1234', day: '2026-03-02', reported_at: PLACED };
  const decided = { ...report, amount: TOTAL, outcome: 'not_found', decided_at: PLACED } as const;
  if (reported === null) return [decided];
  const other = { ...report, amount: TOTAL - 1 };
  return reported === 'whole' ? [decided, other, { ...report, amount: TOTAL }] : [decided, other];
}
