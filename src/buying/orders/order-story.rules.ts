import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { OrderDetail, OrderEventView, OrderSummary } from './order.contract.ts';
import { AWAITED, hasOpenReturn, isWithdrawal } from './order.rules.ts';
import type { OrderEventKind } from './order-events.rules.ts';

/** What happens next with an order, and who has to act. */
export type NextStep =
  | 'transfer'
  | 'pay'
  | 'pay_again'
  | 'payment_confirmed_soon'
  | 'payment_looked_at'
  | 'being_checked'
  | 'cancel_asked'
  | 'will_be_made'
  | 'being_made'
  | 'packed'
  | 'under_way'
  | 'made_for_pickup'
  | 'ready_for_pickup'
  | 'late_for_pickup'
  | 'may_withdraw'
  | 'may_return'
  | 'refunded'
  | 'partly_refunded'
  | 'returned'
  | 'exchanged'
  | 'return_asked'
  | 'return_accepted'
  | 'collected_soon'
  | 'send_back'
  | 'bring_or_collected'
  | 'bring_or_send'
  | 'return_came'
  | 'refund_comes'
  | 'expired'
  | 'cancelled'
  | 'done';

type Facts = Pick<
  OrderSummary,
  | 'status'
  | 'payment_status'
  | 'pending_payment'
  | 'freight_stage'
  | 'return_status'
  | 'paytype'
  | 'actions'
  | 'freight'
  | 'pickup_type'
  | 'pickup_until'
> & {
  returns?: Pick<OrderDetail['returns'][number], 'requested_at'>[];
  cancellation: Pick<OrderSummary['cancellation'], 'status'>;
};

/** Cancellations and returns come before normal progress. Lists do not know the order's returns. */
export function nextStep(order: Facts, now = new Date()): NextStep {
  if (hasOpenReturn(order)) return returnStep(order);
  if (order.payment_status === 'refunding') return 'refund_comes';
  if (order.cancellation.status === 'requested') return 'cancel_asked';
  if (order.status === 'cancelled') return 'cancelled';
  return moneyStep(order) ?? freightStep(order, now);
}

function returnStep({ return_status, returns, freight, pickup_type }: Facts): NextStep {
  if (return_status === 'requested') return 'return_asked';
  if (return_status !== 'approved') return 'return_came';
  const asked = returns?.at(-1)?.requested_at;
  if (asked === undefined) return 'return_accepted';
  const isWithdrawn = isWithdrawal(arrivalOf(freight), new Date(asked));
  if (pickup_type === 'pickup') return isWithdrawn ? 'bring_or_collected' : 'bring_or_send';
  return isWithdrawn ? 'collected_soon' : 'send_back';
}

function arrivalOf({ times: { arrival } }: Facts['freight']): Date | null {
  return arrival === null ? null : new Date(arrival);
}

function moneyStep({ payment_status, pending_payment, paytype }: Facts): NextStep | undefined {
  if (AWAITED.includes(payment_status) && pending_payment)
    return pending_payment === 'held' ? 'payment_looked_at' : 'payment_confirmed_soon';
  if (payment_status === 'unpaid') return paysByTransfer(paytype) ? 'transfer' : 'pay';
  if (payment_status === 'reported') return 'being_checked';
  if (payment_status === 'failed') return 'pay_again';
  return payment_status === 'expired' ? 'expired' : undefined;
}

function freightStep({ freight_stage, freight, actions, ...order }: Facts, now: Date): NextStep {
  if (freight_stage === 'preparing') return freight.production_at ? 'being_made' : 'will_be_made';
  const isPickup = order.pickup_type === 'pickup';
  if (freight_stage === 'complete') return isPickup ? 'made_for_pickup' : 'packed';
  if (freight_stage === 'shipped') return isPickup ? pickupStep(order, now) : 'under_way';
  const undone = undoneStep(order);
  if (undone) return undone;
  if (!actions.includes('request_return')) return 'done';
  return isWithdrawal(arrivalOf(freight), now) ? 'may_withdraw' : 'may_return';
}

/** A ready order, unless all of it was refunded. */
function pickupStep({ payment_status, pickup_until }: Pick<Facts, 'payment_status' | 'pickup_until'>, now: Date) {
  if (payment_status === 'refunded') return 'refunded';
  const isLate = pickup_until !== null && now > new Date(pickup_until);
  return isLate ? 'late_for_pickup' : 'ready_for_pickup';
}

/** The result for an arrived order that was returned, wholly or in part. */
function undoneStep({ return_status, payment_status }: Pick<Facts, 'return_status' | 'payment_status'>) {
  if (return_status === 'exchanged') return 'exchanged';
  if (return_status === 'refunded') return 'returned';
  if (payment_status === 'refunded') return 'refunded';
  return payment_status === 'partially_refunded' ? 'partly_refunded' : undefined;
}

type Reminder = 'reminded' | 'pickup_reminded';
type Decision = 'decide_cancellation' | 'decide_return';

/** The kinds of events, but every payment is `paid`, and a decision is a yes or a no. */
export type StoryKind =
  | Exclude<OrderEventKind, 'pay' | Reminder | 'confirm_transfer' | 'payment_received' | Decision>
  | 'paid'
  | `${Decision}_${'yes' | 'no'}`;

/** A past event, or a future one (then `at` is missing). */
export interface StoryEntry {
  what: StoryKind;
  at: string | null;
  event?: OrderEventView;
}

/** The normal course of an order; packing is shown when it happened, but not promised. */
const ROAD = [
  { what: 'paid', events: ['confirm_transfer', 'payment_received'] },
  { what: 'start_production', events: ['start_production'] },
  { what: 'ship', events: ['ship'] },
  { what: 'arrive', events: ['arrive'] },
] as const satisfies readonly Point[];
type Point = { what: StoryKind; events: readonly OrderEventKind[] };
/** The same for an order that its buyer picks up. */
const ROAD_TO_PICKUP = [
  ROAD[0],
  ROAD[1],
  { what: 'ready_pickup', events: ['ready_pickup'] },
  { what: 'pick_up', events: ['pick_up'] },
] as const satisfies readonly Point[];

/** All past events in order, then the expected ones. */
export function orderStory({
  events,
  status,
  cancellation,
  pickup_type,
}: Pick<OrderDetail, 'events' | 'status' | 'cancellation' | 'pickup_type'>): StoryEntry[] {
  const entries = events.flatMap((event): StoryEntry[] => {
    const what = storyKind(event);
    return what ? [{ what, at: event.at, event }] : [];
  });
  if (status === 'cancelled' || status === 'failed' || cancellation.status === 'requested') return entries;
  const happened = new Set<OrderEventKind>();
  for (const { what } of events) {
    happened.add(what);
    if (what === 'undo_arrival') happened.delete('arrive');
  }
  const road: readonly Point[] = pickup_type === 'pickup' ? ROAD_TO_PICKUP : ROAD;
  const ahead = road.filter((step) => !step.events.some((what) => happened.has(what)));
  return [...entries, ...ahead.map(({ what }) => ({ what, at: null }))];
}

function storyKind({ what, data }: OrderEventView): StoryKind | undefined {
  switch (what) {
    case 'pay':
    case 'reminded':
    case 'pickup_reminded':
      // Not relevant to the reader.
      return undefined;
    case 'confirm_transfer':
    case 'payment_received':
      return 'paid';
    case 'decide_cancellation':
    case 'decide_return':
      return `${what}_${data.accept ? 'yes' : 'no'}`;
    default:
      return what;
  }
}

// @chunk account
