import { paysByTransfer } from '#features/checkout/pay-types.rules.ts';
import type { OrderDetail, OrderEventView, OrderSummary } from './order.contract.ts';
import { hasOpenReturn } from './order.rules.ts';

/** What a member wants to know first about an order: what happens next, and who has to do it. */
export type NextStep =
  | 'transfer'
  | 'pay'
  | 'pay_again'
  | 'being_checked'
  | 'cancel_asked'
  | 'will_be_made'
  | 'being_made'
  | 'packed'
  | 'under_way'
  | 'may_return'
  | 'return_asked'
  | 'send_back'
  | 'return_came'
  | 'refund_comes'
  | 'expired'
  | 'cancelled'
  | 'done';

type Facts = Pick<
  OrderSummary,
  'status' | 'payment_status' | 'freight_stage' | 'return_status' | 'paytype' | 'actions' | 'freight'
> & { cancellation: Pick<OrderSummary['cancellation'], 'status'> };

/** The next step of an order; what is being undone comes before what goes on. */
export function nextStep(order: Facts): NextStep {
  if (hasOpenReturn(order)) return returnStep(order);
  if (order.payment_status === 'refunding') return 'refund_comes';
  if (order.cancellation.status === 'requested') return 'cancel_asked';
  if (order.status === 'cancelled') return 'cancelled';
  return moneyStep(order) ?? freightStep(order);
}

function returnStep({ return_status }: Facts): NextStep {
  if (return_status === 'requested') return 'return_asked';
  return return_status === 'approved' ? 'send_back' : 'return_came';
}

function moneyStep({ payment_status, paytype }: Facts): NextStep | undefined {
  if (payment_status === 'unpaid') return paysByTransfer(paytype) ? 'transfer' : 'pay';
  if (payment_status === 'reported') return 'being_checked';
  if (payment_status === 'failed') return 'pay_again';
  return payment_status === 'expired' ? 'expired' : undefined;
}

function freightStep({ freight_stage, freight, actions }: Facts): NextStep {
  if (freight_stage === 'preparing') return freight.production_at ? 'being_made' : 'will_be_made';
  if (freight_stage === 'complete') return 'packed';
  if (freight_stage === 'shipped') return 'under_way';
  return actions.includes('refund') ? 'may_return' : 'done';
}

/** One entry of an order's story: something that happened, or something still to come (`at` is nothing then). */
export interface StoryEntry {
  what: string;
  at: string | null;
  event?: OrderEventView;
}

/** The road of an order that nobody stops; the parcel's packing is told when it happened and not promised. */
const ROAD = [
  { what: 'paid', events: ['confirm_transfer', 'payment_received'] },
  { what: 'start_production', events: ['start_production'] },
  { what: 'ship', events: ['ship'] },
  { what: 'arrive', events: ['arrive'] },
] as const;
/** Of no interest to whoever reads the story. */
const UNTOLD = new Set(['pay', 'reminded']);

/** An order's story: all that happened, in the order it happened, then what is still to come. */
export function orderStory({
  events,
  status,
  cancellation,
}: Pick<OrderDetail, 'events' | 'status' | 'cancellation'>): StoryEntry[] {
  const told = events
    .filter(({ what }) => !UNTOLD.has(what))
    .map((event) => ({ what: toldAs(event), at: event.at, event }));
  if (status === 'cancelled' || status === 'failed' || cancellation.status === 'requested') return told;
  const happened = new Set(events.map(({ what }) => what));
  const ahead = ROAD.filter((step) => !step.events.some((what) => happened.has(what)));
  return [...told, ...ahead.map(({ what }) => ({ what, at: null }))];
}

/** Two events have one name and two meanings: a member asks for a refund, staff pay one; a decision says yes or no. */
function toldAs({ what, who, data }: OrderEventView): string {
  if (what === 'confirm_transfer' || what === 'payment_received') return 'paid';
  if (what === 'refund') return who === 'member' ? 'return_asked' : 'refunded';
  if (what === 'decide_cancellation' || what === 'decide_return') return `${what}_${data.accept ? 'yes' : 'no'}`;
  return what;
}
