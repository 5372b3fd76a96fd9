import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { PAY_TYPE_CODES, paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { AWAITED } from '../order.rules.ts';
import { type Guard, NOT_STOPPED, PAID_FOR } from '../order-guards.rules.ts';
import type { WaitingQueue } from '../order-queues.rules.ts';
import { STEPS, type StepAction } from '../order-step-table.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderTransfer } from './order-money.tables.ts';

const notCancelled = ne(shopOrder.cancellation, 'accepted');
const goesOn = and(inArray(shopOrder.payment_status, [...PAID_FOR]), inArray(shopOrder.cancellation, [...NOT_STOPPED]));

/** Whether the buyer collects the order. */
export const isPickedUp = sql`${shopOrder.receiver} ->> 'pickup_type' = 'pickup'`;

/** A gift whose day has not come. */
export const isHeldBack = sql`coalesce(${shopOrder.ship_from} > (now() at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date, false)`;

/** The guards of the queues' steps, in SQL. A test compares each queue with its rule. */
const GUARDS_IN_SQL: Partial<Record<Guard, SQL | undefined>> = {
  awaits_transfer: and(inArray(shopOrder.paytype, PAY_TYPE_CODES.filter(paysByTransfer)), notCancelled),
  not_begun: and(goesOn, isNull(shopOrder.production_at)),
  in_production: and(goesOn, isNotNull(shopOrder.production_at)),
  goes_by_carrier: and(goesOn, not(isPickedUp)),
  is_delivered: not(isPickedUp),
  is_picked_up: and(goesOn, isPickedUp),
};

/** The orders that allow a step, from the rows of the step table. */
function allows(action: StepAction): SQL | undefined {
  const rows = STEPS.filter((step) => step.action === action).map(({ fact, from, guard }) => {
    const condition = guard && GUARDS_IN_SQL[guard];
    if (guard && !condition) throw new Error(`the guard ${guard} is not written in SQL`);
    return and(inArray(shopOrder[fact], [...from]), condition);
  });
  return or(...rows);
}

/** Whether a transfer of the order's total was reported and not decided. */
const isFullAmountReported = sql`exists (select 1 from ${orderTransfer} where ${orderTransfer.order_id} = ${shopOrder.order_id}
  and ${orderTransfer.amount} = ${shopOrder.total} and ${orderTransfer.outcome} is null)`;

/** The orders of each queue, and the time that sorts them. */
export const QUEUES: Record<WaitingQueue, { which: SQL | undefined; since: SQL }> = {
  unpaid: {
    which: and(inArray(shopOrder.payment_status, withoutReported()), notCancelled),
    since: asc(shopOrder.pay_by),
  },
  transfers: { which: and(allows('transfer_not_found'), isFullAmountReported), since: asc(shopOrder.pay_by) },
  transfers_apart: {
    which: and(allows('transfer_not_found'), not(isFullAmountReported)),
    since: asc(shopOrder.pay_by),
  },
  to_make: { which: allows('start_production'), since: asc(shopOrder.generate_at) },
  making: { which: allows('complete'), since: asc(shopOrder.generate_at) },
  to_ship: {
    which: or(allows('ship'), allows('ready_pickup')),
    // Gifts for a later day last, so that nobody ships them by mistake.
    since: sql`${isHeldBack} asc, ${shopOrder.generate_at} asc`,
  },
  under_way: { which: allows('arrive'), since: asc(shopOrder.delivery_at) },
  pickups: { which: allows('pick_up'), since: asc(shopOrder.pickup_until) },
  pickups_late: {
    which: and(allows('pick_up'), isNotNull(shopOrder.pickup_late_at)),
    since: asc(shopOrder.pickup_until),
  },
  cancellations: { which: allows('decide_cancellation'), since: asc(shopOrder.created_at) },
  returns: {
    which: or(allows('decide_return'), allows('receive_return'), allows('exchange')),
    since: asc(shopOrder.created_at),
  },
  refunds: {
    which: or(gt(shopOrder.refund_due, 0), eq(shopOrder.return_status, 'received')),
    since: asc(shopOrder.created_at),
  },
};

function withoutReported() {
  return AWAITED.filter((status) => status !== 'reported');
}
