import { and, asc, eq } from 'drizzle-orm';
import { issueCertificates } from '#buying/certificates/server/certificate-issue.service.ts';
import { cancelCertificates } from '#buying/certificates/server/certificate-state.service.ts';
import { releaseEditions } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { type Arrival, setRelease } from '#selling/payouts/server/release.service.ts';
import { Refusal } from '#shared/errors.ts';
import { hasOpenReturn, type OrderFacts, orderStatus, returnUntil, settledAt } from '../order.rules.ts';
import { isTaken, type OrderEventKind } from '../order-events.rules.ts';
import { SETTLED_BY } from '../order-notices.rules.ts';
import type { Actor, Outcome, StepAction } from '../order-step-table.rules.ts';
import { changesSituation, stepFor } from '../order-steps.rules.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';

export type OrderRow = typeof shopOrder.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

export interface OrderWithLines {
  order: OrderRow;
  lines: LineRow[];
}

/** Who acts: the actor decides what is allowed, the member is recorded. */
export interface By {
  actor: Actor;
  member_id?: number;
}

/** When something happens to an order. Later records of old events are `quiet`: they send no mail. */
export interface Moment {
  now: Date;
  quiet?: boolean | undefined;
}

/** Who acts, and when. */
export interface Hand extends Moment {
  by: By;
}

interface OrderEvent {
  what: OrderEventKind;
  by: By;
  now: Date;
  data?: EventData;
}

type EventData = Record<string, string | number | boolean>;

export interface Move<Action extends StepAction> {
  action: Action;
  by: By;
  now: Date;
  /** Chooses between the outcomes of a decision. */
  to?: Outcome<Action>;
  /** Further changes of the order's row. */
  set?: Partial<OrderRow>;
  /** Shown in the order's history, also to the member. */
  data?: EventData;
}

/** Locks an order until the transaction ends; with a member id, only that member's own. Otherwise it is not found. */
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

export function orderLines(db: Db, orderId: number): Promise<LineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.order_id, orderId)).orderBy(asc(orderLine.position));
}

/** Whether the buyer collects the order. */
export function isPickup({ receiver }: Pick<OrderRow, 'receiver'>): boolean {
  return receiver.pickup_type === 'pickup';
}

export function factsOf({ order, lines }: OrderWithLines): OrderFacts {
  return {
    ...order,
    returnable: lines.some(({ custom, nums, returned }) => !custom && returned < nums),
    is_pickup: isPickup(order),
  };
}

/** Takes one step of the table and records it in the order's history; a step that is not allowed now is a conflict. */
export async function applyStep<Action extends StepAction>(
  tx: Db,
  placed: OrderWithLines,
  move: Move<Action>,
): Promise<OrderWithLines> {
  const { action, by, now, to, set, data } = move;
  const step = stepFor(action, factsOf(placed), now, by.actor, to);
  if (!step) throw new Refusal('conflict');
  const isReopened = placed.order.cancellation === 'refused' && changesSituation(step, factsOf(placed));
  const reopened = isReopened ? { cancellation: 'none' as const } : {};
  const next = await saveOrder(tx, placed, { ...reopened, [step.fact]: step.to, ...set }, now);
  const settled = SETTLED_BY[action];
  if (settled) await handleNotices(tx, { kinds: settled, subjects: [next.order.code], by: staffOf(by) });
  // An automatic step is part of the event it follows from.
  if (by.actor !== 'shop' && isTaken(action))
    await recordEvent(tx, next, { what: action, by, now, ...(data && { data }) });
  return next;
}

/** Changes an order's row, and recalculates when the order becomes history. */
export async function saveOrder(
  tx: Db,
  placed: OrderWithLines,
  set: Partial<OrderRow>,
  now: Date,
): Promise<OrderWithLines> {
  const changed = { ...placed, order: { ...placed.order, ...set } };
  const settled = settledAt(factsOf(changed), now);
  // An order that has long been history does not become recent by a late note.
  const settled_at = settled && (placed.order.settled_at ?? settled);
  await tx
    .update(shopOrder)
    .set({ ...set, settled_at })
    .where(eq(shopOrder.order_id, placed.order.order_id));
  await releaseShares(tx, changed.order, set);
  await certifyPrints(tx, placed, changed, now);
  return { ...changed, order: { ...changed.order, settled_at } };
}

/** Tells the payouts when an order has arrived, and while a return or a refund may still change its shares. */
async function releaseShares(tx: Db, order: OrderRow, set: Partial<OrderRow>): Promise<void> {
  const { arrival_at, test } = order;
  const isUndone = arrival_at === null && 'arrival_at' in set;
  const isNews = 'arrival_at' in set || 'return_status' in set || 'refund_due' in set;
  // A test order has no shares.
  if (test || !isNews || (arrival_at === null && !isUndone)) return;
  await setRelease(tx, releaseOf(order));
}

/** A print gets its certificate when the workshop has made it, and loses it if the order is cancelled. Test orders have none. */
async function certifyPrints(tx: Db, before: OrderWithLines, after: OrderWithLines, now: Date): Promise<void> {
  const { order, lines } = after;
  if (order.test) return;
  if (before.order.freight_stage !== 'complete' && order.freight_stage === 'complete')
    await issueCertificates(tx, order, lines, now);
  if (orderStatus(before.order) !== 'cancelled' && orderStatus(order) === 'cancelled')
    await cancelCertificates(tx, order.order_id, now);
}

/** What its shares wait for. */
export function releaseOf(order: OrderRow): Arrival {
  const { order_id, arrival_at, return_days, refund_due } = order;
  const arrival = arrival_at && { at: arrival_at, return_until: returnUntil(arrival_at, return_days) };
  return { order_id, arrival, held: hasOpenReturn(order) || refund_due > 0 };
}

export async function recordEvent(tx: Db, placed: OrderWithLines, news: OrderEvent): Promise<void> {
  await tx.insert(orderEvent).values(eventRow(placed, news));
}

export function eventRow({ order }: Pick<OrderWithLines, 'order'>, { what, by, now, data = {} }: OrderEvent) {
  return { order_id: order.order_id, at: now, who: whoOf(by.actor), member_id: by.member_id ?? null, what, data };
}

/** Releases the numbers of limited editions, because the order will not be made. */
export async function letEditionsGo(tx: Db, { order, lines }: OrderWithLines): Promise<OrderWithLines> {
  const numbered = lines.map(({ item_id, edition_numbers }) => ({ item_id, numbers: edition_numbers }));
  await releaseEditions(tx, numbered);
  if (numbered.some(({ numbers }) => numbers.length > 0))
    await tx.update(orderLine).set({ edition_numbers: [] }).where(eq(orderLine.order_id, order.order_id));
  return { order, lines: lines.map((line) => ({ ...line, edition_numbers: [] })) };
}

/** The staff member who took a step; undefined for anyone else. */
function staffOf({ actor, member_id }: By): number | undefined {
  return whoOf(actor) === 'staff' ? member_id : undefined;
}

function whoOf(actor: Actor): 'member' | 'staff' | 'clock' | 'provider' {
  if (actor === 'member' || actor === 'clock' || actor === 'provider') return actor;
  return 'staff';
}
