import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shopOrder } from './order.tables.ts';
import { orderKey } from './order-key.tables.ts';

/** Characters that cannot be confused: no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ENDING = 6;
const PURPOSE = 'order payment';
const PICKUP = 'order pickup';

/** The day in Taipei and 30 random bits, so that codes cannot be guessed. */
export function newOrderCode(prefix: string, now: Date, ending = codeEnding()): string {
  const day = shopDay(now).slice(2).replaceAll('-', '');
  return `${prefix}-${day}-${ending}`;
}

/** `pick` chooses each letter. */
export function codeEnding(pick: (below: number) => number = randomInt): string {
  return Array.from({ length: ENDING }, () => LETTERS[pick(LETTERS.length)]).join('');
}

/** The endings that existing codes already have. */
export async function knownEndings(db: Db, endings: readonly string[]): Promise<Set<string>> {
  const ending = sql<string>`right(${shopOrder.code}, ${ENDING})`;
  const rows = await db
    .select({ ending })
    .from(shopOrder)
    .where(inArray(ending, [...endings]));
  return new Set(rows.map((row) => row.ending));
}

/** The proof a payment must present for an order: a keyed MAC of its code, 128 bits. It grants nothing else. */
export async function orderHash(db: Db, code: string): Promise<string> {
  return hashWith(await orderSecret(db), code);
}

export function hashWith(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${code}`).digest('hex').slice(0, 32);
}

/** Six digits that a buyer shows when picking up an order. Derived, so that nobody can read it in the database. */
export async function pickupCodeOf(db: Db, code: string): Promise<string> {
  const digest = createHmac('sha256', await orderSecret(db))
    .update(`${PICKUP}\n${code}`)
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Takes constant time, so that a near miss cannot be measured. */
export async function isOrderHash(db: Db, code: string, hash: string): Promise<boolean> {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(await orderHash(db, code)), digest(hash));
}

/** The secret of all orders, which never changes; the first process that needs it creates it. Cached outside of transactions. */
export const orderSecret = remembered(async (db: Db): Promise<string> => {
  const [known] = await db.select().from(orderKey).where(eq(orderKey.purpose, PURPOSE));
  if (known) return known.secret;
  // Two processes may get here concurrently: the first one's secret counts for all.
  const fresh = { purpose: PURPOSE, secret: randomBytes(32).toString('base64url') };
  await db.insert(orderKey).values(fresh).onConflictDoNothing();
  const [made] = await db.select().from(orderKey).where(eq(orderKey.purpose, PURPOSE));
  if (!made) throw new Error('the key of the orders was neither found nor made');
  return made.secret;
});
