import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import { type ShopKind, shopMark } from './site.tables.ts';

export type { ShopKind } from './site.tables.ts';

/** Notifies every process that the shop has become a real one. */
export const MARK_CHANNEL = 'shop_mark';

/** The domain of the demo's accounts. Nobody can have a mailbox in it. */
export const DEMO_DOMAIN = '@demo.example';

/** SQL: true in a real shop. */
export const SHOP_IS_REAL = sql`exists (select 1 from ${shopMark} where ${shopMark.kind} = 'real')`;

/** What the shop is, and since when; undefined before its first start. */
export async function readMark(db: Db): Promise<{ kind: ShopKind; decided_at: Date } | undefined> {
  const { kind, decided_at } = shopMark;
  const [row] = await db.select({ kind, decided_at }).from(shopMark);
  return row;
}

/**
 * Whether the shop shows the demo's company and stories. Every start decides what a shop is before it answers anyone; only a
 * database of a test may be undecided. Becoming a real shop sends the notice `content`.
 */
export const showsDemo = remembered(async (db: Db) => (await readMark(db))?.kind !== 'real');

/** Called once, under the caller's lock. */
export async function writeMark(tx: Db, kind: ShopKind): Promise<void> {
  await tx.insert(shopMark).values({ kind });
}

/** Makes a demo a real shop permanently and notifies every process. Returns whether it was a demo. */
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

/** Locked until the transaction ends, so that nobody changes it. */
export async function lockMark(tx: Db): Promise<ShopKind | undefined> {
  const [row] = await tx.select({ kind: shopMark.kind }).from(shopMark).for('share');
  return row?.kind;
}

function isDemoAddress(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN);
}

/** Nobody can sign in to a demo account of a real shop. */
export async function isClosedDemoAccount(db: Db, email: string): Promise<boolean> {
  return isDemoAddress(email) && (await readMark(db))?.kind === 'real';
}
