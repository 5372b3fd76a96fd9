import { type ArrivalRange, arrivalRange } from '#catalogue/delivery/arrival.rules.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { type SiteSettings, workshopDays } from '#catalogue/site/server/site.service.ts';
import { shopDay, shopMidnight } from '#shared/shop-time.ts';
import { orderStatus } from '../order.rules.ts';
import type { OrderRow } from './order-write.service.ts';

/** A parcel that has left the workshop only needs its transit. */
const MADE = { min: 0, max: 0 };

/**
 * When an open order will probably arrive, or be ready for its buyer: as the checkout computes it, but from the day of payment,
 * and from the day of shipping once it has left. An order awaiting payment counts from today. Null once it has arrived, is over,
 * or is later than we expected.
 */
export function expectedArrival(settings: SiteSettings, order: OrderRow, now: Date): ArrivalRange | null {
  if (!isAwaited(order)) return null;
  const { receiver, delivery_at, generate_at } = order;
  const zone = receiver.pickup_type === 'pickup' ? 'pickup' : zoneOf(settings.delivery, receiver);
  if (!zone) return null;
  const from = delivery_at ?? generate_at ?? now;
  const rates = delivery_at ? { ...settings.delivery, production: MADE } : settings.delivery;
  // The calendar of that day: today's no longer has the holidays since then.
  const range = afterHold(order, arrivalRange(rates, zone, from, workshopDays(settings, from)), (day) =>
    arrivalRange({ ...settings.delivery, production: MADE }, zone, day, workshopDays(settings, day)),
  );
  return range.to < shopDay(now) ? null : range;
}

/** A gift with a day leaves the workshop on a certain day at the earliest, however early it is finished. */
function afterHold(
  { gift, ship_from, delivery_at }: OrderRow,
  range: ArrivalRange,
  leaving: (day: Date) => ArrivalRange,
): ArrivalRange {
  if (!gift?.not_before || ship_from === null || delivery_at) return range;
  const held = leaving(shopMidnight(ship_from));
  const latest = (...days: string[]) => days.toSorted().at(-1) ?? '';
  return { from: latest(range.from, held.from, gift.not_before), to: latest(range.to, held.to, gift.not_before) };
}

function isAwaited(order: OrderRow): boolean {
  const status = orderStatus(order);
  if (status === 'cancelled' || status === 'failed' || order.cancellation === 'requested') return false;
  if (order.payment_status === 'refunded') return false;
  // A pickup is ready when it is "shipped".
  const isReady = order.receiver.pickup_type === 'pickup' && order.delivery_at !== null;
  return order.arrival_at === null && !isReady;
}
