import { desc, gte, lt, sql } from 'drizzle-orm';
import { foldedText } from '#catalogue/search-index/server/folded.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type Miss, mergedMisses } from '../search-miss.rules.ts';
import { searchMiss } from './search-miss.tables.ts';

/** Visitors cause these rows, so their number per day is limited. */
const MOST_A_DAY = 500;
const LONGEST = 60;
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;

/** Counts a search without results. Answers are cached, so the same search within a minute counts once. */
export async function noteMiss(db: Db, lang: Lang, keyword: string, now = new Date()): Promise<void> {
  const word = keyword.normalize('NFKC').trim().toLowerCase();
  if (word === '' || [...word].length > LONGEST) return;
  const day = shopDay(now);
  await db.execute(sql`insert into ${searchMiss} (day, lang, keyword, times)
    select ${day}, ${lang}, ${word}, 1 where (select count(*) from ${searchMiss} where day = ${day}) < ${MOST_A_DAY}
    or exists (select 1 from ${searchMiss} where day = ${day} and lang = ${lang} and keyword = ${word})
    on conflict (day, lang, keyword) do update set times = ${searchMiss}.times + 1`);
}

/**
 * The most frequent searches without results since a day. Keywords that search cannot distinguish are merged across
 * languages and scripts, and shown as most people typed them.
 */
export async function commonMisses(db: Db, since: string, limit = 10): Promise<Miss[]> {
  const times = sql<number>`sum(${searchMiss.times})::int`;
  const rows = await db
    .select({ keyword: searchMiss.keyword, lang: searchMiss.lang, times })
    .from(searchMiss)
    .where(gte(searchMiss.day, since))
    .groupBy(searchMiss.keyword, searchMiss.lang)
    .orderBy(desc(times), searchMiss.keyword, searchMiss.lang);
  return mergedMisses(rows, foldedText).slice(0, limit);
}

export async function deleteOldMisses(db: Db, now = new Date()): Promise<void> {
  await db.delete(searchMiss).where(lt(searchMiss.day, shopDay(new Date(now.getTime() - RETENTION_DAYS * DAY_MS))));
}
