import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { member } from './member.tables.ts';
import { oauthHandoff, oauthLink } from './oauth.tables.ts';
import { staffInvitation } from './staff.tables.ts';

/** Removes the rows of members whom every feature has forgotten; those to keep stay without a name. */
export async function removeMembers(tx: Db, memberIds: readonly number[], keep: ReadonlySet<number>): Promise<void> {
  const ids = [...memberIds];
  await tx.delete(staffInvitation).where(inArray(staffInvitation.invited_by, ids));
  for (const table of [oauthHandoff, oauthLink]) await tx.delete(table).where(inArray(table.member_id, ids));
  const gone = ids.filter((id) => !keep.has(id));
  await tx.delete(member).where(inArray(member.member_id, gone));
}

/** Those of these members who have not been deleted, with their addresses. */
export function membersPresent(db: Db, memberIds: readonly number[]): Promise<{ id: number; email: string }[]> {
  return db
    .select({ id: member.member_id, email: member.email })
    .from(member)
    .where(and(inArray(member.member_id, [...memberIds]), isNull(member.deleted_at)))
    .orderBy(asc(member.member_id));
}

/** The members with these addresses. */
export async function membersAt(db: Db, emails: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: member.member_id })
    .from(member)
    .where(inArray(member.email, [...emails]));
  return rows.map(({ id }) => id);
}
