import { and, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { member } from './member.tables.ts';

/** The ids of members by a part of their name, their company's name or their e-mail address, as something to look in. */
export function membersMatching(db: Db, keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { firstname, lastname, email, company } = member;
  return db
    .select({ member_id: member.member_id })
    .from(member)
    .where(
      and(
        isNull(member.deleted_at),
        or(
          ilike(email, pattern),
          // Given name first and apart, or family name first and together, as the reader would say it.
          ilike(sql`${firstname} || ' ' || ${lastname}`, pattern),
          ilike(sql`${lastname} || ${firstname}`, pattern),
          ilike(sql`${lastname} || ' ' || ${firstname}`, pattern),
          ilike(sql`${company} ->> 'name'`, pattern),
        ),
      ),
    );
}
