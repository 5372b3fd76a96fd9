import { and, asc, eq } from 'drizzle-orm';
import { releaseEditions } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { type OrderFacts, settledAt } from '../order.rules.ts';
import { isTaken, type OrderEventKind } from '../order-events.rules.ts';
import { type Actor, changesSituation, type Outcome, type StepAction, stepFor } from '../order-steps.rules.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';

export type OrderRow = typeof shopOrder.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

/** An order with its lines. */
export interface OrderWithLines {
  order: OrderRow;
  lines: LineRow[];
}

/** Who acts: the actor decides what is allowed, the member is written down. */
export interface By {
  actor: Actor;
  member_id?: number;
}

/** When something happens to an order. What is only written down later is no news any more: `quiet` sends no mail. */
export interface Moment {
  now: Date;
  quiet?: boolean | undefined;
}

/** Somebody's hand on an order. */
export interface Hand extends Moment {
  by: By;
}

interface OrderEvent {
  what: OrderEventKind;
  by: By;
  now: Date;
  data?: EventData;
}

/** What an event says beyond its kind. */
type EventData = Record<string, string | number | boolean>;

export interface Move<Action extends StepAction> {
  action: Action;
  by: By;
  now: Date;
  /** Chooses between the outcomes of a decision. */
  to?: Outcome<Action>;
  /** What else becomes of the order's row. */
  set?: Partial<OrderRow>;
  /** Told in the order's history, also to the member. */
  data?: EventData;
}

/** An order, held until the transaction ends; a member's own only, if a member is named. Anything else is not found. */
export async function lockOrder(tx: Db, code: string, memberId?: number): Promise<OrderWithLines> {
  const own = memberId === undefined ? undefined : eq(shopOrder.member_id, memberId);
  const [order] = await tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.code, code), own))
    .for('update');
  if (!order) throw new Refusal('not_found');
  return { order, lines: await orderLines(tx, order.order_id) };
}

/** An order's lines as they were ordered. */
export function orderLines(db: Db, orderId: number): Promise<LineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.order_id, orderId)).orderBy(asc(orderLine.position));
}

/** What the rules want to know of an order. */
export function factsOf({ order, lines }: OrderWithLines): OrderFacts {
  return { ...order, returnable: lines.some(({ custom, nums, returned }) => !custom && returned < nums) };
}

/** Takes one step of the table and writes it into the order's history; what the table does not allow now is a conflict. */
export async function applyStep<Action extends StepAction>(
  tx: Db,
  placed: OrderWithLines,
  move: Move<Action>,
): Promise<OrderWithLines> {
  const { action, by, now, to, set, data } = move;
  const step = stepFor(action, factsOf(placed), now, by.actor, to);
  if (!step) throw new Refusal('conflict');
  const isAnew = placed.order.cancellation === 'refused' && changesSituation(step, factsOf(placed));
  const anew = isAnew ? { cancellation: 'none' as const } : {};
  const next = await saveOrder(tx, placed, { ...anew, [step.fact]: step.to, ...set }, now);
  // What follows by itself is part of the event it follows from.
  if (by.actor !== 'shop' && isTaken(action))
    await recordEvent(tx, next, { what: action, by, now, ...(data && { data }) });
  return next;
}

/** Changes an order's row, and with it whether the order is history. */
export async function saveOrder(
  tx: Db,
  placed: OrderWithLines,
  set: Partial<OrderRow>,
  now: Date,
): Promise<OrderWithLines> {
  const changed = { ...placed, order: { ...placed.order, ...set } };
  const settled = settledAt(factsOf(changed), now);
  // An order that has been history for long does not become recent by a late note.
  const settled_at = settled && (placed.order.settled_at ?? settled);
  await tx
    .update(shopOrder)
    .set({ ...set, settled_at })
    .where(eq(shopOrder.order_id, placed.order.order_id));
  return { ...changed, order: { ...changed.order, settled_at } };
}

/** Adds to an order's history. */
export async function recordEvent(tx: Db, placed: OrderWithLines, news: OrderEvent): Promise<void> {
  await tx.insert(orderEvent).values(eventRow(placed, news));
}

/** What an order's history says of something that happened. */
export function eventRow({ order }: Pick<OrderWithLines, 'order'>, { what, by, now, data = {} }: OrderEvent) {
  return { order_id: order.order_id, at: now, who: whoOf(by.actor), member_id: by.member_id ?? null, what, data };
}

/** Lets the numbers of limited editions go, because the order will not be made. */
export async function letEditionsGo(tx: Db, { order, lines }: OrderWithLines): Promise<OrderWithLines> {
  const numbered = lines.map(({ item_id, edition_numbers }) => ({ item_id, numbers: edition_numbers }));
  await releaseEditions(tx, numbered);
  if (numbered.some(({ numbers }) => numbers.length > 0))
    await tx.update(orderLine).set({ edition_numbers: [] }).where(eq(orderLine.order_id, order.order_id));
  return { order, lines: lines.map((line) => ({ ...line, edition_numbers: [] })) };
}

function whoOf(actor: Actor): 'member' | 'staff' | 'clock' | 'provider' {
  if (actor === 'member' || actor === 'clock' || actor === 'provider') return actor;
  return 'staff';
}
