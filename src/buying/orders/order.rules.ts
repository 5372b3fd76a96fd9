import { PAY_TYPES, type PayType } from '#buying/checkout/pay-types.rules.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';

/** Product §6. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'reported',
  'paid',
  'failed',
  'expired',
  'refunding',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const FREIGHT_STAGES = ['none', 'preparing', 'complete', 'shipped', 'arrived', 'returned'] as const;
export type FreightStage = (typeof FREIGHT_STAGES)[number];

export const CANCELLATIONS = ['none', 'requested', 'accepted', 'refused'] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

/** The state of an order's latest return. */
export const RETURN_STATUSES = [
  'none',
  'requested',
  'approved',
  'rejected',
  'received',
  'refunded',
  'exchanged',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Spec §4: the status that people read. It is never stored. */
export const ORDER_STATUSES = ['processing', 'preparing', 'shipped', 'failed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Everything that decides an order's next steps. */
export interface OrderFacts {
  paytype: PayType;
  payment_status: PaymentStatus;
  freight_stage: FreightStage;
  cancellation: Cancellation;
  return_status: ReturnStatus;
  /** The payment deadline. */
  pay_by: Date;
  /** Whether a payment is in progress: until its result is known, we do not ask for another one. */
  pending_payment: 'processing' | 'held' | null;
  /** When production started; from then on the order has its own print. */
  production_at: Date | null;
  arrival_at: Date | null;
  /** Days for a return after arrival; the order keeps those it was placed with. */
  return_days: number;
  /** Money that the shop owes the buyer, in minor units. */
  refund_due: number;
  /** Whether a returnable print is left: not custom, and not requested before. */
  returnable: boolean;
  /** Whether the buyer collects it (decision 60): then `shipped` means ready for pickup, and `arrived` picked up. */
  is_pickup: boolean;
  /** Since when it should have been picked up. */
  pickup_late_at: Date | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Product §6: a declined payment may be retried for 72 hours. */
const RETRY_MS = 72 * HOUR_MS;
/** The reminder is sent this long before an order expires. */
export const REMIND_MS = DAY_MS;
/** A buyer is reminded this long before the end of the pickup period. */
export const PICKUP_REMIND_MS = 3 * DAY_MS;
const WITHDRAW_DAYS = 7;
/** Consumer Protection Act §19-2: how long we have to collect withdrawn goods. */
const COLLECT_DAYS = 15;

const BEFORE_DISPATCH: ReadonlySet<FreightStage> = new Set(['none', 'preparing', 'complete']);
/** The money has arrived, even if it was refunded later. */
export const PAID: ReadonlySet<PaymentStatus> = new Set(['paid', 'refunding', 'partially_refunded', 'refunded']);
const OPEN_RETURN: ReadonlySet<ReturnStatus> = new Set(['requested', 'approved', 'received']);

/** Covers every combination, so that facts and status can never disagree. */
export function orderStatus({
  payment_status,
  freight_stage,
  cancellation,
}: Pick<OrderFacts, 'payment_status' | 'freight_stage' | 'cancellation'>): OrderStatus {
  if (cancellation === 'accepted') return 'cancelled';
  if (payment_status === 'refunded' && BEFORE_DISPATCH.has(freight_stage)) return 'cancelled';
  if (payment_status === 'failed' || payment_status === 'expired') return 'failed';
  if (!BEFORE_DISPATCH.has(freight_stage)) return 'shipped';
  return PAID.has(payment_status) ? 'preparing' : 'processing';
}

/** Product §5.10: limits how much an unpaid member can reserve. A reported transfer is not a payment yet. */
export const MOST_UNPAID_ORDERS = 3;
export const MOST_UNPAID_PRINTS = 2;
/** An order in one of these reserves its prints and awaits money, until `pay_by`. */
export const AWAITED: readonly PaymentStatus[] = ['unpaid', 'reported', 'failed'];

/** Whether the order's own payment arrived, even if it was refunded later. */
export function wasPaid({ payment_status }: Pick<OrderFacts, 'payment_status'>): boolean {
  return PAID.has(payment_status);
}

export function hasOpenReturn({ return_status }: Pick<OrderFacts, 'return_status'>): boolean {
  return OPEN_RETURN.has(return_status);
}

/** `transferDays` is the shop's setting; other methods have their own deadlines. */
export function payBy(paytype: PayType, now: Date, transferDays: number): Date {
  const hours = PAY_TYPES[paytype].pay_within_hours ?? 24 * transferDays;
  return new Date(now.getTime() + hours * HOUR_MS);
}

/**
 * The deadline for retrying a declined payment: 72 hours after the order's first deadline, even after several declines, so that
 * nobody can reserve prints forever by declining.
 */
export function retryUntil(order: { created_at: Date; paytype: PayType }, transferDays: number): Date {
  return new Date(payBy(order.paytype, order.created_at, transferDays).getTime() + RETRY_MS);
}

/** The end of the last day for a return, in Taipei. */
export function returnUntil(arrival: Date, days: number): Date {
  return endOfDay(arrival, days);
}

/**
 * The deadline of the statutory withdrawal: no reason, no cost, no refusal, and the delivery fee of a whole order is refunded.
 * It is the end of the 7th day after arrival, in Taipei (Consumer Protection Act §19).
 */
export function withdrawUntil(arrival: Date): Date {
  return endOfDay(arrival, WITHDRAW_DAYS);
}

/** Whether a return requested at this moment is the statutory withdrawal (decision 31). */
export function isWithdrawal(arrival: Date | null, asked: Date): boolean {
  return arrival !== null && asked <= withdrawUntil(arrival);
}

/** The deadline for us to collect a withdrawn order. */
export function collectUntil(asked: Date): Date {
  return endOfDay(asked, COLLECT_DAYS);
}

/** How long an order that is ready now is reserved for its buyer. */
export function pickupUntil(ready: Date, keepDays: number): Date {
  return endOfDay(ready, keepDays);
}

/** The end of the day `days` after the moment's own, in the shop's time zone. */
function endOfDay(moment: Date, days: number): Date {
  const midnight = Date.parse(shopDay(moment)) - SHOP_UTC_OFFSET_HOURS * HOUR_MS;
  return new Date(midnight + (days + 1) * DAY_MS - 1);
}

/**
 * When an order becomes history (product §6): immediately if nothing more can happen, when nothing can be returned any more, and null while
 * something is in progress or owed.
 */
export function settledAt(facts: OrderFacts, now: Date): Date | null {
  if (facts.refund_due > 0 || hasOpenReturn(facts) || facts.cancellation === 'requested') return null;
  if (orderStatus(facts) === 'cancelled') return now;
  if (facts.payment_status === 'expired' || facts.payment_status === 'refunded') return now;
  return facts.arrival_at && returnUntil(facts.arrival_at, facts.return_days);
}

// @chunk account
