import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { MEMBERS_PAGE, type MemberSearch, type MemberSort } from '../member-search.rules.ts';
import { hasNotLeft, mentionsMember } from './find-members.service.ts';
import { member } from './member.tables.ts';

export interface MembersWanted extends MemberSearch {
  after?: number | undefined;
}

/**
 * A page of members and one more, which shows that there is a next page. `buyers` are the ids of members with orders. Pages
 * begin after a member, not at an offset: a late page is as fast as the first.
 */
export function membersPage(db: Db, { after, sort = 'newest', ...search }: MembersWanted, buyers: SQLWrapper) {
  return db
    .select()
    .from(member)
    .where(and(hasNotLeft, ...filtersOf(search, buyers), after === undefined ? undefined : SORTS[sort].after(after)))
    .orderBy(...SORTS[sort].by)
    .limit(MEMBERS_PAGE + 1);
}

function filtersOf({ keyword, type, standing, proved, orders }: MemberSearch, buyers: SQLWrapper): (SQL | undefined)[] {
  const { member_id, email_verified_at } = member;
  return [
    keyword ? mentionsMember(keyword) : undefined,
    type && eq(member.type, type),
    standing && eq(member.standing, standing),
    proved && (proved === 'yes' ? isNotNull(email_verified_at) : isNull(email_verified_at)),
    orders && (orders === 'yes' ? inArray(member_id, buyers) : notInArray(member_id, buyers)),
  ];
}

const { member_id, lastname, firstname, created_at } = member;
const place = (id: number, columns: SQL) =>
  sql`(select ${columns} from ${member} as last where last.member_id = ${id})`;
const sinceOf = (id: number) => place(id, sql`last.created_at, last.member_id`);
const nameOf = (id: number) => place(id, sql`last.lastname, last.firstname, last.member_id`);
const SORTS: Record<MemberSort, { by: SQL[]; after: (id: number) => SQL }> = {
  newest: {
    by: [sql`${created_at} desc`, sql`${member_id} desc`],
    after: (id) => sql`(${created_at}, ${member_id}) < ${sinceOf(id)}`,
  },
  oldest: {
    by: [sql`${created_at} asc`, sql`${member_id} asc`],
    after: (id) => sql`(${created_at}, ${member_id}) > ${sinceOf(id)}`,
  },
  name: {
    by: [sql`${lastname} asc`, sql`${firstname} asc`, sql`${member_id} asc`],
    after: (id) => sql`(${lastname}, ${firstname}, ${member_id}) > ${nameOf(id)}`,
  },
};
