import type { OrderFacts } from './order.rules.ts';
import type { OrderQueue } from './order-staff.contract.ts';
import { actionsOf, STAFF_ACTIONS, type StaffAction, stepFor } from './order-steps.rules.ts';

export type WaitingQueue = Exclude<OrderQueue, 'all'>;

export interface QueuedFacts extends OrderFacts {
  /** The amount of reported, undecided transfers: the order's total, another amount, or null if none. */
  reported: 'whole' | 'other' | null;
}

type Rule = (order: QueuedFacts, now: Date) => boolean;

/** An order is in a queue while staff can take a step of that queue. The SQL in `QUEUES` must agree. */
export const QUEUE_RULES: Record<WaitingQueue, Rule> = {
  unpaid: (order, now) =>
    order.payment_status !== 'reported' &&
    (allows('confirm_transfer')(order, now) || stepFor('payment_received', order, now, 'finance') !== undefined),
  transfers: (order, now) => order.reported === 'whole' && allows('transfer_not_found')(order, now),
  transfers_apart: (order, now) => order.reported !== 'whole' && allows('transfer_not_found')(order, now),
  to_make: allows('start_production'),
  making: allows('complete'),
  to_ship: allows('ship', 'ready_pickup'),
  under_way: allows('arrive'),
  pickups: allows('pick_up'),
  pickups_late: (order, now) => order.pickup_late_at !== null && allows('pick_up')(order, now),
  cancellations: allows('decide_cancellation'),
  returns: allows('decide_return', 'receive_return', 'exchange'),
  refunds: allows('refund'),
};

/** Whether the workshop still has work on an order: only then it prints its papers. */
export function isForWorkshop(order: OrderFacts, now: Date): boolean {
  return allows('start_production', 'complete', 'ship', 'ready_pickup')(order, now);
}

function allows(...actions: readonly StaffAction[]) {
  return (order: OrderFacts, now: Date) =>
    actions.some((action) => actionsOf(order, now, STAFF_ACTIONS[action]).includes(action));
}

/** A refund that its provider could not pay and that staff have not paid by hand. */
export function isStuckRefund({ stuck, done_at }: { stuck: string | null; done_at: Date | null }): boolean {
  return stuck !== null && done_at === null;
}
