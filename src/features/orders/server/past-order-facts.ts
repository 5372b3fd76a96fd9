import { type OrderFacts, settledAt } from '../order.rules.ts';
import { isTaken, type OrderEventKind } from '../order-events.rules.ts';
import { type Actor, type Outcome, type StepAction, stepFor } from '../order-steps.rules.ts';
import type { orderEvent, orderLine, shopOrder } from './order.tables.ts';
import type { orderPayment, orderRefund, orderReturn, orderTransfer } from './order-money.tables.ts';

type Row<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'order_id'>;
export type PastRow = Omit<typeof shopOrder.$inferSelect, 'order_id'>;
export type PastLine = Omit<typeof orderLine.$inferSelect, 'order_id' | 'line_id'>;

/** An order with everything that hangs on it. Payments are named by their place, returned prints by their line's. */
export interface PastOrder {
  order: PastRow;
  lines: PastLine[];
  /** Whether it was called off or ran out, so that its numbers of an edition are somebody else's. */
  letGo: boolean;
  events: Row<typeof orderEvent>[];
  transfers: Row<typeof orderTransfer>[];
  payments: Row<typeof orderPayment>[];
  refunds: (Omit<Row<typeof orderRefund>, 'payment_id'> & { payment: number })[];
  /** `line_id` is the line's position until it has an id. */
  returns: Row<typeof orderReturn>[];
  staff_id: number;
}

interface Turn<Action extends StepAction> {
  to?: Outcome<Action>;
  set?: Partial<PastRow>;
  data?: EventData;
}

type EventData = Record<string, string | number | boolean>;

/** Takes one step of the table; a past that the table does not allow is a mistake of whoever wrote it. */
export function move<Action extends StepAction>(
  past: PastOrder,
  action: Action,
  actor: Actor,
  at: Date,
  { to, set, data }: Turn<Action> = {},
): void {
  const step = stepFor(action, factsOf(past), at, actor, to);
  if (!step) throw new Error(`${action} is no step of this order at ${at.toISOString()}`);
  save(past, { [step.fact]: step.to, ...set }, at);
  if (actor !== 'shop' && isTaken(action)) tell(past, action, actor, at, data);
}

/** Changes an order, and with it whether it is history. */
export function save(past: PastOrder, set: Partial<PastRow>, at: Date): void {
  const before = past.order.settled_at;
  Object.assign(past.order, set);
  const settled = settledAt(factsOf(past), at);
  past.order.settled_at = settled && (before ?? settled);
}

/** Adds to an order's history. */
export function tell(past: PastOrder, what: OrderEventKind, actor: Actor, at: Date, data: EventData = {}): void {
  const who = actor === 'member' || actor === 'clock' || actor === 'provider' ? actor : 'staff';
  const people = { member: past.order.member_id, staff: past.staff_id, clock: null, provider: null };
  past.events.push({ at, who, member_id: people[who], what, data });
}

function factsOf({ order, lines }: PastOrder): OrderFacts {
  return { ...order, returnable: lines.some(({ custom, nums, returned }) => !custom && returned < nums) };
}
