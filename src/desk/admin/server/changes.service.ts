import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { textsOfLog } from '#ground/audit/log-search.rules.ts';
import type { OvertakenChange, OvertakenQuery } from '#ground/audit/overtaken.contract.ts';
import { editorOf } from '#ground/audit/overtaken.rules.ts';
import { changesPage, changesSince, countChangesUpTo, peopleInLog } from '#ground/audit/server/audit-read.service.ts';
import { membersMatching } from '#people/members/server/find-members.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { type Person, verdict } from '#shared/rights.ts';
import { shopMidnight } from '#shared/shop-time.ts';
import type { ChangesQuery, StaffChangeView } from '../admin.contract.ts';
import { readLogNames } from './log-names.service.ts';

const PAGE = 30;
const DAY_MS = 86_400_000;

export async function listChanges(db: Db, lang: Lang, { subject, keyword, since, until, page }: ChangesQuery) {
  const wanted = {
    subject,
    about: keyword ? { texts: textsOfLog(keyword), staff: await peopleMeant(db, keyword) } : undefined,
    since: since ? shopMidnight(since) : undefined,
    before: until ? new Date(shopMidnight(until).getTime() + DAY_MS) : undefined,
  };
  const found = pagesOf(await countChangesUpTo(db, wanted, MOST_COUNTED + 1), page, PAGE);
  const rows = await changesPage(db, wanted, { limit: PAGE, offset: (found.page - 1) * PAGE });
  const people = await readReaders(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  const { nameOf, inWords } = await readLogNames(db, lang, rows);
  const list = rows.map(
    ({ at, staff_id, before, after, ...change }): StaffChangeView => ({
      ...change,
      at: at.toISOString(),
      named: nameOf(change.subject, change.subject_id) ?? null,
      before: inWords(before),
      after: inWords(after),
      staff: people.get(staff_id)?.name ?? null,
    }),
  );
  return { list, ...found };
}

/** People in the log whom a keyword may mean. Found first, so that the log query can use its indexes. */
async function peopleMeant(db: Db, keyword: string): Promise<number[]> {
  const people = await peopleInLog(db);
  if (people.length === 0) return [];
  const meant = membersMatching(db, keyword).as('meant');
  const rows = await db.select({ member_id: meant.member_id }).from(meant).where(inArray(meant.member_id, people));
  return rows.map(({ member_id }) => member_id);
}

/** Who changed a thing while someone else edited it, when, and which fields; for people who may edit it. */
export async function listChangesSince(
  db: Db,
  lang: Lang,
  person: Person,
  query: OvertakenQuery,
): Promise<OvertakenChange[]> {
  if (verdict(editorOf(query.subject, query.subject_id), person) !== 'allowed') throw new Refusal('forbidden');
  const rows = await changesSince(db, query);
  const people = await readReaders(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  const { inWords } = await readLogNames(db, lang, rows);
  return rows.map(({ at, staff_id, subject: _, before, after, ...change }) => ({
    ...change,
    at: at.toISOString(),
    before: inWords(before),
    after: inWords(after),
    staff: people.get(staff_id)?.name ?? null,
  }));
}
