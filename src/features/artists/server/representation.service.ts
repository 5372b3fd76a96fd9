import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, type Text } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { artist, representation } from './artist.tables.ts';
import { lockArtists } from './artist-label.service.ts';
import { emptyPage, newPage, takeTurn } from './artist-page.service.ts';

/** An artist whom a gallery represents or has represented, by the latest representation. `until` is the first day without it. */
export interface Represented {
  artist_id: number;
  slug: string;
  name: Text;
  works: number;
  since: string;
  until: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Everybody a gallery represents or has represented, the latest representation of each. */
export function listRepresented(db: Db, galleryId: number): Promise<Represented[]> {
  const { artist_id, slug, name, works, sort_en } = artist;
  const latest = db
    .selectDistinctOn([representation.artist_id])
    .from(representation)
    .where(eq(representation.gallery_id, galleryId))
    .orderBy(representation.artist_id, desc(representation.since))
    .as('latest');
  return db
    .select({ artist_id, slug, name, works, since: latest.since, until: latest.until })
    .from(latest)
    .innerJoin(artist, eq(artist_id, latest.artist_id))
    .orderBy(sort_en, artist_id);
}

/** A gallery takes in an artist whom the shop does not know: a page without an account, represented from today on. */
export async function representNew(tx: Db, galleryId: number, name: Text, now = new Date()): Promise<number> {
  await takeTurn(tx);
  const known = LANGS.map((lang) => name[lang].toLowerCase()).filter(Boolean);
  const [namesake] = await tx
    .select({ artist_id: artist.artist_id })
    .from(artist)
    .where(or(...LANGS.map((lang) => inArray(sql`lower(${artist.name} ->> ${lang})`, known))))
    .limit(1);
  // A second page of one person would be taken for the first; a true namesake writes to the shop.
  if (namesake) throw new Refusal('artist_taken');
  const artist_id = await newPage(tx, { kind: 'artist', name });
  await tx.insert(representation).values({ gallery_id: galleryId, artist_id, since: shopDay(now) });
  return artist_id;
}

/** A gallery stops representing an artist; today is the last day, so that it can be taken back until midnight. */
export async function endRepresentation(tx: Db, galleryId: number, artistId: number, now = new Date()): Promise<void> {
  const ended = await tx
    .update(representation)
    .set({ until: shopDay(new Date(now.getTime() + DAY_MS)) })
    .where(and(isOf(galleryId, artistId), isNull(representation.until)))
    .returning({ id: representation.representation_id });
  if (ended.length === 0) throw new Refusal((await hasRepresented(tx, galleryId, artistId)) ? 'conflict' : 'not_found');
}

/**
 * A gallery represents an artist again whom it has represented before: an end that was said today is taken back, a later one
 * is followed by a new representation, unless another gallery or an account of the artist's own has come in between.
 */
export async function representAgain(tx: Db, galleryId: number, artistId: number, now = new Date()): Promise<void> {
  // Two galleries at once: the second sees what the first has done.
  await lockArtists(tx, [artistId]);
  if (!(await hasRepresented(tx, galleryId, artistId))) throw new Refusal('not_found');
  const today = shopDay(now);
  const runsOn = or(isNull(representation.until), sql`${representation.until} > ${today}`);
  const [other] = await tx
    .select({ id: representation.representation_id })
    .from(representation)
    .where(and(eq(representation.artist_id, artistId), ne(representation.gallery_id, galleryId), runsOn));
  const [page] = await tx.select({ member_id: artist.member_id }).from(artist).where(eq(artist.artist_id, artistId));
  if (other || (page && page.member_id !== null)) throw new Refusal('artist_taken');
  const resumed = await tx
    .update(representation)
    .set({ until: null })
    .where(and(isOf(galleryId, artistId), runsOn))
    .returning({ id: representation.representation_id });
  if (resumed.length === 0)
    await tx.insert(representation).values({ gallery_id: galleryId, artist_id: artistId, since: today });
}

function isOf(galleryId: number, artistId: number) {
  return and(eq(representation.gallery_id, galleryId), eq(representation.artist_id, artistId));
}

async function hasRepresented(db: Db, galleryId: number, artistId: number): Promise<boolean> {
  return (await db.$count(representation, isOf(galleryId, artistId))) > 0;
}

/** Ties pages that exist already to whom they belong; for the demo, and for staff who know who represents whom. */
export async function enterRepresentations(
  tx: Db,
  galleryId: number,
  artistIds: readonly number[],
  since: string,
): Promise<void> {
  const rows = artistIds.map((artist_id) => ({ gallery_id: galleryId, artist_id, since }));
  if (rows.length > 0) await tx.insert(representation).values(rows).onConflictDoNothing();
}

/** Gives a page without an account to the member whose it is. */
export async function claimPage(tx: Db, slug: string, memberId: number): Promise<void> {
  const own = await tx.$count(artist, eq(artist.member_id, memberId));
  if (own > 0) return;
  await tx
    .update(artist)
    .set({ member_id: memberId })
    .where(and(eq(artist.slug, slug), isNull(artist.member_id)));
}

/**
 * Lets go of a member who leaves: of their page only the name stays, under which prints were sold, and whom they represented
 * is free from tomorrow on. Answers the pictures that nothing shows any more.
 */
export async function leavePages(tx: Db, memberId: number, now = new Date()): Promise<string[]> {
  const portrait = await emptyPage(tx, memberId);
  const tomorrow = shopDay(new Date(now.getTime() + DAY_MS));
  await tx
    .update(representation)
    .set({ until: tomorrow })
    .where(and(eq(representation.gallery_id, memberId), isNull(representation.until)));
  return portrait === null ? [] : [portrait];
}
