import { and, asc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { artist, representation } from './artist.tables.ts';

/** Representations on a day: `since` is included, `until` is not. */
function isOn(day: string) {
  return and(lte(representation.since, day), or(isNull(representation.until), gt(representation.until, day)));
}

/** A seller's artists today: their own page, and those a gallery represents. */
export async function artistsOf(db: Db, memberId: number, now = new Date()): Promise<number[]> {
  const own = db.select({ artist_id: artist.artist_id }).from(artist).where(eq(artist.member_id, memberId));
  const represented = db
    .select({ artist_id: representation.artist_id })
    .from(representation)
    .where(and(eq(representation.gallery_id, memberId), isOn(shopDay(now))));
  return (await own.union(represented)).map(({ artist_id }) => artist_id);
}

/**
 * The artists whose works a suspension of this seller may have unpublished: their artists today, and former ones for
 * whom nobody else acts.
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

export async function galleriesOf(db: Db, artistIds: readonly number[], day: string): Promise<Map<number, number>> {
  if (artistIds.length === 0) return new Map();
  const rows = await db
    .select({ artist_id: representation.artist_id, gallery_id: representation.gallery_id })
    .from(representation)
    .where(and(inArray(representation.artist_id, [...artistIds]), isOn(day)));
  return new Map(rows.map(({ artist_id, gallery_id }) => [artist_id, gallery_id]));
}

/** Who receives an artist's share on a day: the gallery that represented them, otherwise the page's owner. */
export interface Payee {
  artist_id: number;
  /** Decides the rate: a gallery's own page also sells at the gallery rate. */
  kind: 'artist' | 'gallery';
  gallery_id: number | null;
  /** Whom we notify; null for an artist without an account. */
  member_id: number | null;
}

/** In one statement. */
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

/** The members who own these artists' pages; pages without an account are missing. */
export async function ownersOf(db: Db, artistIds: readonly number[]): Promise<Map<number, number>> {
  if (artistIds.length === 0) return new Map();
  const { artist_id, member_id } = artist;
  const rows = await db
    .select({ artist_id, member_id })
    .from(artist)
    .where(inArray(artist_id, [...artistIds]));
  return new Map(rows.flatMap((row) => (row.member_id === null ? [] : [[row.artist_id, row.member_id] as const])));
}

/** A subquery: a member has at most one page. */
export function ownPage(memberId: number): SQL {
  return sql`(select ${artist.artist_id} from ${artist} where ${artist.member_id} = ${memberId})`;
}
