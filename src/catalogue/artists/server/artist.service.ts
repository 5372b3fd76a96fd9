import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import { statement } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, perLang, textIn } from '#shared/locale.ts';
import { idFromPath } from '#shared/row-id.ts';
import { artist } from './artist.tables.ts';
import { indexArtist } from './artist-search.service.ts';
import { artistSortKeys, initialOf, SORT_COLUMNS, type SortKeys, sortedAs } from './artist-sort.ts';
import { isShown } from './shown-artist.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type ArtistRow = typeof artist.$inferSelect;

type ArtistProfile = ReturnType<typeof profileOf>;

const { story: _story, created_at: _created, updated_at: _updated, ...listed } = getTableColumns(artist);

const directoryIn = (lang: Lang) =>
  statement(
    (db) => {
      const category = sql`${sql.placeholder('category')}::text`;
      return db
        .select(listed)
        .from(artist)
        .where(and(isShown, sql`(${category} is null or ${category} = any(${artist.categories}))`))
        .orderBy(asc(artist[SORT_COLUMNS[lang]]), asc(artist.artist_id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'));
      // The database reads a small page near the front in index order; a distant page, or one of a rare category, it
      // sorts.
    },
    { plan: 'each' },
  );
const directories = perLang(({ lang }) => directoryIn(lang));

/** Artists with a published work, in the language's order. */
export async function listArtists(
  db: Db,
  lang: Lang,
  { category, limit, offset }: { category: string | undefined; limit: number; offset: number },
): Promise<ArtistProfile[]> {
  const rows = await directories[lang](db, { category: category ?? null, limit, offset });
  return rows.map((row) => profileOf(row, lang));
}

/** In the given order, without artists who have no published work. */
export async function artistsById(db: Db, lang: Lang, ids: readonly number[]): Promise<ArtistProfile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listed)
    .from(artist)
    .where(and(isShown, inArray(artist.artist_id, [...ids])));
  const byId = new Map(rows.map((row) => [row.artist_id, profileOf(row, lang)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const artistById = statement((db) =>
  db
    .select()
    .from(artist)
    .where(eq(artist.artist_id, sql.placeholder('artist_id'))),
);
const artistBySlug = statement((db) =>
  db
    .select()
    .from(artist)
    .where(eq(artist.slug, sql.placeholder('slug'))),
);

type ArtistWithStory = ArtistProfile & { story: string; portrait?: { hash: string; alt: string } };

/** Refuses an unknown artist. */
export async function findArtist(db: Db, lang: Lang, idOrSlug: string): Promise<ArtistWithStory> {
  const id = idFromPath(idOrSlug);
  if (id === undefined && !SLUG.test(idOrSlug)) throw new Refusal('not_found');
  const [row] = await (id === undefined ? artistBySlug(db, { slug: idOrSlug }) : artistById(db, { artist_id: id }));
  if (!row) throw new Refusal('not_found');
  const { portrait_hash: hash, portrait_alt: alt } = row;
  return {
    ...profileOf(row, lang),
    story: textIn(row.story, lang),
    ...(hash && { portrait: { hash, alt: alt ? textIn(alt, lang) : '' } }),
  };
}

/** An artist as staff or the demo writes it. Without an `artist_id` the slug identifies it. */
type ArtistDraft = Omit<typeof artist.$inferInsert, keyof SortKeys | 'works' | 'created_at' | 'updated_at'>;

/** Also computes the sort keys. */
export function saveArtist(db: Db, draft: ArtistDraft): Promise<number> {
  const keys = artistSortKeys(sortedAs(draft));
  const values = { ...draft, born: draft.born ?? null, ...keys };
  // Not now(): this time identifies the version of a page that someone edits.
  const set = { ...values, updated_at: sql`clock_timestamp()` };
  return inTransaction(db, async (tx) => {
    const [row] =
      draft.artist_id === undefined
        ? await tx.insert(artist).values(values).onConflictDoUpdate({ target: artist.slug, set }).returning()
        : await tx.update(artist).set(set).where(eq(artist.artist_id, draft.artist_id)).returning();
    if (!row) throw new Refusal('not_found');
    await indexArtist(tx, row);
    await sendNotice(tx, 'content', `artist ${row.artist_id}`);
    return row.artist_id;
  });
}

/** Artists per category and in total; cached for a second. */
export const countArtists = remembered(async (db) => {
  // An artist of three categories gives three rows with a code and one without, which counts the artist once.
  const code = sql<string | null>`unnest(array_append(${artist.categories}, null))`.as('code');
  const shown = db.select({ code }).from(artist).where(isShown).as('shown');
  const rows = await db.select({ code: shown.code, artists: count() }).from(shown).groupBy(shown.code);
  const byCategory = new Map(rows.flatMap((row) => (row.code === null ? [] : [[row.code, row.artists] as const])));
  return { all: rows.find((row) => row.code === null)?.artists ?? 0, byCategory };
});

function profileOf(row: Omit<ArtistRow, 'story' | 'created_at' | 'updated_at'>, lang: Lang) {
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
  };
}
