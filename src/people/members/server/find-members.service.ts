import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { holdsText } from '#db/server/holds-text.ts';
import { idFromPath } from '#shared/row-id.ts';
import { member } from './member.tables.ts';

const { member_id, email, firstname, lastname, company, mobile } = member;

/** What a member is found by, each part on a line of its own, as the index has it. */
const words = sql`member_words(${email}, ${firstname}, ${lastname}, ${company}, ${mobile})`;

/** Members who are here still. Without it the database could not use the indexes, which leave out whoever has left. */
export const isHere: SQL = isNull(member.deleted_at);

/** The ids of members by a part of what they are known by, as something to look in. */
export function membersMatching(db: Db, keyword: string) {
  return db
    .select({ member_id })
    .from(member)
    .where(and(isHere, mentionsMember(keyword)));
}

/** Members by a part of their name in either order, their company's name, their e-mail address or telephone, or by their number. */
export function mentionsMember(keyword: string): SQL | undefined {
  const id = idFromPath(keyword.replace(/^#/, ''));
  const digits = dialled(keyword);
  // Whoever has the keyword has its digits, if it is made of nothing else: one look finds both.
  const texts = /^\d+$/.test(keyword) && digits.length > 0 ? digits : [keyword, ...digits];
  return or(...texts.map(holds), id === undefined ? undefined : eq(member_id, id));
}

const holds = (text: string) => holdsText(words, text);

/** The digits of what looks like a telephone number, as they are kept: after the country's code, without the first nought. */
function dialled(keyword: string): string[] {
  if (!/^[+(]?[\d\s().-]+$/.test(keyword)) return [];
  const digits = keyword.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 || digits === keyword ? [] : [digits];
}
