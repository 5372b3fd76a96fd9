import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { holdsText } from '#db/server/holds-text.ts';
import { idFromPath } from '#shared/row-id.ts';
import { member } from './member.tables.ts';

const { member_id, email, firstname, lastname, company, mobile } = member;

/** The searchable text of a member, one part per line, as in the index. */
const words = sql`member_words(${email}, ${firstname}, ${lastname}, ${company}, ${mobile})`;

/** Members who have not left. Needed for the indexes, which are limited to them. */
export const hasNotLeft: SQL = isNull(member.deleted_at);

/** The ids of matching members, as a subquery. */
export function membersMatching(db: Db, keyword: string) {
  return db
    .select({ member_id })
    .from(member)
    .where(and(hasNotLeft, mentionsMember(keyword)));
}

/**
 * Matches a part of the name in either order, of the company's name, the e-mail address or the telephone number, or the
 * member's number.
 */
export function mentionsMember(keyword: string): SQL | undefined {
  const id = idFromPath(keyword.replace(/^#/, ''));
  const digits = dialled(keyword);
  // A text that contains the keyword contains its digits, if it consists only of digits: one search finds both.
  const texts = /^\d+$/.test(keyword) && digits.length > 0 ? digits : [keyword, ...digits];
  return or(...texts.map(holds), id === undefined ? undefined : eq(member_id, id));
}

const holds = (text: string) => holdsText(words, text);

/** The digits of a telephone number as stored: after the country code, without the leading zero. */
function dialled(keyword: string): string[] {
  if (!/^[+(]?[\d\s().-]+$/.test(keyword)) return [];
  const digits = keyword.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 || digits === keyword ? [] : [digits];
}
