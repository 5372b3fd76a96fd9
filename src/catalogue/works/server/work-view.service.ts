import { createHmac, randomBytes } from 'node:crypto';
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { shopDay } from '#shared/shop-time.ts';
import { item, itemView, viewKey } from './works.tables.ts';

/** How often gathered views are written. */
const WRITE_MS = 5_000;
/** More than this is not kept while the database is away: views are worth less than memory. */
const MOST = 100_000;
/** Views written in one transaction. */
const BATCH = 1_000;
/** About so many views of one work are counted in a day, so that not even somebody with many networks fills the disk. */
export const MOST_OF_WORK = 10_000;

interface Visit {
  item_id: number;
  /** What one household or company shares; anything a browser says of itself could be made up. */
  network: string;
}

interface View extends Visit {
  day: string;
}

/** Views that wait to be written, for each database of the process; a network that comes again is one entry. */
const gathered = new WeakMap<Db, Map<string, View>>();

/** Notes that a visitor looked at a work. Nothing is asked of the database, so no page waits for it. */
export function countView(db: Db, { item_id, network }: Visit, at = new Date()): void {
  const views = gathered.get(db) ?? new Map<string, View>();
  gathered.set(db, views);
  if (views.size >= MOST) return;
  const day = shopDay(at);
  views.set(`${day} ${item_id} ${network}`, { day, item_id, network });
}

/** Writes the views gathered so far, each network once per work and day. What cannot be written is kept for the next time. */
export async function flushViews(db: Db): Promise<void> {
  const views = gathered.get(db);
  if (!views) return;
  for (const batch = [...views]; batch.length > 0; ) {
    const part = batch.splice(0, BATCH);
    const byDay = Map.groupBy(
      part.map(([, view]) => view),
      ({ day }) => day,
    );
    for (const [day, seen] of byDay) await inTransaction(db, (tx) => writeDay(tx, day, seen));
    for (const [key] of part) views.delete(key);
  }
}

/** Writes views every few seconds and once more when the shop closes: nothing is lost but by a kill. */
export function writingViews(db: Db): Job {
  const run = () => flushViews(db);
  return { name: 'views', runsIn: 'each_process', every: WRITE_MS, run, atStop: run };
}

async function writeDay(tx: Db, day: string, seen: readonly View[]): Promise<void> {
  const key = await keyOf(tx, day);
  const ids = [...new Set(seen.map(({ item_id }) => item_id))];
  const onSale = await tx
    .select({ item_id: item.item_id })
    .from(item)
    .where(and(inArray(item.item_id, ids), eq(item.status, 'online')));
  const known = new Set(onSale.map(({ item_id }) => item_id));
  const counted = await tx
    .select({ item_id: itemView.item_id })
    .from(itemView)
    .where(and(eq(itemView.day, day), inArray(itemView.item_id, [...known])))
    .groupBy(itemView.item_id)
    .having(gte(count(), MOST_OF_WORK));
  for (const { item_id } of counted) known.delete(item_id);
  const rows = seen
    .filter(({ item_id }) => known.has(item_id))
    .map(({ item_id, network }) => ({ day, item_id, visitor: keyed(network, key) }));
  if (rows.length === 0) return;
  const added = await tx.insert(itemView).values(rows).onConflictDoNothing().returning({ item_id: itemView.item_id });
  const counts = Map.groupBy(added, ({ item_id }) => item_id);
  if (counts.size === 0) return;
  const columns = [[...counts.keys()], [...counts.values()].map((views) => views.length)];
  const [itemIds, views] = columns.map((values) => sql`${`{${values.join(',')}}`}::int[]`);
  await tx
    .update(item)
    .set({ views: sql`${item.views} + added.views` })
    .from(sql`unnest(${itemIds}, ${views}) as added(item_id, views)`)
    .where(eq(item.item_id, sql`added.item_id`));
}

/** The day's key, made by whichever process needs it first; keys and rows of days gone by are thrown away. */
async function keyOf(tx: Db, day: string): Promise<string> {
  const [known] = await tx.select().from(viewKey).where(eq(viewKey.day, day));
  if (known) return known.key;
  await tx
    .insert(viewKey)
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  // Yesterday's stay for views that were gathered before midnight.
  const gone = sql`${day}::date - 1`;
  await tx.delete(viewKey).where(lt(viewKey.day, gone));
  await tx.delete(itemView).where(lt(itemView.day, gone));
  const [made] = await tx.select().from(viewKey).where(eq(viewKey.day, day));
  if (!made) throw new Error('the key of the day is missing');
  return made.key;
}

function keyed(network: string, key: string): bigint {
  return createHmac('sha256', key).update(network).digest().readBigInt64BE();
}
