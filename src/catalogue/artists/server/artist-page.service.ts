import { eq, sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Db } from '#db/server/connect.ts';
import { simplified } from '#ground/chinese/server/simplified.ts';
import { Refusal } from '#shared/errors.ts';
import type { Text } from '#shared/locale.ts';
import { saveArtist } from './artist.service.ts';
import { artist } from './artist.tables.ts';

interface PageTexts {
  name: Text;
  place: Text;
  intro: Text;
  story: Text;
  born: number | null;
  categories: readonly string[];
  /** Sort key for a name whose family name would be guessed wrongly; unchanged if omitted. */
  sort_as?: Text | undefined;
}

/** Only staff can write these; omitted ones stay unchanged. */
interface StaffPage {
  hidden?: boolean;
  portrait_alt?: Text;
}

/** The page for editing; `updated_at` identifies its version. */
interface ArtistPage extends PageTexts {
  sort_as: Text;
  artist_id: number;
  slug: string;
  kind: 'artist' | 'gallery';
  member_id: number | null;
  works: number;
  updated_at: string;
}

const EMPTY: Text = { en: '', 'zh-Hant': '', 'zh-Hans': '' };

/** Creates the public page of a new seller; an existing one stays as it is. */
export async function openPage(
  tx: Db,
  { member_id, kind, name }: { member_id: number; kind: 'artist' | 'gallery'; name: string },
): Promise<number> {
  await lockArtistPages(tx);
  const own = await ownPage(tx, member_id);
  if (own) return own.artist_id;
  return newPage(tx, { member_id, kind, name: { en: name, 'zh-Hant': name, 'zh-Hans': simplified(name) } });
}

/** Creates a page with only a name, under a free slug. The caller holds `lockArtistPages`. */
export async function newPage(
  tx: Db,
  about: { member_id?: number; kind: 'artist' | 'gallery'; name: Text },
): Promise<number> {
  const slug = await freeSlug(tx, about.name.en || about.name['zh-Hant'] || about.name['zh-Hans']);
  return saveArtist(tx, { ...about, slug, place: EMPTY, intro: EMPTY, story: EMPTY, categories: [] });
}

export async function ownPage(db: Db, memberId: number): Promise<{ artist_id: number; slug: string } | null> {
  const { artist_id, slug } = artist;
  const [own] = await db.select({ artist_id, slug }).from(artist).where(eq(artist.member_id, memberId));
  return own ?? null;
}

/** One new page at a time in the whole shop, so that two people with the same name cannot get one slug. */
export async function lockArtistPages(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('artist page', 0))`);
}

export async function readPage(db: Db, artistId: number): Promise<ArtistPage> {
  const [row] = await db.select().from(artist).where(eq(artist.artist_id, artistId));
  if (!row) throw new Refusal('not_found');
  return pageOf(row);
}

/** Refuses if someone has saved since `updated_at`. Returns whether the name has changed: works carry it too. */
export async function savePage(tx: Db, artistId: number, texts: PageTexts & StaffPage, version: string) {
  const [row] = await tx.select().from(artist).where(eq(artist.artist_id, artistId)).for('update');
  if (!row) throw new Refusal('not_found');
  if (row.updated_at.toISOString() !== version) throw new Refusal('conflict');
  const { slug, kind } = row;
  const sort_as = texts.sort_as ?? row.sort_as;
  await saveArtist(tx, { artist_id: artistId, slug, kind, ...texts, sort_as, categories: [...texts.categories] });
  return JSON.stringify(sorted(row.name)) !== JSON.stringify(sorted(texts.name));
}

/** Empties the page of a leaving member except for the name, and detaches it from the account. Returns its portrait. */
export async function emptyPage(tx: Db, memberId: number): Promise<string | null> {
  const [row] = await tx.select().from(artist).where(eq(artist.member_id, memberId)).for('update');
  if (!row) return null;
  const { artist_id, slug, kind, name, sort_as, portrait_hash } = row;
  const unseen = { portrait_hash: null, portrait_alt: null, sort_as };
  const nothing = { place: EMPTY, intro: EMPTY, story: EMPTY, born: null, categories: [], ...unseen };
  await saveArtist(tx, { artist_id, slug, kind, name, ...nothing, member_id: null });
  return portrait_hash;
}

const sorted = (text: Text) => Object.entries(text).toSorted();

function pageOf(row: typeof artist.$inferSelect): ArtistPage {
  const { artist_id, slug, kind, member_id, name, place, intro, story, born, categories, works, updated_at } = row;
  const texts = { name, place, intro, story, born, categories, sort_as: row.sort_as ?? EMPTY };
  return { artist_id, slug, kind, member_id, ...texts, works, updated_at: updated_at.toISOString() };
}

async function freeSlug(tx: Db, name: string): Promise<string> {
  const wanted = slugOf(name);
  const rows = await tx
    .select({ slug: artist.slug })
    .from(artist)
    .where(sql`${artist.slug} = ${wanted} or ${artist.slug} like ${`${wanted}-%`}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Longer slugs are cut: people read addresses out. */
const SLUG_LIMIT = 60;

/** A slug from a name: plain letters, Chinese as pinyin. Digits alone would be an id. */
export function slugOf(name: string): string {
  const sounds = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true });
  const slug = sounds
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LIMIT)
    .replace(/^-+|-+$/g, '');
  return /[a-z]/.test(slug) ? slug : `artist${slug && `-${slug}`}`;
}
