import { and, count, desc, eq, gte, inArray, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { type AuditSubject, LOOKED } from '../audit.rules.ts';
import { staffChange } from './audit.tables.ts';

/** Who has been away for longer looks at all of it anew. */
const MOST_SINCE = 20;

interface ChangesWanted {
  subject?: AuditSubject | undefined;
  /** Of one thing, or by one of these people. */
  about?: { subject_id: string; staff: SQLWrapper } | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** Changes of the log, the latest first, and how many there are in all. */
export async function findChanges(
  db: Db,
  { subject, about, since, before }: ChangesWanted,
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = and(
    subject && eq(staffChange.subject, subject),
    about && or(eq(staffChange.subject_id, about.subject_id), inArray(staffChange.staff_id, about.staff)),
    since && gte(staffChange.at, since),
    before && lt(staffChange.at, before),
  );
  const [counted] = await db.select({ total: count() }).from(staffChange).where(wanted);
  const rows = await db
    .select()
    .from(staffChange)
    .where(wanted)
    .orderBy(desc(staffChange.change_id))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

/** What staff changed of one thing, or of all of a kind, after a moment that a page was told of; the latest first. */
export function changesSince(
  db: Db,
  {
    subject,
    subject_id,
    since,
  }: { subject: AuditSubject; subject_id?: string | undefined; since?: string | undefined },
) {
  // Pages are told milliseconds, and the database counts finer: the change that they have seen is not a later one.
  const isLater = since && sql`date_trunc('milliseconds', ${staffChange.at}) > ${since}::timestamptz`;
  return db
    .select()
    .from(staffChange)
    .where(and(isAbout(subject, subject_id), isLater || undefined))
    .orderBy(desc(staffChange.change_id))
    .limit(MOST_SINCE);
}

/** When staff last changed one thing, or anything of a kind; null if they never did. */
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

/** What staff did about one thing, the latest first; that somebody only looked at it is left out. */
export function changesAbout(db: Db, subject: AuditSubject, id: string | number, limit: number) {
  return db
    .select()
    .from(staffChange)
    .where(
      and(eq(staffChange.subject, subject), eq(staffChange.subject_id, String(id)), ne(staffChange.action, LOOKED)),
    )
    .orderBy(desc(staffChange.change_id))
    .limit(limit);
}
