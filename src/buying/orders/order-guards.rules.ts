import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import {
  type Cancellation,
  isWithdrawal,
  type OrderFacts,
  PAYMENT_STATUSES,
  type PaymentStatus,
  returnUntil,
  wasPaid,
} from './order.rules.ts';

/** The money has arrived, and the shop has not refunded all of it. */
export const PAID_FOR: readonly PaymentStatus[] = PAYMENT_STATUSES.filter(
  (payment_status) => wasPaid({ payment_status }) && payment_status !== 'refunded',
);
/** Nobody has asked to cancel, or we refused it. */
export const NOT_STOPPED: readonly Cancellation[] = ['none', 'refused'];

const isCancelled = ({ cancellation }: OrderFacts) => cancellation === 'accepted';
const goesOn = ({ cancellation }: OrderFacts) => NOT_STOPPED.includes(cancellation);
const isPaid = ({ payment_status }: OrderFacts) => PAID_FOR.includes(payment_status);
const canGoBack = ({ freight_stage, returnable }: OrderFacts) => freight_stage === 'arrived' && returnable;
/** Ready, and not picked up yet. */
const isAwaitingPickup = ({ freight_stage, is_pickup }: OrderFacts) => is_pickup && freight_stage === 'shipped';
const isHere = ({ freight_stage }: OrderFacts) => freight_stage === 'preparing' || freight_stage === 'complete';

/** The conditions of steps, besides the fact they change. */
export const GUARDS = {
  awaits_transfer: (order: OrderFacts) => paysByTransfer(order.paytype) && !isCancelled(order),
  awaits_provider: (order: OrderFacts) => !paysByTransfer(order.paytype) && !isCancelled(order),
  in_time_to_pay: (order: OrderFacts, now: Date) =>
    !isCancelled(order) && now < order.pay_by && order.pending_payment === null,
  too_late_to_pay: (order: OrderFacts, now: Date) => !isCancelled(order) && now >= order.pay_by,
  can_be_stopped: (order: OrderFacts) =>
    order.payment_status === 'unpaid' ||
    order.payment_status === 'failed' ||
    (isPaid(order) && order.freight_stage === 'preparing' && !order.production_at),
  can_be_asked_to_stop: (order: OrderFacts) =>
    order.payment_status === 'reported' ||
    (isPaid(order) && (isHere(order) || isAwaitingPickup(order)) && order.production_at !== null),
  not_begun: (order: OrderFacts) => isPaid(order) && goesOn(order) && order.production_at === null,
  in_production: (order: OrderFacts) => isPaid(order) && goesOn(order) && order.production_at !== null,
  goes_by_carrier: (order: OrderFacts) => isPaid(order) && goesOn(order) && !order.is_pickup,
  is_delivered: (order: OrderFacts) => !order.is_pickup,
  is_picked_up: (order: OrderFacts) => isPaid(order) && goesOn(order) && order.is_pickup,
  /** Nobody has picked it up, or the buyer says by telephone that nobody will. */
  can_be_given_up: (order: OrderFacts) => isPaid(order) && isAwaitingPickup(order),
  /** Nothing has followed from it: no return was ever requested, and one still could be. */
  arrival_can_be_undone: (order: OrderFacts, now: Date) =>
    !order.is_pickup &&
    order.return_status === 'none' &&
    order.arrival_at !== null &&
    now <= returnUntil(order.arrival_at, order.return_days),
  /** The statutory withdrawal takes effect when the buyer declares it: nobody decides about it. */
  can_be_withdrawn: (order: OrderFacts, now: Date) => canGoBack(order) && isWithdrawal(order.arrival_at, now),
  can_be_returned: (order: OrderFacts, now: Date) =>
    canGoBack(order) &&
    order.arrival_at !== null &&
    !isWithdrawal(order.arrival_at, now) &&
    now <= returnUntil(order.arrival_at, order.return_days),
} satisfies Record<string, (order: OrderFacts, now: Date) => boolean>;
export type Guard = keyof typeof GUARDS;
