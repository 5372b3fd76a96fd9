import type { StaffRole } from '#shared/rights.ts';
import type { OrderFacts } from './order.rules.ts';
import { GUARDS } from './order-guards.rules.ts';
import {
  type Actor,
  type Outcome,
  STEPS,
  type Step,
  type StepAction,
  type TakenAction,
} from './order-step-table.rules.ts';

/** Spec §2 calls a return request "refund". */
export const MEMBER_ACTIONS = [
  'cancel',
  'request_cancel',
  'request_return',
  'pay',
  'report_transfer',
  'reorder',
  'contact',
] as const satisfies readonly (TakenAction | 'reorder' | 'contact')[];
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export const STAFF_ACTIONS = {
  confirm_transfer: 'finance',
  transfer_not_found: 'finance',
  record_payment: 'finance',
  owe_refund: 'finance',
  refund: 'finance',
  start_production: 'workshop',
  complete: 'workshop',
  ship: 'workshop',
  arrive: 'workshop',
  ready_pickup: 'workshop',
  pick_up: 'workshop',
  undo_arrival: 'workshop',
  receive_return: 'workshop',
  cancel: 'support',
  decide_cancellation: 'support',
  decide_return: 'support',
  exchange: 'support',
} as const satisfies Partial<Record<TakenAction | 'record_payment', StaffRole>>;
export type StaffAction = keyof typeof STAFF_ACTIONS;
export const STAFF_ACTION_NAMES = Object.keys(STAFF_ACTIONS) as [StaffAction, ...StaffAction[]];

/** The step an action would take now; undefined if it is not allowed. `to` chooses between two outcomes. */
export function stepFor<Action extends StepAction>(
  action: Action,
  order: OrderFacts,
  now: Date,
  who: Actor,
  to?: Outcome<Action>,
): Step | undefined {
  return STEPS.find(
    (step) =>
      step.action === action &&
      step.who.includes(who) &&
      (to === undefined || step.to === to) &&
      step.from.some((state) => state === order[step.fact]) &&
      (step.guard === undefined || GUARDS[step.guard](order, now)),
  );
}

/** Whether a step changes the order's situation, so that a refused cancellation may be requested again. */
export function changesSituation({ fact, action, to }: Step, order: OrderFacts): boolean {
  if (fact !== 'payment_status' && fact !== 'freight_stage') return false;
  return action === 'start_production' || order[fact] !== to;
}

/** Money that arrived although none was awaited: we record and refund it. */
export function isUnexpectedPayment(order: OrderFacts, now: Date): boolean {
  return !stepFor('confirm_transfer', order, now, 'finance') && !stepFor('payment_received', order, now, 'provider');
}

export function actionsOf(order: OrderFacts, now: Date, person: 'member'): MemberAction[];
export function actionsOf(order: OrderFacts, now: Date, person: StaffRole | readonly StaffRole[]): StaffAction[];
export function actionsOf(
  order: OrderFacts,
  now: Date,
  person: 'member' | StaffRole | readonly StaffRole[],
): (MemberAction | StaffAction)[] {
  if (person === 'member')
    return MEMBER_ACTIONS.filter(
      (action) => action === 'reorder' || action === 'contact' || stepFor(action, order, now, 'member'),
    );
  const roles: readonly StaffRole[] = typeof person === 'string' ? [person] : person;
  return STAFF_ACTION_NAMES.filter(
    (action) =>
      roles.some((role) => role === 'admin' || role === STAFF_ACTIONS[action]) && isStaffStep(action, order, now),
  );
}

function isStaffStep(action: StaffAction, order: OrderFacts, now: Date): boolean {
  // Another amount than the order's may arrive at any time.
  if (action === 'record_payment') return true;
  // A late or duplicate payment is refunded without changing the order's own payment.
  if (action === 'refund') return order.refund_due > 0 || order.return_status === 'received';
  return stepFor(action, order, now, STAFF_ACTIONS[action]) !== undefined;
}
