import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { Refusal } from '#shared/errors.ts';
import { editionFree } from './edition.tables.ts';
import { item } from './works.tables.ts';

/** Several lines may contain the same work. */
interface Prints {
  item_id: number;
  nums: number;
}

/**
 * Takes numbers of limited editions, by work; refuses all if one work has too few left. One statement per work checks
 * and takes, always in the order of ids, so that two orders cannot deadlock.
 */
export async function reserveEditions(tx: Db, prints: readonly Prints[]): Promise<Map<number, number[]>> {
  const numbers = new Map<number, number[]>();
  for (const [itemId, nums] of countedByWork(prints)) {
    const [taken] = await tx
      .update(item)
      .set({ edition_sold: sql`${item.edition_sold} + ${nums}`, updated_at: sql`now()` })
      .where(and(eq(item.item_id, itemId), gte(sql`${item.edition_size} - ${item.edition_sold}`, nums)))
      .returning({ sold: item.edition_sold });
    if (!taken) throw new Refusal('sold_out');
    numbers.set(itemId, await numbersFor(tx, itemId, nums, taken.sold - nums));
  }
  if (numbers.size > 0) await sendNotice(tx, 'content', 'item');
  return numbers;
}

/** Returns numbers of limited editions; they can be sold again. */
export async function releaseEditions(tx: Db, lines: readonly { item_id: number; numbers: readonly number[] }[]) {
  const numbered = lines.filter(({ numbers }) => numbers.length > 0);
  for (const [itemId, nums] of countedByWork(numbered.map((line) => ({ ...line, nums: line.numbers.length })))) {
    await tx
      .update(item)
      .set({ edition_sold: sql`${item.edition_sold} - ${nums}`, updated_at: sql`now()` })
      .where(eq(item.item_id, itemId));
  }
  const free = numbered.flatMap(({ item_id, numbers }) => numbers.map((number) => ({ item_id, number })));
  if (free.length === 0) return;
  await tx.insert(editionFree).values(free);
  await sendNotice(tx, 'content', 'item');
}

/** How many prints each of these editions has. */
export async function editionSizes(db: Db, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  const works = await db
    .select({ item_id: item.item_id, edition_size: item.edition_size })
    .from(item)
    .where(inArray(item.item_id, [...new Set(itemIds)]));
  return works.flatMap(({ item_id, edition_size }) => (edition_size === null ? [] : [{ item_id, edition_size }]));
}

/** Counts paid prints, for "popular first" and the artist's overview. */
export async function countSales(tx: Db, prints: readonly Prints[]): Promise<void> {
  for (const [itemId, nums] of countedByWork(prints)) {
    await tx
      .update(item)
      .set({ sales: sql`${item.sales} + ${nums}` })
      .where(eq(item.item_id, itemId));
  }
}

/** Prints per work, lowest id first. */
function countedByWork(prints: readonly Prints[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const { item_id, nums } of prints) counts.set(item_id, (counts.get(item_id) ?? 0) + nums);
  return [...counts].sort(([one], [other]) => one - other);
}

/** Returned numbers first, then new ones. The caller has locked the work's row. */
async function numbersFor(tx: Db, itemId: number, nums: number, soldBefore: number): Promise<number[]> {
  const free = await tx
    .select({ number: editionFree.number })
    .from(editionFree)
    .where(eq(editionFree.item_id, itemId))
    .orderBy(asc(editionFree.number));
  const again = free.slice(0, nums).map(({ number }) => number);
  if (again.length > 0)
    await tx.delete(editionFree).where(and(eq(editionFree.item_id, itemId), inArray(editionFree.number, again)));
  // Every number up to here was given out: it is sold, or free again.
  const highest = soldBefore + free.length;
  return [...again, ...Array.from({ length: nums - again.length }, (_, at) => highest + 1 + at)];
}

/** The highest number ever given out: every one up to it is sold, or free again. */
export async function highestNumber(db: Db, work: { item_id: number; edition_sold: number }): Promise<number> {
  return work.edition_sold + (await db.$count(editionFree, eq(editionFree.item_id, work.item_id)));
}
