import type { StaffRole } from '#shared/rights.ts';
import {
  AWAITED,
  type Cancellation,
  type FreightStage,
  type OrderFacts,
  type PaymentStatus,
  type ReturnStatus,
} from './order.rules.ts';
import { GUARDS, type Guard } from './order-guards.rules.ts';

/** Who moves an order. `shop` is the order itself: one step that follows from another in the same moment. */
export type Actor = 'member' | 'provider' | 'clock' | 'shop' | 'finance' | 'workshop' | 'support';

interface Facts {
  payment_status: PaymentStatus;
  freight_stage: FreightStage;
  cancellation: Cancellation;
  return_status: ReturnStatus;
}

type RowOf<Fact extends keyof Facts> = {
  action: string;
  fact: Fact;
  from: readonly Facts[Fact][];
  to: Facts[Fact];
  who: readonly Actor[];
  guard?: Guard;
};
type Row = { [Fact in keyof Facts]: RowOf<Fact> }[keyof Facts];

const pay = 'payment_status';
const freight = 'freight_stage';
const stop = 'cancellation';
const back = 'return_status';

/** Every step an order can take (product §6). What is not here cannot happen: refunded → paid, shipped → preparing … */
const TABLE = [
  {
    action: 'report_transfer',
    fact: pay,
    from: ['unpaid', 'reported'],
    to: 'reported',
    who: ['member'],
    guard: 'awaits_transfer',
  },
  {
    action: 'confirm_transfer',
    fact: pay,
    from: ['unpaid', 'reported'],
    to: 'paid',
    who: ['finance'],
    guard: 'awaits_transfer',
  },
  {
    action: 'transfer_not_found',
    fact: pay,
    from: ['reported'],
    to: 'unpaid',
    who: ['finance'],
    guard: 'awaits_transfer',
  },
  {
    action: 'payment_received',
    fact: pay,
    // Of two ways that were tried at once one may be declined before the other is paid.
    from: ['unpaid', 'failed'],
    to: 'paid',
    who: ['provider', 'finance'],
    guard: 'awaits_provider',
  },
  {
    action: 'payment_declined',
    fact: pay,
    from: ['unpaid'],
    to: 'failed',
    who: ['provider', 'finance'],
    guard: 'awaits_provider',
  },
  { action: 'pay', fact: pay, from: ['unpaid', 'failed'], to: 'unpaid', who: ['member'], guard: 'in_time_to_pay' },
  { action: 'expire', fact: pay, from: AWAITED, to: 'expired', who: ['clock'], guard: 'too_late_to_pay' },
  { action: 'owe_refund', fact: pay, from: ['paid', 'partially_refunded'], to: 'refunding', who: ['shop', 'finance'] },
  { action: 'refund', fact: pay, from: ['refunding'], to: 'partially_refunded', who: ['finance', 'provider'] },
  { action: 'refund', fact: pay, from: ['refunding'], to: 'refunded', who: ['finance', 'provider'] },

  { action: 'prepare', fact: freight, from: ['none'], to: 'preparing', who: ['shop'] },
  {
    action: 'start_production',
    fact: freight,
    from: ['preparing'],
    to: 'preparing',
    who: ['workshop'],
    guard: 'not_begun',
  },
  { action: 'complete', fact: freight, from: ['preparing'], to: 'complete', who: ['workshop'], guard: 'in_production' },
  { action: 'ship', fact: freight, from: ['complete'], to: 'shipped', who: ['workshop'], guard: 'goes_on' },
  { action: 'arrive', fact: freight, from: ['shipped'], to: 'arrived', who: ['workshop'] },
  { action: 'take_back', fact: freight, from: ['arrived'], to: 'returned', who: ['shop'] },

  {
    action: 'cancel',
    fact: stop,
    from: ['none', 'refused'],
    to: 'accepted',
    who: ['member', 'support'],
    guard: 'can_be_stopped',
  },
  {
    action: 'request_cancel',
    fact: stop,
    from: ['none'],
    to: 'requested',
    who: ['member'],
    guard: 'can_be_asked_to_stop',
  },
  { action: 'decide_cancellation', fact: stop, from: ['requested'], to: 'accepted', who: ['support'] },
  { action: 'decide_cancellation', fact: stop, from: ['requested'], to: 'refused', who: ['support'] },

  {
    action: 'request_return',
    fact: back,
    // A second withdrawal joins the first while its parcel is not here.
    from: ['none', 'approved', 'rejected', 'refunded', 'exchanged'],
    to: 'approved',
    who: ['member'],
    guard: 'can_be_withdrawn',
  },
  {
    action: 'request_return',
    fact: back,
    from: ['none', 'rejected', 'refunded', 'exchanged'],
    to: 'requested',
    who: ['member'],
    guard: 'can_be_returned',
  },
  { action: 'decide_return', fact: back, from: ['requested'], to: 'approved', who: ['support'] },
  { action: 'decide_return', fact: back, from: ['requested'], to: 'rejected', who: ['support'] },
  { action: 'receive_return', fact: back, from: ['approved'], to: 'received', who: ['workshop'] },
  { action: 'exchange', fact: back, from: ['received'], to: 'exchanged', who: ['support'] },
  { action: 'close_return', fact: back, from: ['received'], to: 'refunded', who: ['shop'] },
] as const satisfies readonly Row[];
type TableRow = (typeof TABLE)[number];

