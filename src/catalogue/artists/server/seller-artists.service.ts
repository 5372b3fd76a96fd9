import { and, asc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { artist, representation } from './artist.tables.ts';

/** Representations of a day: the first counts, the last does not. */
function isOn(day: string) {
  return and(lte(representation.since, day), or(isNull(representation.until), gt(representation.until, day)));
}

/** The artists that a seller acts for today: their own page, and whom a gallery represents. */
export async function artistsOf(db: Db, memberId: number, now = new Date()): Promise<number[]> {
  const own = db.select({ artist_id: artist.artist_id }).from(artist).where(eq(artist.member_id, memberId));
  const represented = db
    .select({ artist_id: representation.artist_id })
    .from(representation)
    .where(and(eq(representation.gallery_id, memberId), isOn(shopDay(now))));
  return (await own.union(represented)).map(({ artist_id }) => artist_id);
}

/**
 * The artists whose works a suspension of this seller may have taken down: those they act for today, and those whose
 * representation has ended meanwhile and whom nobody else acts for.
 */
export async function artistsPausedWith(db: Db, memberId: number, now = new Date()): Promise<number[]> {
  const today = await artistsOf(db, memberId, now);
  const others = db
    .select({ artist_id: representation.artist_id })
    .from(representation)
    .where(and(ne(representation.gallery_id, memberId), isOn(shopDay(now))));
  const former = await db
    .selectDistinct({ artist_id: representation.artist_id })
    .from(representation)
    .innerJoin(artist, and(eq(artist.artist_id, representation.artist_id), isNull(artist.member_id)))
    .where(and(eq(representation.gallery_id, memberId), notInArray(representation.artist_id, others)));
  return [...new Set([...today, ...former.map(({ artist_id }) => artist_id)])];
}

/** The galleries that represent these artists on a day, by artist. */
export async function galleriesOf(db: Db, artistIds: readonly number[], day: string): Promise<Map<number, number>> {
  if (artistIds.length === 0) return new Map();
  const rows = await db
    .select({ artist_id: representation.artist_id, gallery_id: representation.gallery_id })
    .from(representation)
    .where(and(inArray(representation.artist_id, [...artistIds]), isOn(day)));
  return new Map(rows.map(({ artist_id, gallery_id }) => [artist_id, gallery_id]));
}

/** Whom an artist's share of a day belongs to: the gallery that represented them, else whoever's page it is. */
export interface Payee {
  artist_id: number;
  /** The rate that counts: a gallery's page sells at a gallery's rate, too. */
  kind: 'artist' | 'gallery';
  gallery_id: number | null;
  /** Who is told; nobody for an artist without an account. */
  member_id: number | null;
}

/** The payees of these artists on a day, by artist, in one statement. */
export async function payeesOf(db: Db, artistIds: readonly number[], day: string): Promise<Map<number, Payee>> {
  const { artist_id, kind, member_id } = artist;
  const rows = await db
    .select({ artist_id, kind, member_id, gallery_id: representation.gallery_id })
    .from(artist)
    .leftJoin(representation, and(eq(representation.artist_id, artist_id), isOn(day)))
    .where(inArray(artist_id, [...new Set(artistIds)]))
    .orderBy(asc(representation.since));
  const payees = rows.map(({ gallery_id, ...own }) =>
    gallery_id === null
      ? { ...own, gallery_id }
      : { ...own, kind: 'gallery' as const, gallery_id, member_id: gallery_id },
  );
  return new Map(payees.map((payee) => [payee.artist_id, payee]));
}

/** The id of a member's own public page, to be asked within another statement; a member has one at most. */
export function ownPage(memberId: number): SQL {
  return sql`(select ${artist.artist_id} from ${artist} where ${artist.member_id} = ${memberId})`;
}
