import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { Person } from '#shared/rights.ts';
import { usernameOf } from '../../member.rules.ts';
import { member } from '../member.tables.ts';
import { memberIdentity } from '../oauth.tables.ts';

/** A staff member as the shop writes to them. */
export interface StaffReader extends Person {
  member_id: number;
  name: string;
  email: string;
  lang: Lang;
  /** Their id at LINE; null if they have not linked LINE. */
  line_id: string | null;
}

/** The present staff, or those of these people who are staff. */
export async function readStaff(db: Db, ids?: readonly number[]): Promise<StaffReader[]> {
  const { member_id, firstname, lastname, email, lang, type, standing, staff_role } = member;
  const rows = await db
    .select({
      member_id,
      firstname,
      lastname,
      email,
      lang,
      type,
      standing,
      staff_role,
      line_id: memberIdentity.subject,
    })
    .from(member)
    .leftJoin(memberIdentity, and(eq(memberIdentity.member_id, member_id), eq(memberIdentity.provider, 'line')))
    .where(and(isNotNull(staff_role), isNull(member.deleted_at), ids && inArray(member_id, [...ids])))
    .orderBy(member_id);
  return rows.map(({ firstname: _first, lastname: _last, ...row }) => ({
    ...row,
    name: usernameOf({ firstname: _first, lastname: _last }),
  }));
}
