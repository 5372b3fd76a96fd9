import { createHmac, randomBytes } from 'node:crypto';
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { shopDay } from '#shared/shop-time.ts';
import { item, itemView, viewKey } from './works.tables.ts';

/** How often collected views are written. */
const WRITE_MS = 5_000;
/** The limit while the database is unavailable: views are worth less than memory. */
const MOST = 100_000;
/** Views per transaction. */
const BATCH = 1_000;
/** About the most views of one work per day, so that even someone with many networks cannot fill the disk. */
export const MOST_OF_WORK = 10_000;

interface Visit {
  item_id: number;
  /** Shared by a household or a company; anything a browser says of itself could be made up. */
  network: string;
}

interface View extends Visit {
  day: string;
}

/** Views to be written, per database of the process; a returning network is one entry. */
const gathered = new WeakMap<Db, Map<string, View>>();

/** Records a view in memory, so that no page waits for the database. */
export function countView(db: Db, { item_id, network }: Visit, at = new Date()): void {
  const views = gathered.get(db) ?? new Map<string, View>();
  gathered.set(db, views);
  if (views.size >= MOST) return;
  const day = shopDay(at);
  views.set(`${day} ${item_id} ${network}`, { day, item_id, network });
}

/**
 * Writes the collected views, each network once per work and day. Views that could not be written stay for the next
 * time.
 */
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

/** Every few seconds, and once more on shutdown: only a kill loses views. */
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

/** The day's key, created by the first process that needs it; deletes keys and rows of past days. */
async function keyOf(tx: Db, day: string): Promise<string> {
  const [known] = await tx.select().from(viewKey).where(eq(viewKey.day, day));
  if (known) return known.key;
  await tx
    .insert(viewKey)
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  // Yesterday's stay for views collected before midnight.
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
