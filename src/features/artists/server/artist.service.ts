import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { ItemCard } from '#features/catalog/catalog.contract.ts';
import { newestWorks, readCategories } from '#features/catalog/server/catalog.service.ts';
import { artistWords } from '#features/search-index/search-words.rules.ts';
import { indexDocument } from '#features/search-index/server/search-write.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import { idFromPath } from '#shared/row-id.ts';
import type { ArtistCard, ArtistReply, artistListQuery, artistListReply } from '../artist.contract.ts';
import { artist } from './artist.tables.ts';
import { artistSortKeys, initialOf } from './artist-sort.ts';

const PAGE_SIZE = 24;
const SAMPLES = 3;
/** Works on an artist's page; the shop, filtered by artist, has them all. */
const WORKS = 24;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type ArtistRow = typeof artist.$inferSelect;
type ArtistList = Omit<z.infer<typeof artistListReply>, 'code'>;

/** One page of the directory, in the order of its language. Artists without a work on show are left out. Four queries. */
export async function listArtists(
  db: Db,
  lang: Lang,
  { category, page }: z.infer<typeof artistListQuery>,
): Promise<ArtistList> {
  const counts = await countByCategory(db);
  const total = category === undefined ? counts.all : (counts.byCategory.get(category) ?? 0);
  const rows = await db
    .select()
    .from(artist)
    .where(and(isShown, category === undefined ? undefined : isIn(category)))
    .orderBy(asc(sortColumn(lang)), asc(artist.artist_id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const works = await newestWorks(
    db,
    lang,
    rows.map((row) => row.artist_id),
    SAMPLES,
  );
  const categories = await readCategories(db, lang);
  return {
    list: rows.map((row) => artistCard(row, lang, works.get(row.artist_id) ?? [])),
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    categories: categories.map(({ code, name }) => ({ code, name, count: counts.byCategory.get(code) ?? 0 })),
  };
}

/** An artist by id or slug, with story and works, in two queries. */
export async function readArtist(db: Db, lang: Lang, idOrSlug: string): Promise<Omit<ArtistReply, 'code'>> {
  const id = idFromPath(idOrSlug);
  if (id === undefined && !SLUG.test(idOrSlug)) throw new Refusal('not_found');
  const [row] = await db
    .select()
    .from(artist)
    .where(id === undefined ? eq(artist.slug, idOrSlug) : eq(artist.artist_id, id));
  if (!row) throw new Refusal('not_found');
  const works = (await newestWorks(db, lang, [row.artist_id], WORKS)).get(row.artist_id) ?? [];
  return {
    artist: { ...artistCard(row, lang, works.slice(0, SAMPLES)), story: textIn(row.story, lang) },
    works,
    works_total: row.works,
    articles: [],
  };
}

/** An artist as staff or the demo writes it. Without an `artist_id` its slug says which artist it is. */
export type ArtistDraft = Omit<
  typeof artist.$inferInsert,
  'sort_en' | 'sort_hant' | 'sort_hans' | 'works' | 'created_at' | 'updated_at'
>;

/** Saves an artist with the keys that place the name in each language's directory. */
export function saveArtist(db: Db, draft: ArtistDraft): Promise<number> {
  const values = { ...draft, born: draft.born ?? null, ...artistSortKeys(draft.name) };
  const set = { ...values, updated_at: sql`now()` };
  return inTransaction(db, async (tx) => {
    const [row] =
      draft.artist_id === undefined
        ? await tx.insert(artist).values(values).onConflictDoUpdate({ target: artist.slug, set }).returning()
        : await tx.update(artist).set(set).where(eq(artist.artist_id, draft.artist_id)).returning();
    if (!row) throw new Refusal('not_found');
    await indexDocument(tx, {
      kind: 'artist',
      doc_id: row.artist_id,
      title: row.name,
      names: row.place,
      words: artistWords(row.categories),
      rank: row.works,
    });
    await sendNotice(tx, 'content', `artist ${row.artist_id}`);
    return row.artist_id;
  });
}

const isShown = gt(artist.works, 0);

function isIn(category: string): SQL {
  return sql`${category} = any(${artist.categories})`;
}

function sortColumn(lang: Lang) {
  return { en: artist.sort_en, 'zh-Hant': artist.sort_hant, 'zh-Hans': artist.sort_hans }[lang];
}

/** How many artists each category has, and all together, in one query. */
async function countByCategory(db: Db): Promise<{ all: number; byCategory: Map<string, number> }> {
  // An artist of three categories is three rows with a code, and one without, which counts the artist once.
  const code = sql<string | null>`unnest(array_append(${artist.categories}, null))`.as('code');
  const listed = db.select({ code }).from(artist).where(isShown).as('listed');
  const rows = await db.select({ code: listed.code, artists: count() }).from(listed).groupBy(listed.code);
  const byCategory = new Map(rows.flatMap((row) => (row.code === null ? [] : [[row.code, row.artists] as const])));
  return { all: rows.find((row) => row.code === null)?.artists ?? 0, byCategory };
}

function artistCard(row: ArtistRow, lang: Lang, samples: ItemCard[]): ArtistCard {
  return {
    artist_id: row.artist_id,
    slug: row.slug,
    kind: row.kind,
    name: textIn(row.name, lang),
    place: textIn(row.place, lang),
    ...(row.born !== null && { born: row.born }),
    intro: textIn(row.intro, lang),
    categories: row.categories,
    works: row.works,
    initial: initialOf(lang, row),
    samples,
  };
}
