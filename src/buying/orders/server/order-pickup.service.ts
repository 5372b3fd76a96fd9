import { msg } from '@lingui/core/macro';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { PICKUP_REMIND_MS, pickupUntil, returnUntil, withdrawUntil } from '../order.rules.ts';
import { framedLines } from '../order-kit.rules.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';
import { pickupCodeOf } from './order-code.service.ts';
import { refuseEarly } from './order-gift.service.ts';
import { issuedInvoice } from './order-invoice.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { isPickedUp } from './order-queues.ts';
import {
  applyStep,
  type Hand,
  isPickup,
  type Moment,
  type OrderRow,
  type OrderWithLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';

const DAY_MS = 86_400_000;

/** The prints are at the place of pickup; we notify the buyer of the place, the deadline and the code. */
export async function readyForPickup(
  tx: Db,
  placed: OrderWithLines,
  { early = false }: StaffForm<'ready_pickup'>,
  hand: Hand,
): Promise<void> {
  const { by, now } = hand;
  refuseEarly(placed.order, { early, now });
  const { keep_days } = (await readSettings(tx)).pickup;
  const pickup_until = pickupUntil(now, keep_days);
  const set = { delivery_at: now, pickup_until };
  const data = { until: pickup_until.toISOString() };
  const ready = await applyStep(tx, placed, { action: 'ready_pickup', by, now, set, data });
  const issued = await issuedInvoice(tx, ready.order);
  await mailAbout(tx, ready, { kind: 'pickup_ready', ...(await pickupNews(tx, ready.order)), ...issued }, hand);
}

/**
 * The buyer picks up the order. Anyone with the code may do so; without it, only the person whose name is on the order.
 */
export async function pickUpOrder(tx: Db, placed: OrderWithLines, form: StaffForm<'pick_up'>, hand: Hand) {
  const { by, now, quiet } = hand;
  const { order } = placed;
  const { pickup_code, picked_up_by } = form;
  if (pickup_code !== undefined && pickup_code !== (await pickupCodeOf(tx, order.code)))
    throw new Refusal('wrong_code', { words: () => msg`This is not the pickup code of this order.` });
  if (pickup_code === undefined && !isSameName(picked_up_by ?? '', order.receiver.name))
    throw new Refusal('wrong_code', {
      words: () => msg`The order has another name. Please ask for the pickup code.`,
    });
  const data = { picked_up_by: picked_up_by ?? order.receiver.name };
  const set = { arrival_at: now, pickup_late_at: null };
  const taken = await applyStep(tx, placed, { action: 'pick_up', by, now, set, data });
  const return_until = returnUntil(now, placed.order.return_days).toISOString();
  const withdraw_until = withdrawUntil(now).toISOString();
  const kit = framedLines(taken.lines).length > 0 && { kit: true };
  await mailAbout(tx, taken, { kind: 'arrived', return_until, withdraw_until, ...kit }, { quiet });
}

const isAwaitingPickup = and(eq(shopOrder.freight_stage, 'shipped'), isPickedUp);

/** Ready orders whose time ends soon, and whose buyers were not reminded; never on the day they were ready. */
export function isPickupSoon(now: Date) {
  const dayBefore = new Date(now.getTime() - DAY_MS);
  const soon = new Date(now.getTime() + PICKUP_REMIND_MS);
  return and(
    isAwaitingPickup,
    isNull(shopOrder.pickup_reminded_at),
    gt(shopOrder.pickup_until, now),
    lte(shopOrder.pickup_until, soon),
    lte(shopOrder.delivery_at, dayBefore),
  );
}

/** Ready orders whose time has passed. */
export function isPickupLate(now: Date) {
  return and(isAwaitingPickup, isNull(shopOrder.pickup_late_at), lte(shopOrder.pickup_until, now));
}

export async function remindPickup(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  const reminded = await saveOrder(tx, placed, { pickup_reminded_at: now }, now);
  await recordEvent(tx, reminded, { what: 'pickup_reminded', by: { actor: 'clock' }, now });
  await mailAbout(tx, reminded, { kind: 'pickup_reminder', ...(await pickupNews(tx, placed.order)) }, { quiet });
}

/** Puts the order on the staff's list. People decide what happens with it: nothing is cancelled or refunded automatically. */
export async function markLate(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  const late = await saveOrder(tx, placed, { pickup_late_at: now }, now);
  await recordEvent(tx, late, { what: 'pickup_late', by: { actor: 'clock' }, now });
  const news = await pickupNews(tx, placed.order);
  await mailAbout(tx, late, { kind: 'pickup_reminder', late: true, ...news }, { quiet });
}

/** The code, while the order can be picked up. */
export async function shownPickupCode(db: Db, order: OrderRow): Promise<string | null> {
  const isWaiting = isPickup(order) && order.freight_stage === 'shipped' && order.cancellation !== 'accepted';
  return isWaiting ? pickupCodeOf(db, order.code) : null;
}

async function pickupNews(tx: Db, { code, pickup_until }: OrderRow) {
  return { pickup_code: await pickupCodeOf(tx, code), pickup_until: pickup_until?.toISOString() ?? '' };
}

/** Without regard to spaces, width and case. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .replace(/[\s·‧,，.]/g, '')
      .toLowerCase();
  return plain(one) === plain(other);
}
