import { and, asc, between, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ownPage } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { KeyedSum, ShareRow, ShareSum } from '../share.contract.ts';
import { daysOfYear } from '../share.rules.ts';
import { shareEntry } from './share.tables.ts';

/** Whose shares: an artist's own, or those that a gallery receives for its artists. The policy checks the access. */
interface Seller {
  member_id: number;
}

/** A year of the shop's calendar, or all. */
interface ShareScope {
  year?: number | undefined;
  /** One of a gallery's artists; another's gives nothing. */
  artist_id?: number | undefined;
}

/** The rows after one that was read before. */
interface SharePage extends ShareScope {
  after?: Pick<ShareRow, 'day' | 'entry_id'> | undefined;
  limit?: number | undefined;
}

const {
  order_id: _order,
  line_id: _line,
  refund_id: _refund,
  gallery_id: _gallery,
  ...rowColumns
} = getTableColumns(shareEntry);

const sumColumns = {
  currency: shareEntry.currency,
  nums: sumOf(shareEntry.nums),
  gross: sumOf(shareEntry.gross),
  net: sumOf(shareEntry.net),
  amount: sumOf(shareEntry.amount),
};

export function readShares(
  db: Db,
  seller: Seller,
  { after, limit = 1_000, ...scope }: SharePage = {},
): Promise<ShareRow[]> {
  const later =
    after && sql`(${shareEntry.day}, ${shareEntry.entry_id}) > (${after.day}::date, ${after.entry_id}::int)`;
  return db
    .select(rowColumns)
    .from(shareEntry)
    .where(and(isOf(seller, scope), later))
    .orderBy(asc(shareEntry.day), asc(shareEntry.entry_id))
    .limit(limit);
}

/** Years of the shop's calendar with rows of the seller, latest first. */
export async function shareYears(db: Db, seller: Seller): Promise<number[]> {
  const year = sql<number>`extract(year from ${shareEntry.day})::int`;
  const rows = await db.selectDistinct({ year }).from(shareEntry).where(isOf(seller, {}));
  return rows.map((row) => row.year).sort((one, other) => other - one);
}

/** The sums of all rows of a seller, per currency. */
export function shareTotals(db: Db, seller: Seller, scope: ShareScope = {}): Promise<ShareSum[]> {
  return db.select(sumColumns).from(shareEntry).where(isOf(seller, scope)).groupBy(shareEntry.currency);
}

/** By month of the shop's calendar, `YYYY-MM`. */
export function sharesByMonth(db: Db, seller: Seller, scope: ShareScope = {}): Promise<KeyedSum<string>[]> {
  return sums(db, seller, scope, sql<string>`to_char(${shareEntry.day}, 'YYYY-MM')`);
}

/** By print size, for all works. */
export function sharesBySize(db: Db, seller: Seller, scope: ShareScope = {}): Promise<KeyedSum<Extent>[]> {
  return sums(db, seller, scope, sql<Extent>`${shareEntry.size}`);
}

/** By the frame's name at the time of the sale. */
export function sharesByFrame(db: Db, seller: Seller, scope: ShareScope = {}): Promise<KeyedSum<Text>[]> {
  return sums(db, seller, scope, sql<Text>`${shareEntry.frame}`);
}

/** By destination country. Sellers must not see small counts: the caller hides them. */
export function sharesByCountry(db: Db, seller: Seller, scope: ShareScope = {}): Promise<KeyedSum<string>[]> {
  return sums(db, seller, scope, sql<string>`${shareEntry.country}`);
}

export function sharesByItem(db: Db, seller: Seller, scope: ShareScope = {}): Promise<KeyedSum<number>[]> {
  return sums(db, seller, scope, sql<number>`${shareEntry.item_id}`);
}

/** By artist, as `artist_id`: a gallery's present and former ones. */
export function sharesByArtist(db: Db, seller: Seller, scope: ShareScope = {}): Promise<KeyedSum<number>[]> {
  return sums(db, seller, scope, sql<number>`${shareEntry.artist_id}`);
}

/** One statement: sums per key and currency. */
async function sums<Key>(db: Db, seller: Seller, scope: ShareScope, key: SQL<Key>): Promise<KeyedSum<Key>[]> {
  const keyed: { key: SQL<Key> } & typeof sumColumns = { key, ...sumColumns };
  const rows: KeyedSum<unknown>[] = await db
    .select(keyed)
    .from(shareEntry)
    .where(isOf(seller, scope))
    .groupBy(sql`1`, shareEntry.currency)
    .orderBy(sql`1`, shareEntry.currency);
  return rows as KeyedSum<Key>[];
}

/** The seller's page is a subquery, evaluated once: then both halves are index ranges. */
function isOf({ member_id }: Seller, { year, artist_id }: ShareScope): SQL | undefined {
  const days = year === undefined ? undefined : between(shareEntry.day, ...daysOfYear(year));
  const own = and(isNull(shareEntry.gallery_id), eq(shareEntry.artist_id, ownPage(member_id)), days);
  const whose = or(own, and(eq(shareEntry.gallery_id, member_id), days));
  return artist_id === undefined ? whose : and(whose, eq(shareEntry.artist_id, artist_id));
}

/** Sums of integers are bigint, which the driver would return as text. */
function sumOf(column: (typeof shareEntry)['nums' | 'gross' | 'net' | 'amount']): SQL<number> {
  return sql`sum(${column})`.mapWith(Number);
}
