import type { OrderFacts } from './order.rules.ts';
import type { OrderQueue } from './order-staff.contract.ts';
import { actionsOf, STAFF_ACTIONS, type StaffAction, stepFor } from './order-steps.rules.ts';

/** A queue of the order desk: everything but the list of all orders. */
export type WaitingQueue = Exclude<OrderQueue, 'all'>;

/** What decides which queues an order is in. */
export interface QueuedFacts extends OrderFacts {
  /** The amount of the transfers that were reported and not decided on: the order's total, another one, or none was reported. */
  reported: 'whole' | 'other' | null;
}

type Rule = (order: QueuedFacts, now: Date) => boolean;

/** An order is in a queue while staff can take a step of that queue's work. The database answers the same (`QUEUES`). */
export const QUEUE_RULES: Record<WaitingQueue, Rule> = {
  unpaid: (order, now) =>
    order.payment_status !== 'reported' &&
    (allows('confirm_transfer')(order, now) || stepFor('payment_received', order, now, 'finance') !== undefined),
  transfers: (order, now) => order.reported === 'whole' && allows('transfer_not_found')(order, now),
  transfers_apart: (order, now) => order.reported !== 'whole' && allows('transfer_not_found')(order, now),
  to_make: allows('start_production'),
  making: allows('complete'),
  to_ship: allows('ship'),
  under_way: allows('arrive'),
  cancellations: allows('decide_cancellation'),
  returns: allows('decide_return', 'receive_return', 'exchange'),
  refunds: allows('refund'),
};

/** Whether the workshop still has something to do with an order: only then it prints papers for it. */
export function isForWorkshop(order: OrderFacts, now: Date): boolean {
  return allows('start_production', 'complete', 'ship')(order, now);
}

function allows(...actions: readonly StaffAction[]) {
  return (order: OrderFacts, now: Date) =>
    actions.some((action) => actionsOf(order, now, STAFF_ACTIONS[action]).includes(action));
}

/** A refund that its provider could not pay and that nobody has paid by hand yet. */
export function isStuckRefund({ stuck, done_at }: { stuck: string | null; done_at: Date | null }): boolean {
  return stuck !== null && done_at === null;
}
