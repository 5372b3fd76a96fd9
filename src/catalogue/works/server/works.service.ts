import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { idList, statement } from '#db/server/statement.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import { readMatch } from '../harmony.rules.ts';
import { wantedColours } from '../wanted-colours.rules.ts';
import { LAST_PAGE, ORIENTATIONS, PAGE_SIZE, SIZE_BANDS } from '../work-choices.rules.ts';
import type { FacetValue, ListQuery, ShopReply, WorkSummary } from '../works.contract.ts';
import { buyProblem, wallOf } from '../works.rules.ts';
import { type Catalog, workIndex } from './work-index.load.ts';
import type { IndexAnswer, IndexQuery } from './work-index.ts';
import { cardOf, readCards, selectCards } from './work-summary.ts';
import { category, item } from './works.tables.ts';

/** The works for a keyword, or undefined if it has no words; the search feature provides it. */
type FindByKeyword = (keyword: string) => Promise<readonly number[] | undefined>;

/** One page of the shop with its total, and the count of every other choice. One query for its cards. */
export async function listWorks(
  db: Db,
  lang: Lang,
  query: ListQuery,
  findByKeyword?: FindByKeyword,
): Promise<Omit<ShopReply, 'code'>> {
  const catalog = await workIndex(db);
  const found = query.keyword ? await findByKeyword?.(query.keyword) : undefined;
  const answer = catalog.index.find({ ...indexQuery(catalog, query), ...(found && { keyword: found }) });
  return {
    list: await workSummaries(db, lang, answer.ids),
    total: answer.total,
    page: query.page,
    pages: Math.min(LAST_PAGE, Math.ceil(answer.total / PAGE_SIZE)),
    facets: {
      category: catalog.categories
        .filter(({ hidden }) => !hidden)
        .map(({ code, name, number }) => ({
          code,
          name: textIn(name, lang),
          count: answer.counts.category[number] ?? 0,
        })),
      artist: artistFacet(catalog, lang, answer.artists),
      orientation: fixedFacet(ORIENTATIONS, answer.counts.orientation),
      colour: fixedFacet(COLOURS, answer.counts.colour),
      size: fixedFacet(SIZE_BANDS, answer.counts.size),
      price: answer.price,
    },
    relax: answer.relax,
  };
}

function indexQuery({ categories }: Catalog, query: ListQuery): IndexQuery {
  const { price_min, price_max } = query;
  const numbers = (codes: readonly string[], chosen: readonly string[]) => chosen.map((code) => codes.indexOf(code));
  const known = categories.filter(({ code }) => query.category.includes(code));
  return {
    ...(query.category.length > 0 && { category: known.map(({ number }) => number) }),
    ...(query.artist.length > 0 && { artist: query.artist }),
    ...(query.orientation.length > 0 && { orientation: numbers(ORIENTATIONS, query.orientation) }),
    ...(query.colour.length > 0 && { colour: numbers(COLOURS, query.colour) }),
    ...(query.size.length > 0 && { size: numbers(SIZE_BANDS, query.size) }),
    ...((price_min !== undefined || price_max !== undefined) && {
      price: { min: price_min ?? 0, max: price_max ?? 2 ** 31 - 1 },
    }),
    ...(query.fits !== undefined && { fits: wallOf(query.fits) }),
    ...(query.match !== undefined && { match: matchQuery(query.match) }),
    currency: query.currency,
    sort: query.sort,
    from: (query.page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
  };
}

/** The contract has checked the spelling. */
function matchQuery(given: string): NonNullable<IndexQuery['match']> {
  const match = readMatch(given);
  const { every, none } = match ? wantedColours(match) : { every: [[]], none: [] };
  const numbers = (colours: readonly (typeof COLOURS)[number][]) => colours.map((colour) => COLOURS.indexOf(colour));
  return { every: every.map(numbers), none: numbers(none) };
}

/** Fixed choices have no names in the data: pages have their own words for them. */
function fixedFacet(codes: readonly string[], counts: readonly number[]): FacetValue[] {
  return codes.map((code, number) => ({ code, name: code, count: counts[number] ?? 0 }));
}

function artistFacet({ artists: names }: Catalog, lang: Lang, artists: IndexAnswer['artists']): FacetValue[] {
  return artists.flatMap(({ artist_id, count }) => {
    const name = names.get(artist_id);
    return name ? [{ code: String(artist_id), name: textIn(name, lang), count }] : [];
  });
}

/** In the given order. Offline and unknown works are omitted, unless offline ones are wanted. */
export async function workSummaries(
  db: Db,
  lang: Lang,
  ids: readonly number[],
  { offline = false }: { offline?: boolean } = {},
): Promise<WorkSummary[]> {
  const rows = await readCards(db, ids);
  const shown = offline ? rows : rows.filter(({ status }) => status === 'online');
  const cards = new Map(shown.map((row) => [row.item_id, cardOf(row, lang)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Favourites, on sale or not, and if not, why. */
export async function collectedCards(db: Db, lang: Lang, ids: readonly number[]) {
  const rows = await readCards(db, ids);
  return rows.map((row) => {
    const unavailable = buyProblem(row);
    return { item: cardOf(row, lang), ...(unavailable && { unavailable }) };
  });
}

/** The order of the index `item_artist`, so that an artist's newest works need no sorting. */
export const newestFirst = [sql`${item.online_at} desc nulls last`, sql`${item.item_id} desc`] as const;

/** The newest works of several artists, `each` per artist, in one query. */
export function newestWorks(each: number) {
  const newestByArtist = statement((db) => {
    const newest = db
      .select({ item_id: item.item_id })
      .from(item)
      .where(and(eq(item.artist_id, sql`wanted.artist_id`), eq(item.status, 'online')))
      .orderBy(...newestFirst)
      .limit(each);
    const wanted = sql`unnest(${sql.placeholder('artists')}::int[]) as wanted(artist_id)`;
    const chosen = sql`${item.item_id} in (select newest.item_id from ${wanted} cross join lateral ${newest} as newest)`;
    return selectCards(db, chosen).orderBy(...newestFirst);
  });
  return async (db: Db, lang: Lang, artistIds: readonly number[]): Promise<Map<number, WorkSummary[]>> => {
    const rows = artistIds.length === 0 ? [] : await newestByArtist(db, { artists: idList(artistIds) });
    return Map.groupBy(
      rows.map((row) => cardOf(row, lang)),
      (card) => card.artist.artist_id,
    );
  };
}

const allCategories = remembered((db) => db.select().from(category).orderBy(category.position, category.code));

/** Without hidden ones, in the staff's order. */
export async function readCategories(db: Db, lang: Lang): Promise<{ code: string; name: string }[]> {
  const rows = await allCategories(db);
  return rows.filter(({ hidden }) => !hidden).map(({ code, name }) => ({ code, name: textIn(name, lang) }));
}

/** Changes the number of members who collect each of these works. */
export async function countCollector(tx: Db, itemIds: readonly number[], change: 1 | -1): Promise<void> {
  if (itemIds.length === 0) return;
  const collectors = sql`greatest(0, ${item.collectors} + ${change})`;
  await tx
    .update(item)
    .set({ collectors })
    .where(inArray(item.item_id, [...itemIds]));
}
