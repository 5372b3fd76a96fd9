import { PAY_TYPES, type PayType } from '#buying/checkout/pay-types.rules.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';

/** What has become of the money (product §6). */
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

/** How far the parcel has come. */
export const FREIGHT_STAGES = ['none', 'preparing', 'complete', 'shipped', 'arrived', 'returned'] as const;
export type FreightStage = (typeof FREIGHT_STAGES)[number];

export const CANCELLATIONS = ['none', 'requested', 'accepted', 'refused'] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

/** How far the latest return of an order has come. */
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

/** Spec §4: what a person reads. It is never stored. */
export const ORDER_STATUSES = ['processing', 'preparing', 'shipped', 'failed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Everything that decides what may happen to an order next. */
export interface OrderFacts {
  paytype: PayType;
  payment_status: PaymentStatus;
  freight_stage: FreightStage;
  cancellation: Cancellation;
  return_status: ReturnStatus;
  /** Until when it can be paid. */
  pay_by: Date;
  /** Whether its money is under way: until that is known, it is not asked for again. */
  pending_payment: 'processing' | 'held' | null;
  /** When the workshop began; from then on a print of its own exists. */
  production_at: Date | null;
  arrival_at: Date | null;
  /** Money the shop has to pay back and has not yet, in minor units. */
  refund_due: number;
  /** Whether a print is left that may be sent back: not custom, and not asked back before. */
  returnable: boolean;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Product §6: a declined payment may be tried again for 72 hours. */
const RETRY_MS = 72 * HOUR_MS;
/** The reminder goes out this long before an order expires. */
export const REMIND_MS = DAY_MS;
/** Spec §9. */
export const RETURN_DAYS = 14;
const WITHDRAW_DAYS = 7;
/** Consumer Protection Act §19-2: so long we have to collect what is withdrawn from. */
const COLLECT_DAYS = 15;

const BEFORE_DISPATCH: ReadonlySet<FreightStage> = new Set(['none', 'preparing', 'complete']);
/** Its money has come, whatever became of it. */
export const PAID: ReadonlySet<PaymentStatus> = new Set(['paid', 'refunding', 'partially_refunded', 'refunded']);
const OPEN_RETURN: ReadonlySet<ReturnStatus> = new Set(['requested', 'approved', 'received']);

/** The status a person reads, from the facts; total, so that facts and status can never disagree. */
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

/** Product §5.10: what a member who has not paid can keep from others. A reported transfer is not a payment yet. */
export const MOST_UNPAID_ORDERS = 3;
export const MOST_UNPAID_PRINTS = 2;
/** An order in one of these holds its prints and waits for money, until `pay_by`. */
export const AWAITED: readonly PaymentStatus[] = ['unpaid', 'reported', 'failed'];

/** Whether the order's own payment arrived, whatever was paid back since. */
export function wasPaid({ payment_status }: Pick<OrderFacts, 'payment_status'>): boolean {
  return PAID.has(payment_status);
}

/** Whether a return is under way. */
export function hasOpenReturn({ return_status }: Pick<OrderFacts, 'return_status'>): boolean {
  return OPEN_RETURN.has(return_status);
}

/** Until when a new order waits for its money. */
export function payBy(paytype: PayType, now: Date): Date {
  return new Date(now.getTime() + PAY_TYPES[paytype].pay_within_hours * HOUR_MS);
}

/**
 * Until when a payment that was declined may be tried again: 72 hours after the order's first deadline, however often it is
 * declined, so that nobody holds prints by declining for ever.
 */
export function retryUntil({ created_at, paytype }: { created_at: Date; paytype: PayType }): Date {
  return new Date(payBy(paytype, created_at).getTime() + RETRY_MS);
}

/** The last moment at which prints can be returned: the end of the 14th day after the one they arrived on, in Taipei. */
export function returnUntil(arrival: Date): Date {
  return endOfDay(arrival, RETURN_DAYS);
}

/**
 * The last moment of the statutory withdrawal: no reason, no cost, nothing refused, and the delivery fee of a whole order paid
 * back. It is the end of the 7th day after the one it arrived on, in Taipei (Consumer Protection Act §19).
 */
export function withdrawUntil(arrival: Date): Date {
  return endOfDay(arrival, WITHDRAW_DAYS);
}

/** Whether a return that is asked for at a moment is the statutory withdrawal (decision 31). */
export function isWithdrawal(arrival: Date | null, asked: Date): boolean {
  return arrival !== null && asked <= withdrawUntil(arrival);
}

/** The last moment at which we collect what was withdrawn from. */
export function collectUntil(asked: Date): Date {
  return endOfDay(asked, COLLECT_DAYS);
}

/** The end of a day so many after a moment's own, in the shop's calendar. */
function endOfDay(moment: Date, days: number): Date {
  const midnight = Date.parse(shopDay(moment)) - SHOP_UTC_OFFSET_HOURS * HOUR_MS;
  return new Date(midnight + (days + 1) * DAY_MS - 1);
}

/**
 * From when an order is history (product §6): at once when nothing more can happen, 14 days after it arrived, and nothing
 * while something is still moving or owed.
 */
export function settledAt(facts: OrderFacts, now: Date): Date | null {
  if (facts.refund_due > 0 || hasOpenReturn(facts) || facts.cancellation === 'requested') return null;
  if (orderStatus(facts) === 'cancelled') return now;
  if (facts.payment_status === 'expired' || facts.payment_status === 'refunded') return now;
  return facts.arrival_at && returnUntil(facts.arrival_at);
}

// @chunk account
