import {
  type AnyColumn,
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { ALIKE_BITS } from '#catalogue/pictures/likeness.rules.ts';
import { bitsApart } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { WorkSummary } from '../works.contract.ts';
import { type CardRow, cardColumns, cardOf, joinedTo } from './work-summary.ts';
import { isFoundBy, titleHolds, type WorkWord } from './work-words.service.ts';
import { item } from './works.tables.ts';

type Stage = NonNullable<(typeof item.$inferSelect)['stage']>;

type StageName = 'online' | Stage;

/** Works of these artists, or of all if omitted. */
export interface WorksWanted {
  artists?: readonly number[];
  stage?: StageName | undefined;
  keyword?: string | undefined;
  /**
   * Each in the title in any language, in the artist's name, or as the work's id; uses indexes for a catalogue of any
   * size.
   */
  words?: readonly WorkWord[] | undefined;
  category?: string | undefined;
  sale_mode?: (typeof item.$inferSelect)['sale_mode'] | undefined;
  /** A further condition from a higher feature. */
  among?: SQL | undefined;
}

const SORTS = {
  changed: [desc(item.updated_at), desc(item.item_id)],
  title: [sql`${item.title} ->> 'en'`, item.item_id],
  newest: [desc(item.item_id)],
} as const;

/** The page and its order: one of ours, or a higher feature's. */
interface WorksPage {
  sort: keyof typeof SORTS | ((itemId: AnyColumn) => SQL);
  limit: number;
  offset: number;
}

/** A work for sellers and reviewers: its card, online or not, and its stage. */
export interface SellerWork {
  card: WorkSummary;
  stage: StageName;
  paused_by: 'seller' | 'shop' | null;
  edition_size: number | null;
  edition_sold: number;
  online_at: Date | null;
  updated_at: Date;
}

const more = {
  stage: item.stage,
  paused_by: item.paused_by,
  online_at: item.online_at,
  updated_at: item.updated_at,
};

/** A draft may have no artist yet: its number is 0 then. */
function mayLackArtist({ artist: { artist_id, name } }: ReturnType<typeof joinedTo>) {
  return {
    artist_id: sql<number>`coalesce(${artist_id}, 0)`,
    artist_name: sql<CardRow['artist_name']>`coalesce(${name}, '{}'::jsonb)`,
  };
}

/** In any stage. */
export async function listSellerWorks(
  db: Db,
  lang: Lang,
  wanted: WorksWanted,
  { sort, limit, offset }: WorksPage,
): Promise<SellerWork[]> {
  const rows = await worksPage(db, wanted, { sort, limit, offset });
  return rows.map((row) => sellerWork(row, lang));
}

/** Only the query, so that a test can check its plan. */
export function worksPage(db: Db, wanted: WorksWanted, { sort, limit, offset }: WorksPage) {
  const order = typeof sort === 'function' ? [sort(item.item_id), item.item_id] : SORTS[sort];
  const joined = joinedTo(db);
  return db
    .select({ ...cardColumns(joined), ...mayLackArtist(joined), ...more })
    .from(item)
    .leftJoin(joined.artist, joined.byArtist)
    .leftJoin(joined.picture, joined.byPicture)
    .where(conditionOf(wanted))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** In the given order; unknown ones are omitted. */
export async function sellerWorksById(db: Db, lang: Lang, ids: readonly number[]): Promise<SellerWork[]> {
  const page = { sort: 'newest', limit: ids.length, offset: 0 } as const;
  const works =
    ids.length === 0 ? [] : await listSellerWorks(db, lang, { among: inArray(item.item_id, [...ids]) }, page);
  const byId = new Map(works.map((work) => [work.card.item_id, work]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function countWorksFound(db: Db, wanted: WorksWanted): Promise<number> {
  return db.$count(item, conditionOf(wanted));
}

/**
 * Matches up to `most`: a full count gets slower with every work. Only the query, so that a test can check its plan.
 */
export function worksUpTo(db: Db, wanted: WorksWanted, most: number) {
  const { item_id } = item;
  // In an order that indexes have, or the database would scan the table.
  return db.select({ item_id }).from(item).where(conditionOf(wanted)).orderBy(desc(item_id)).limit(most);
}

/** Whole works that match, by id; pages through a list of any length. */
export function workRowsAfter(db: Db, wanted: WorksWanted, last: number, most: number) {
  const { item_id } = item;
  return db
    .select()
    .from(item)
    .where(and(conditionOf(wanted), gt(item_id, last)))
    .orderBy(item_id)
    .limit(most);
}

/** Counts up to `most`. */
export function countWorksUpTo(db: Db, wanted: WorksWanted, most: number): Promise<number> {
  return db.$count(worksUpTo(db, wanted, most).as('found'));
}

/** A subquery: ids of works that match all of these words. */
export function worksWith(db: Db, words: readonly WorkWord[]) {
  return db.select({ item_id: item.item_id }).from(item).where(conditionOf({ words }));
}

export async function countStages(db: Db, wanted: WorksWanted): Promise<Map<StageName, number>> {
  const stage = sql<StageName>`coalesce(${item.stage}, 'online')`;
  const rows = await db.select({ stage, works: count() }).from(item).where(conditionOf(wanted)).groupBy(stage);
  return new Map(rows.map(({ stage: name, works }) => [name, works]));
}

/** Works with pictures similar to one of these, nearest first; `artists` narrows the search. */
export async function worksAlike(
  db: Db,
  lang: Lang,
  { likenesses, except, artists }: { likenesses: readonly string[]; except: number; artists?: readonly number[] },
): Promise<(SellerWork & { distance: number })[]> {
  if (likenesses.length === 0) return [];
  const joined = joinedTo(db);
  const apart = likenesses.map((likeness) => bitsApart(joined.picture.likeness, likeness));
  const distance = sql<number>`least(${sql.join(apart, sql`, `)})`;
  const rows = await db
    .select({ ...cardColumns(joined), ...mayLackArtist(joined), ...more, distance })
    .from(item)
    .leftJoin(joined.artist, joined.byArtist)
    .innerJoin(joined.picture, joined.byPicture)
    .where(
      and(
        isNotNull(joined.picture.likeness),
        ne(item.item_id, except),
        lte(distance, ALIKE_BITS),
        conditionOf(artists ? { artists } : {}),
      ),
    )
    .orderBy(distance, item.item_id)
    .limit(8);
  return rows.map((row) => ({ ...sellerWork(row, lang), distance: row.distance }));
}

function conditionOf({ artists, stage, keyword, words, category, sale_mode, among }: WorksWanted): SQL | undefined {
  return and(
    artists && inArray(item.artist_id, [...artists]),
    stage && (stage === 'online' ? isNull(item.stage) : eq(item.stage, stage)),
    keyword ? titleHolds(keyword) : undefined,
    words && isFoundBy(words),
    category ? eq(item.category, category) : undefined,
    sale_mode && eq(item.sale_mode, sale_mode),
    among,
  );
}

type Row = CardRow & Pick<typeof item.$inferSelect, keyof typeof more>;

function sellerWork(row: Row, lang: Lang): SellerWork {
  const { stage, paused_by, edition_size, edition_sold, online_at, updated_at } = row;
  return {
    card: cardOf(row, lang),
    stage: stage ?? 'online',
    // Sellers see only "the shop", not which staff member.
    paused_by: paused_by === 'staff' ? 'shop' : paused_by,
    edition_size,
    edition_sold,
    online_at,
    updated_at,
  };
}
