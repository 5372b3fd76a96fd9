import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import type { GiftLink } from '../gift.contract.ts';
import { giftPath } from '../gift.rules.ts';
import { giftLink } from './gift.tables.ts';

/** Names the row, so that a sealed secret cannot be copied into another one. */
const placeOf = (orderId: number) => `gift ${orderId}`;

/** Makes the link of an order's gift, or a new one: the former one no longer works. */
export async function makeGiftLink(tx: Db, orderId: number, sealer: Sealer, now: Date): Promise<void> {
  const secret = newToken();
  const row = {
    token_hash: hashToken(secret),
    sealed: sealer.seal(secret, placeOf(orderId)),
    made_at: now,
    withdrawn_at: null,
  };
  await tx
    .insert(giftLink)
    .values({ order_id: orderId, ...row })
    .onConflictDoUpdate({ target: giftLink.order_id, set: row });
}

/** The link stops working; a card that was printed with it leads to a page without details. */
export async function withdrawGiftLinks(tx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  await tx
    .update(giftLink)
    .set({ withdrawn_at: now })
    .where(and(inArray(giftLink.order_id, [...orderIds]), isNull(giftLink.withdrawn_at)));
}

export async function removeGiftLinks(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.delete(giftLink).where(inArray(giftLink.order_id, [...orderIds]));
}

/** The order of a secret whose link works. */
export async function orderOfGift(db: Db, secret: string): Promise<number | undefined> {
  const [row] = await db
    .select({ order_id: giftLink.order_id })
    .from(giftLink)
    .where(and(eq(giftLink.token_hash, hashToken(secret)), isNull(giftLink.withdrawn_at)));
  return row?.order_id;
}

/** The links of gifts by order, for the buyer and for the cards. */
export async function giftLinks(db: Db, orderIds: readonly number[], sealer: Sealer): Promise<Map<number, GiftLink>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(giftLink)
    .where(inArray(giftLink.order_id, [...orderIds]));
  return new Map(
    rows.map(({ order_id, sealed, withdrawn_at }) => {
      const secret = withdrawn_at ? undefined : sealer.open(sealed, placeOf(order_id));
      return [order_id, { path: secret === undefined ? null : giftPath(secret), withdrawn: withdrawn_at !== null }];
    }),
  );
}

/** Whether a link was made and withdrawn, by order, for the buyer's copy of their data. */
export async function giftLinkDates(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map();
  const { order_id, made_at, withdrawn_at } = giftLink;
  const rows = await db
    .select({ order_id, made_at, withdrawn_at })
    .from(giftLink)
    .where(inArray(order_id, [...orderIds]));
  return new Map(rows.map(({ order_id: id, ...dates }) => [id, dates]));
}
