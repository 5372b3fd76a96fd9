import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import { isSeller, type Standing } from '#shared/rights.ts';
import { usernameOf } from '../member.rules.ts';
import { member } from './member.tables.ts';

/** Somebody the shop writes to. */
export interface Reader {
  member_id: number;
  name: string;
  email: string;
  lang: Lang;
}

const { member_id, firstname, lastname, email, lang } = member;
const columns = { member_id, firstname, lastname, email, lang };

/** These members as the shop would write to them, by id; those who have left are missing. */
export async function readReaders(db: Db, ids: readonly number[]): Promise<Map<number, Reader>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(member)
    .where(and(inArray(member_id, [...new Set(ids)]), isNull(member.deleted_at)));
  return new Map(rows.map((row) => [row.member_id, readerOf(row)]));
}

/** What a member's gallery is called, and who speaks for it. */
export interface Gallery {
  name: string;
  contact: string;
}

/** The galleries of these members, by member; those who have left, or have none, are missing. */
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

/** The same of those who sell through the shop now: approved artists and galleries. */
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
 * Whether a member sells through the shop, and goes on doing so until the transaction ends: whoever suspends them waits, and
 * who comes after a suspension sees it. Asked before any work is held, as a suspension takes the member first and then works.
 */
export async function sellsNow(tx: Db, memberId: number): Promise<boolean> {
  const { type, standing, staff_role } = member;
  const [row] = await tx
    .select({ type, standing, staff_role })
    .from(member)
    .where(and(eq(member_id, memberId), isNull(member.deleted_at)))
    .for('share');
  return row !== undefined && isSeller(row);
}

/** As what a member sells through the shop now, at whose rate they are paid; as nothing, if they do not sell. */
export async function sellsAs(db: Db, memberId: number): Promise<'artist' | 'gallery' | null> {
  const { type, standing, staff_role } = member;
  const [row] = await db
    .select({ type, standing, staff_role })
    .from(member)
    .where(and(eq(member_id, memberId), isNull(member.deleted_at)));
  return row && row.type !== 'basic' && isSeller(row) ? row.type : null;
}

/** Those of these members who sell now; nobody can suspend them until the transaction ends. */
export async function sellingNow(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { type, standing, staff_role } = member;
  const rows = await tx
    .select({ member_id, type, standing, staff_role })
    .from(member)
    .where(and(inArray(member_id, [...new Set(ids)]), isNull(member.deleted_at)))
    .orderBy(member_id)
    .for('share');
  return new Set(rows.flatMap((row) => (isSeller(row) ? [row.member_id] : [])));
}

/** Gives a member other rights, from their next request on, and answers whom to tell; nobody if they have left. */
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