export type StepAction = TableRow['action'];
/** The steps that somebody takes; the others follow from them, and only the order itself knows. */
export type TakenAction = Exclude<TableRow, { who: readonly ['shop'] }>['action'];
/** What an action can make of the fact it moves. */
export type Outcome<Action extends StepAction> = Extract<TableRow, { action: Action }>['to'];
export type Step = Row & { action: StepAction };
export const STEPS: readonly Step[] = TABLE;

/** What a member can do with an order; spec §2 calls the wish to send prints back "refund". */
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

/** What staff can do with an order, and who of them. */
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
  receive_return: 'workshop',
  cancel: 'support',
  decide_cancellation: 'support',
  decide_return: 'support',
  exchange: 'support',
} as const satisfies Partial<Record<TakenAction | 'record_payment', StaffRole>>;
export type StaffAction = keyof typeof STAFF_ACTIONS;
export const STAFF_ACTION_NAMES = Object.keys(STAFF_ACTIONS) as [StaffAction, ...StaffAction[]];

/** The step an action would take now; nothing when it may not be taken. `to` chooses between two outcomes. */
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

/** Whether a step makes another situation of the order's, in which a cancellation that was refused may be asked for anew. */
export function changesSituation({ fact, action, to }: Step, order: OrderFacts): boolean {
  if (fact !== 'payment_status' && fact !== 'freight_stage') return false;
  return action === 'start_production' || order[fact] !== to;
}

/** Money that came although none was awaited: it is noted and paid back. */
export function isUnexpectedPayment(order: OrderFacts, now: Date): boolean {
  return !stepFor('confirm_transfer', order, now, 'finance') && !stepFor('payment_received', order, now, 'provider');
}

/** What a member, or somebody of the staff, can do with an order now. */
export function actionsOf(order: OrderFacts, now: Date, person: 'member'): MemberAction[];
export function actionsOf(order: OrderFacts, now: Date, person: StaffRole): StaffAction[];
export function actionsOf(order: OrderFacts, now: Date, person: 'member' | StaffRole): (MemberAction | StaffAction)[] {
  if (person === 'member')
    return MEMBER_ACTIONS.filter(
      (action) => action === 'reorder' || action === 'contact' || stepFor(action, order, now, 'member'),
    );
  return STAFF_ACTION_NAMES.filter(
    (action) => (person === 'admin' || person === STAFF_ACTIONS[action]) && isStaffStep(action, order, now),
  );
}

function isStaffStep(action: StaffAction, order: OrderFacts, now: Date): boolean {
  // Another amount than the order's may come at any time.
  if (action === 'record_payment') return true;
  // What was paid too late or twice is paid back without touching the order's own payment.
  if (action === 'refund') return order.refund_due > 0 || order.return_status === 'received';
  return stepFor(action, order, now, STAFF_ACTIONS[action]) !== undefined;
}
