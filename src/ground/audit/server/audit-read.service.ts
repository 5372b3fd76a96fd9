import { and, desc, eq, exists, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { holdsText } from '#db/server/holds-text.ts';
import { type AuditSubject, VIEWED } from '../audit.rules.ts';
import { changeWords, staffChange } from './audit.tables.ts';

/** After more changes the editor reloads everything. */
const MOST_SINCE = 20;

interface ChangesWanted {
  subject?: AuditSubject | undefined;
  /** With one of these texts in its id or in a value, or by one of these people. */
  about?: { texts: readonly string[]; staff: readonly number[] } | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** A page of the log, latest first: only the query, so that a test can EXPLAIN it. */
export function changesPage(db: Db, wanted: ChangesWanted, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select()
    .from(staffChange)
    .where(conditionOf(wanted))
    .orderBy(desc(staffChange.change_id))
    .limit(limit)
    .offset(offset);
}

/** How many changes there are, counted up to `most`. */
export function countChangesUpTo(db: Db, wanted: ChangesWanted, most: number): Promise<number> {
  return db.$count(changesPage(db, wanted, { limit: most, offset: 0 }).as('found'));
}

/** All people in the log, found one after another in the index: few people in a long log. */
export async function peopleInLog(db: Db): Promise<number[]> {
  const next = sql`select min(${staffChange.staff_id}) from ${staffChange}`;
  const { rows } = await db.execute<{ id: number }>(sql`with recursive who(id) as (
    (${next}) union all select (${next} where ${staffChange.staff_id} > who.id) from who where who.id is not null)
    select id from who where id is not null`);
  return rows.map(({ id }) => id);
}

function conditionOf({ subject, about, since, before }: ChangesWanted) {
  return and(
    subject && eq(staffChange.subject, subject),
    about &&
      or(
        ...about.texts.map((text) => holdsText(changeWords(staffChange), text)),
        about.staff.length > 0 ? inArray(staffChange.staff_id, [...about.staff]) : undefined,
      ),
    since && gte(staffChange.at, since),
    before && lt(staffChange.at, before),
  );
}

/** Changes by staff to one thing, or to all of a kind, after a moment sent by a page; latest first. */
export function changesSince(
  db: Db,
  {
    subject,
    subject_id,
    since,
  }: { subject: AuditSubject; subject_id?: string | undefined; since?: string | undefined },
) {
  // Pages have milliseconds, the database microseconds: the change they have seen must not count as later.
  const isLater = since && sql`date_trunc('milliseconds', ${staffChange.at}) > ${since}::timestamptz`;
  return db
    .select()
    .from(staffChange)
    .where(and(isAbout(subject, subject_id), isLater || undefined))
    .orderBy(desc(staffChange.change_id))
    .limit(MOST_SINCE);
}

/** When staff last changed one thing, or anything of a kind; null if never. */
export async function lastChangeAt(db: Db, subject: AuditSubject, subject_id?: string): Promise<string | null> {
  const [row] = await db
    .select({ at: staffChange.at })
    .from(staffChange)
    .where(isAbout(subject, subject_id))
    .orderBy(desc(staffChange.change_id))
    .limit(1);
  return row?.at.toISOString() ?? null;
}

function isAbout(subject: AuditSubject, subject_id: string | undefined) {
  return and(
    eq(staffChange.subject, subject),
    subject_id === undefined ? undefined : eq(staffChange.subject_id, subject_id),
  );
}

/** What staff did about one thing, latest first, without mere views. */
export function changesAbout(db: Db, subject: AuditSubject, id: string | number, limit: number) {
  return db
    .select()
    .from(staffChange)
    .where(
      and(eq(staffChange.subject, subject), eq(staffChange.subject_id, String(id)), ne(staffChange.action, VIEWED)),
    )
    .orderBy(desc(staffChange.change_id))
    .limit(limit);
}

/** Which of these things staff have changed in one of these facts. */
export async function subjectsChanged(
  db: Db,
  subject: AuditSubject,
  ids: readonly number[],
  facts: readonly string[],
): Promise<Set<number>> {
  const fact = sql`(select 1 from jsonb_object_keys(${staffChange.after}) fact where ${inArray(sql`fact`, [...facts])})`;
  const rows = await db
    .selectDistinct({ id: staffChange.subject_id })
    .from(staffChange)
    .where(and(eq(staffChange.subject, subject), inArray(staffChange.subject_id, ids.map(String)), exists(fact)));
  return new Set(rows.map(({ id }) => Number(id)));
}

export async function hasChanges(db: Db): Promise<boolean> {
  return (await db.$count(staffChange)) > 0;
}
