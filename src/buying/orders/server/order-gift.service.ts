import { eq } from 'drizzle-orm';
import type { OrderRequest } from '#buying/checkout/checkout.contract.ts';
import type { PricedOrder } from '#buying/checkout/server/quote.service.ts';
import { type Gift, isHeld, isHoldDay, shipFrom } from '#buying/gifts/gift.rules.ts';
import { makeGiftLink } from '#buying/gifts/server/gift-link.service.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { Refusal } from '#shared/errors.ts';
import { shopOrder } from './order.tables.ts';
import type { OrderRow } from './order-write.service.ts';

interface Giving {
  entry: { request: OrderRequest; now: Date; sealer?: Sealer | undefined };
  priced: Pick<PricedOrder, 'arrival'>;
  owner: { username: string };
}

/** Adds the choices of a gift to a new order, with the link for its recipient. Other orders cost no statement. */
export async function withGift(tx: Db, order: OrderRow, { entry, priced, owner }: Giving): Promise<OrderRow> {
  const { now, sealer } = entry;
  const asked = entry.request.gift;
  if (!asked) return order;
  const { recipient = '', message = '', card_link = false, not_before = null } = asked;
  if (not_before !== null && !isHoldDay(not_before, priced.arrival, now)) throw new Refusal('gift_day');
  const gift: Gift = { recipient, message, card_link, not_before, giver: owner.username };
  const ship_from = not_before === null ? null : shipFrom(not_before, await shortestTransit(tx, order));
  await tx.update(shopOrder).set({ gift, ship_from }).where(eq(shopOrder.order_id, order.order_id));
  if (sealer) await makeGiftLink(tx, order.order_id, sealer, now);
  return { ...order, gift, ship_from };
}

/** In days; an order for pickup needs none. */
async function shortestTransit(tx: Db, { receiver }: OrderRow): Promise<number> {
  if (receiver.pickup_type === 'pickup') return 0;
  const { delivery } = await readSettings(tx);
  const zone = zoneOf(delivery, receiver);
  return zone ? delivery.transit[zone].min : 0;
}

/** A gift that would arrive too early leaves only if a person has confirmed it, for example because the buyer asked for it. */
export function refuseEarly({ ship_from }: OrderRow, { early, now }: { early: boolean; now: Date }): void {
  if (isHeld(ship_from, now) && !early) throw new Refusal('gift_early');
}
