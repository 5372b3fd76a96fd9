import { and, asc, inArray, isNotNull, isNull, like, notInArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { member } from './member.tables.ts';
import { oauthHandoff, oauthLink } from './oauth.tables.ts';
import { staffInvitation } from './staff.tables.ts';

/** Removes the rows of members whom every feature has erased; those in `keep` stay without a name. */
export async function removeMembers(tx: Db, memberIds: readonly number[], keep: ReadonlySet<number>): Promise<void> {
  const ids = [...memberIds];
  await tx.delete(staffInvitation).where(inArray(staffInvitation.invited_by, ids));
  for (const table of [oauthHandoff, oauthLink]) await tx.delete(table).where(inArray(table.member_id, ids));
  const gone = ids.filter((id) => !keep.has(id));
  await tx.delete(member).where(inArray(member.member_id, gone));
}

/** Those of these members who are not deleted, with their addresses. */
export function membersPresent(db: Db, memberIds: readonly number[]): Promise<{ id: number; email: string }[]> {
  return db
    .select({ id: member.member_id, email: member.email })
    .from(member)
    .where(and(inArray(member.member_id, [...memberIds]), isNull(member.deleted_at)))
    .orderBy(asc(member.member_id));
}

/** Members whose address is in this domain, deleted or not. */
export async function membersInDomain(db: Db, domain: string): Promise<number[]> {
  const rows = await db
    .select({ id: member.member_id })
    .from(member)
    .where(like(member.email, `%${domain}`));
  return rows.map(({ id }) => id);
}

/** Whether there are members besides these. */
export async function hasOtherMembers(db: Db, memberIds: readonly number[]): Promise<boolean> {
  return (await db.$count(member, notInArray(member.member_id, [...memberIds]))) > 0;
}

/** The addresses of the staff, the oldest account first. */
export async function staffAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: member.email })
    .from(member)
    .where(and(isNotNull(member.staff_role), isNull(member.deleted_at)))
    .orderBy(asc(member.member_id));
  return rows.map(({ email }) => email);
}

export async function membersAt(db: Db, emails: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: member.member_id })
    .from(member)
    .where(inArray(member.email, [...emails]));
  return rows.map(({ id }) => id);
}
