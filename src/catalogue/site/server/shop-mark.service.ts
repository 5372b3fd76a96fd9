import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { type ShopKind, shopMark } from './site.tables.ts';

export type { ShopKind } from './site.tables.ts';

/** On this channel every process hears that the shop has become a real one. */
export const MARK_CHANNEL = 'shop_mark';

/** The domain of the demo's accounts. Nobody can have a mailbox in it. */
export const DEMO_DOMAIN = '@demo.example';

/** True in statements that run in a real shop. */
export const SHOP_IS_REAL = sql`exists (select 1 from ${shopMark} where ${shopMark.kind} = 'real')`;

/** What the shop is and since when; undefined before its first start. */
export async function readMark(db: Db): Promise<{ kind: ShopKind; decided_at: Date } | undefined> {
  const { kind, decided_at } = shopMark;
  const [row] = await db.select({ kind, decided_at }).from(shopMark);
  return row;
}

/** Writes what the shop is, once; the caller holds the lock that makes others wait. */
export async function writeMark(tx: Db, kind: ShopKind): Promise<void> {
  await tx.insert(shopMark).values({ kind });
}

/** Makes a demo a real shop for good and notifies every process. Answers whether it was a demo until now. */
export async function markReal(tx: Db): Promise<boolean> {
  const turned = await tx
    .update(shopMark)
    .set({ kind: 'real', decided_at: sql`now()` })
    .where(eq(shopMark.kind, 'demo'))
    .returning({ kind: shopMark.kind });
  if (turned.length === 0) return false;
  await sendNotice(tx, MARK_CHANNEL, 'real');
  await sendNotice(tx, 'content', 'shop mark');
  return true;
}

/** What the shop is, held until the transaction ends: nobody turns it meanwhile. */
export async function lockMark(tx: Db): Promise<ShopKind | undefined> {
  const [row] = await tx.select({ kind: shopMark.kind }).from(shopMark).for('share');
  return row?.kind;
}

/** Whether an address is one of the demo's. */
function isDemoAddress(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN);
}

/** Whether an account is one of the demo's in a shop that is real: nobody can sign in to it. */
export async function isClosedDemoAccount(db: Db, email: string): Promise<boolean> {
  return isDemoAddress(email) && (await readMark(db))?.kind === 'real';
}
