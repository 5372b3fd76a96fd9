import { AWAITED, type Cancellation, type FreightStage, type PaymentStatus, type ReturnStatus } from './order.rules.ts';
import type { Guard } from './order-guards.rules.ts';

/** Who moves an order. `shop` means automatically: a step that follows immediately from another. */
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

/** Every step an order can take (product §6). Steps not listed are impossible: refunded → paid, shipped → preparing … */
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
    // If a buyer tries two methods in parallel, one may be declined before the other is paid.
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
  { action: 'ship', fact: freight, from: ['complete'], to: 'shipped', who: ['workshop'], guard: 'goes_by_carrier' },
  {
    action: 'arrive',
    fact: freight,
    from: ['shipped'],
    to: 'arrived',
    who: ['workshop', 'clock'],
    guard: 'is_delivered',
  },
  // Decision 60: the same stages, but the prints stay with us until they are picked up.
  {
    action: 'ready_pickup',
    fact: freight,
    from: ['complete'],
    to: 'shipped',
    who: ['workshop'],
    guard: 'is_picked_up',
  },
  { action: 'pick_up', fact: freight, from: ['shipped'], to: 'arrived', who: ['workshop'], guard: 'is_picked_up' },
  {
    action: 'undo_arrival',
    fact: freight,
    from: ['arrived'],
    to: 'shipped',
    who: ['workshop'],
    guard: 'arrival_can_be_undone',
  },
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
    action: 'cancel',
    fact: stop,
    from: ['none', 'refused'],
    to: 'accepted',
    who: ['support'],
    guard: 'can_be_given_up',
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
    // A second withdrawal joins the first until its parcel has arrived.
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
/** Steps that someone takes; the others follow automatically from them. */
export type TakenAction = Exclude<TableRow, { who: readonly ['shop'] }>['action'];
/** The possible new values of the fact that an action changes. */
export type Outcome<Action extends StepAction> = Extract<TableRow, { action: Action }>['to'];
export type Step = Row & { action: StepAction };
export const STEPS: readonly Step[] = TABLE;
