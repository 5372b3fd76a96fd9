import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, type Text } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { dayAfter, periodState } from '../representation.rules.ts';
import { artist, representation } from './artist.tables.ts';
import { emptyPage, lockArtistPages, newPage } from './artist-page.service.ts';
import { lockPeriods, periodsOf, writePeriods } from './period.service.ts';
import { deleteProposalsOf } from './proposal.service.ts';

/** A current, former or future artist of a gallery. `until` is the first day without representation. */
interface Represented {
  artist_id: number;
  slug: string;
  name: Text;
  works: number;
  since: string;
  until: string | null;
}

/** All current, former and future artists of a gallery, each with the current period, else the next, else the last. */
export function listRepresented(db: Db, galleryId: number, now = new Date()): Promise<Represented[]> {
  const { artist_id, slug, name, works, sort_en } = artist;
  const { since, until } = representation;
  const today = shopDay(now);
  const isOver = sql`(${until} is not null and ${until} <= ${today})`;
  const shown = db
    .selectDistinctOn([representation.artist_id])
    .from(representation)
    .where(eq(representation.gallery_id, galleryId))
    .orderBy(
      representation.artist_id,
      isOver,
      // The latest of those that are over, the first of the others.
      sql`case when ${isOver} then ${since} end desc`,
      since,
    )
    .as('shown');
  return db
    .select({ artist_id, slug, name, works, since: shown.since, until: shown.until })
    .from(shown)
    .innerJoin(artist, eq(artist_id, shown.artist_id))
    .orderBy(sort_en, artist_id);
}

/** A gallery adds an artist who is new to the shop: a page without an account, represented from today on. */
export async function representNew(tx: Db, galleryId: number, name: Text, now = new Date()): Promise<number> {
  await lockArtistPages(tx);
  const known = LANGS.map((lang) => name[lang].toLowerCase()).filter(Boolean);
  const [namesake] = await tx
    .select({ artist_id: artist.artist_id })
    .from(artist)
    .where(or(...LANGS.map((lang) => inArray(sql`lower(${artist.name} ->> ${lang})`, known))))
    .orderBy(artist.artist_id)
    .limit(1);
  // A second page of one person would be mistaken for the first; the gallery can apply to represent the existing one.
  if (namesake) throw new Refusal('artist_taken', { more: { artist_id: namesake.artist_id } });
  const artist_id = await newPage(tx, { kind: 'artist', name });
  await tx.insert(representation).values({ gallery_id: galleryId, artist_id, since: shopDay(now) });
  return artist_id;
}

/**
 * Ends a representation after a day, today at the earliest; a period without a day is removed. The end can be changed
 * or cancelled until it has come.
 */
export async function endRepresentation(
  tx: Db,
  galleryId: number,
  artistId: number,
  { lastDay, now = new Date() }: { lastDay?: string; now?: Date } = {},
): Promise<void> {
  await lockPeriods(tx, artistId);
  if (!(await hasRepresented(tx, galleryId, artistId))) throw new Refusal('not_found');
  const today = shopDay(now);
  const until = dayAfter(lastDay ?? today);
  if (until <= today) throw dayIsOver('last_day');
  const periods = await periodsOf(tx, artistId);
  const own = periods.find((one) => one.gallery_id === galleryId && periodState(one, today) !== 'ended');
  if (!own || (lastDay === undefined && own.until !== null)) throw new Refusal('conflict');
  // A gallery can bring forward an end that staff set, but not postpone it.
  if (own.until !== null && until > own.until && (await isEndedByStaff(tx, galleryId, artistId)))
    throw new Refusal('artist_taken');
  const others = periods.filter((one) => one !== own);
  const ended = { ...own, until };
  await writePeriods(tx, artistId, ended.since < until ? [...others, ended] : others);
}

/**
 * Represents a former artist again: cancels a future end, or adds a new period after a past one. Refused if staff set
 * the end, or if another gallery or the artist's own account has taken over since.
 */
export async function representAgain(tx: Db, galleryId: number, artistId: number, now = new Date()): Promise<void> {
  await lockPeriods(tx, artistId);
  if (!(await hasRepresented(tx, galleryId, artistId))) throw new Refusal('not_found');
  const today = shopDay(now);
  const periods = await periodsOf(tx, artistId);
  const isTaken = periods.some((one) => one.gallery_id !== galleryId && periodState(one, today) !== 'ended');
  const own = periods.find((one) => one.gallery_id === galleryId && periodState(one, today) !== 'ended');
  const [page] = await tx.select({ member_id: artist.member_id }).from(artist).where(eq(artist.artist_id, artistId));
  const isClosed = isTaken || (await isEndedByStaff(tx, galleryId, artistId));
  if (isClosed || (!own && page && page.member_id !== null)) throw new Refusal('artist_taken');
  const others = periods.filter((one) => one !== own);
  await writePeriods(tx, artistId, [...others, { gallery_id: galleryId, since: own?.since ?? today, until: null }]);
}

export function dayIsOver(field: string): Refusal {
  const issue = { code: 'custom' as const, path: [field], params: { rule: 'day_past' }, message: '', input: undefined };
  return new Refusal('validation', { issues: [issue] });
}

function isOf(galleryId: number, artistId: number) {
  return and(eq(representation.gallery_id, galleryId), eq(representation.artist_id, artistId));
}

/** Whether staff set the end of a gallery's last period. */
async function isEndedByStaff(db: Db, galleryId: number, artistId: number): Promise<boolean> {
  const [last] = await db
    .select({ by_staff: representation.by_staff, until: representation.until })
    .from(representation)
    .where(isOf(galleryId, artistId))
    .orderBy(desc(representation.since))
    .limit(1);
  return last?.by_staff === true && last.until !== null;
}

async function hasRepresented(db: Db, galleryId: number, artistId: number): Promise<boolean> {
  return (await db.$count(representation, isOf(galleryId, artistId))) > 0;
}

/** For the demo: assigns existing pages to a gallery. */
export async function enterRepresentations(
  tx: Db,
  galleryId: number,
  artistIds: readonly number[],
  since: string,
): Promise<void> {
  const rows = artistIds.map((artist_id) => ({ gallery_id: galleryId, artist_id, since }));
  if (rows.length > 0) await tx.insert(representation).values(rows).onConflictDoNothing();
}

/** Gives a page without an account to its member. */
export async function claimPage(tx: Db, slug: string, memberId: number): Promise<void> {
  const own = await tx.$count(artist, eq(artist.member_id, memberId));
  if (own > 0) return;
  await tx
    .update(artist)
    .set({ member_id: memberId })
    .where(and(eq(artist.slug, slug), isNull(artist.member_id)));
}

/**
 * Releases a leaving member's pages: their own keeps only its name, under which prints were sold; the artists they
 * represented are free from tomorrow on. Returns the pictures that are no longer used.
 */
export async function leavePages(tx: Db, memberId: number, now = new Date()): Promise<string[]> {
  const portrait = await emptyPage(tx, memberId);
  const today = shopDay(now);
  const tomorrow = dayAfter(today);
  const { gallery_id, since, until } = representation;
  await tx.delete(representation).where(and(eq(gallery_id, memberId), gt(since, today)));
  await tx
    .update(representation)
    .set({ until: tomorrow })
    .where(and(eq(gallery_id, memberId), or(isNull(until), gt(until, tomorrow))));
  await deleteProposalsOf(tx, memberId);
  return portrait === null ? [] : [portrait];
}
