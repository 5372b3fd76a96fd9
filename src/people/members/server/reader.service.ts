import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import { isSeller, type Standing } from '#shared/rights.ts';
import { usernameOf } from '../member.rules.ts';
import { member } from './member.tables.ts';

export interface Reader {
  member_id: number;
  name: string;
  email: string;
  lang: Lang;
}

const { member_id, firstname, lastname, email, lang } = member;
const columns = { member_id, firstname, lastname, email, lang };

/** By id; members who have left are missing. */
export async function readReaders(db: Db, ids: readonly number[]): Promise<Map<number, Reader>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(member)
    .where(and(inArray(member_id, [...new Set(ids)]), isNull(member.deleted_at)));
  return new Map(rows.map((row) => [row.member_id, readerOf(row)]));
}

/** A gallery's name and its contact. */
export interface Gallery {
  name: string;
  contact: string;
}

/** By member; members without a gallery and those who have left are missing. */
export async function readGalleries(db: Db, ids: readonly number[]): Promise<Map<number, Gallery>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ member_id, company: member.company })
    .from(member)
    .where(and(inArray(member_id, [...new Set(ids)]), isNull(member.deleted_at)));
  return new Map(
    rows.flatMap(({ member_id: id, company }) =>
      company?.name ? [[id, { name: company.name, contact: company.contact ?? '' }] as const] : [],
    ),
  );
}

/** Approved artists and galleries only. */
export async function readSellers(db: Db, ids: readonly number[]): Promise<Map<number, Reader>> {
  if (ids.length === 0) return new Map();
  const isSelling = and(ne(member.type, 'basic'), eq(member.standing, 'approved'), isNull(member.deleted_at));
  const rows = await db
    .select(columns)
    .from(member)
    .where(and(inArray(member_id, [...new Set(ids)]), isSelling));
  return new Map(rows.map((row) => [row.member_id, readerOf(row)]));
}

/** The member with this address, unless they have left. */
export async function findReader(db: Db, address: string): Promise<Reader | undefined> {
  const [row] = await db
    .select(columns)
    .from(member)
    .where(and(eq(email, address), isNull(member.deleted_at)));
  return row && readerOf(row);
}

/**
 * Whether a member sells through the shop, locked until the transaction ends: a suspension waits, and later callers see it.
 * Call it before locking works, because a suspension locks the member first and then the works.
 */
export async function sellsNow(tx: Db, memberId: number): Promise<boolean> {
  const { type, standing } = member;
  const [row] = await tx
    .select({ type, standing })
    .from(member)
    .where(and(eq(member_id, memberId), isNull(member.deleted_at)))
    .for('share');
  return row !== undefined && isSeller(row);
}

/** In which role a member sells now, which determines their rate; null if they do not sell. */
export async function sellsAs(db: Db, memberId: number): Promise<'artist' | 'gallery' | null> {
  const { type, standing } = member;
  const [row] = await db
    .select({ type, standing })
    .from(member)
    .where(and(eq(member_id, memberId), isNull(member.deleted_at)));
  return row && row.type !== 'basic' && isSeller(row) ? row.type : null;
}

/** Those of these members who sell now; nobody can suspend them until the transaction ends. */
export async function sellingNow(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { type, standing } = member;
  const rows = await tx
    .select({ member_id, type, standing })
    .from(member)
    .where(and(inArray(member_id, [...new Set(ids)]), isNull(member.deleted_at)))
    .orderBy(member_id)
    .for('share');
  return new Set(rows.flatMap((row) => (isSeller(row) ? [row.member_id] : [])));
}

/** Changes a member's rights from their next request on, and returns whom to notify; undefined if they have left. */
export async function setStanding(tx: Db, memberId: number, standing: Standing): Promise<Reader | undefined> {
  const [row] = await tx
    .update(member)
    .set({ standing })
    .where(and(eq(member_id, memberId), isNull(member.deleted_at)))
    .returning(columns);
  return row && readerOf(row);
}

function readerOf(row: { member_id: number; firstname: string; lastname: string; email: string; lang: Lang }): Reader {
  return { member_id: row.member_id, name: usernameOf(row), email: row.email, lang: row.lang };
}
