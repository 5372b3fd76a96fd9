import type { GiftLink } from '#buying/gifts/gift.contract.ts';
import { giftLinks, makeGiftLink, withdrawGiftLinks } from '#buying/gifts/server/gift-link.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { findOrder } from './order.service.ts';
import { lockOrder, type OrderRow } from './order-write.service.ts';

interface Owner {
  code: string;
  member_id: number;
}

/** The link of the buyer's own gift. Staff do not see it. */
export async function readGiftLink(db: Db, { code, member_id }: Owner, sealer: Sealer): Promise<GiftLink> {
  const { order } = await findOrder(db, code, member_id);
  if (!order.gift) throw new Refusal('not_found');
  return linkOf(db, order, sealer);
}

/** Makes the link again: the former one, also on a printed card, stops working. */
export function renewGiftLink(db: Db, { code, member_id }: Owner, sealer: Sealer, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await requireWithinLimit(tx, { limit: 'gift_link', who: String(member_id) });
    const { order } = await lockOrder(tx, code, member_id);
    if (!order.gift) throw new Refusal('not_found');
    await makeGiftLink(tx, order.order_id, sealer, now);
    return linkOf(tx, order, sealer);
  });
}

export function withdrawGiftLink(db: Db, { code, member_id }: Owner, sealer: Sealer, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { order } = await lockOrder(tx, code, member_id);
    if (!order.gift) throw new Refusal('not_found');
    await withdrawGiftLinks(tx, [order.order_id], now);
    return linkOf(tx, order, sealer);
  });
}

async function linkOf(db: Db, { order_id }: OrderRow, sealer: Sealer): Promise<GiftLink> {
  return (await giftLinks(db, [order_id], sealer)).get(order_id) ?? { path: null, withdrawn: false };
}
