import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shopOrder } from './order.tables.ts';
import { orderKey } from './order-key.tables.ts';

/** Nobody takes one of these for another: no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ENDING = 6;
const PURPOSE = 'order payment';

/** A new order's code: the day in Taipei and 30 random bits, so that no code follows from another. */
export function newOrderCode(now: Date, ending = codeEnding()): string {
  const day = shopDay(now).slice(2).replaceAll('-', '');
  return `CN-${day}-${ending}`;
}

/** The letters a code ends in; `pick` chooses each from so many. */
export function codeEnding(pick: (below: number) => number = randomInt): string {
  return Array.from({ length: ENDING }, () => LETTERS[pick(LETTERS.length)]).join('');
}

/** Those of the endings that some order's code has. */
export async function knownEndings(db: Db, endings: readonly string[]): Promise<Set<string>> {
  const ending = sql<string>`right(${shopOrder.code}, ${ENDING})`;
  const rows = await db
    .select({ ending })
    .from(shopOrder)
    .where(inArray(ending, [...endings]));
  return new Set(rows.map((row) => row.ending));
}

/** The proof a payment must bring for an order: a keyed MAC of its code, 128 bits. It opens nothing else. */
export async function orderHash(db: Db, code: string): Promise<string> {
  return hashWith(await orderSecret(db), code);
}

/** The same with a secret that is at hand. */
export function hashWith(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${code}`).digest('hex').slice(0, 32);
}

/** Whether a hash belongs to an order; takes as long for a near miss as for any other. */
export async function isOrderHash(db: Db, code: string, hash: string): Promise<boolean> {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(await orderHash(db, code)), digest(hash));
}

/** The secret of all orders, which never changes; made by whoever needs it first, and remembered outside of transactions. */
export const orderSecret = remembered(async (db: Db): Promise<string> => {
  const [known] = await db.select().from(orderKey).where(eq(orderKey.purpose, PURPOSE));
  if (known) return known.secret;
  // Two processes may get here at once: the first one's secret is everybody's.
  const fresh = { purpose: PURPOSE, secret: randomBytes(32).toString('base64url') };
  await db.insert(orderKey).values(fresh).onConflictDoNothing();
  const [made] = await db.select().from(orderKey).where(eq(orderKey.purpose, PURPOSE));
  if (!made) throw new Error('the key of the orders was neither found nor made');
  return made.secret;
});
