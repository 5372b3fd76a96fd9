import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { OrderDetail, OrderEventView, OrderSummary } from './order.contract.ts';
import { AWAITED, hasOpenReturn, isWithdrawal } from './order.rules.ts';
import type { OrderEventKind } from './order-events.rules.ts';

/** What a member wants to know first about an order: what happens next, and who has to do it. */
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
> & {
  returns?: Pick<OrderDetail['returns'][number], 'requested_at'>[];
  cancellation: Pick<OrderSummary['cancellation'], 'status'>;
};

/** The next step of an order; what is being undone comes before what goes on. Lists do not know the order's returns. */
export function nextStep(order: Facts, now = new Date()): NextStep {
  if (hasOpenReturn(order)) return returnStep(order);
  if (order.payment_status === 'refunding') return 'refund_comes';
  if (order.cancellation.status === 'requested') return 'cancel_asked';
  if (order.status === 'cancelled') return 'cancelled';
  return moneyStep(order) ?? freightStep(order, now);
}

function returnStep({ return_status, returns, freight }: Facts): NextStep {
  if (return_status === 'requested') return 'return_asked';
  if (return_status !== 'approved') return 'return_came';
  const asked = returns?.at(-1)?.requested_at;
  if (asked === undefined) return 'return_accepted';
  return isWithdrawal(arrivalOf(freight), new Date(asked)) ? 'collected_soon' : 'send_back';
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
  if (freight_stage === 'complete') return 'packed';
  if (freight_stage === 'shipped') return 'under_way';
  const undone = undoneStep(order);
  if (undone) return undone;
  if (!actions.includes('request_return')) return 'done';
  return isWithdrawal(arrivalOf(freight), now) ? 'may_withdraw' : 'may_return';
}

/** What became of an order that arrived and was undone, wholly or in part. */
function undoneStep({ return_status, payment_status }: Pick<Facts, 'return_status' | 'payment_status'>) {
  if (return_status === 'exchanged') return 'exchanged';
  if (return_status === 'refunded') return 'returned';
  if (payment_status === 'refunded') return 'refunded';
  return payment_status === 'partially_refunded' ? 'partly_refunded' : undefined;
}

type Decision = 'decide_cancellation' | 'decide_return';

/** What a story tells: the events, but either way of paying is `paid`, and a decision is a yes or a no. */
export type StoryKind =
  | Exclude<OrderEventKind, 'pay' | 'reminded' | 'confirm_transfer' | 'payment_received' | Decision>
  | 'paid'
  | `${Decision}_${'yes' | 'no'}`;

/** One entry of an order's story: something that happened, or something still to come (`at` is nothing then). */
export interface StoryEntry {
  what: StoryKind;
  at: string | null;
  event?: OrderEventView;
}

/** The road of an order that nobody stops; the parcel's packing is told when it happened and not promised. */
const ROAD = [
  { what: 'paid', events: ['confirm_transfer', 'payment_received'] },
  { what: 'start_production', events: ['start_production'] },
  { what: 'ship', events: ['ship'] },
  { what: 'arrive', events: ['arrive'] },
] as const satisfies readonly { what: StoryKind; events: readonly OrderEventKind[] }[];

/** An order's story: all that happened, in the order it happened, then what is still to come. */
export function orderStory({
  events,
  status,
  cancellation,
}: Pick<OrderDetail, 'events' | 'status' | 'cancellation'>): StoryEntry[] {
  const entries = events.flatMap((event): StoryEntry[] => {
    const what = storyKind(event);
    return what ? [{ what, at: event.at, event }] : [];
  });
  if (status === 'cancelled' || status === 'failed' || cancellation.status === 'requested') return entries;
  const happened = new Set(events.map(({ what }) => what));
  const ahead = ROAD.filter((step) => !step.events.some((what) => happened.has(what)));
  return [...entries, ...ahead.map(({ what }) => ({ what, at: null }))];
}

function storyKind({ what, data }: OrderEventView): StoryKind | undefined {
  switch (what) {
    case 'pay':
    case 'reminded':
      // Of no interest to whoever reads the story.
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
