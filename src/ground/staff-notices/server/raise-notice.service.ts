import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { NoticeFacts, NoticeKind } from '../notice.rules.ts';
import { staffNotice } from './notice.tables.ts';

/** Wakes the job that shares new notices. */
export const NOTICE_CHANNEL = 'staff_notice';

export interface RaisedNotice {
  kind: NoticeKind;
  subject: string | number;
  /** Distinguishes repeated events of one subject. The same occurrence raised again changes nothing. */
  occurrence?: string | number;
  facts?: NoticeFacts;
}

/** SQL: writes the notices of the placeholder `notices`, from `noticeRows`; also as a part of a larger statement. */
export const insertNotices = sql`insert into ${staffNotice} (kind, subject, occurrence, facts)
  select kind, subject, occurrence, facts
  from jsonb_to_recordset(${sql.placeholder('notices')}::jsonb) as notice(kind text, subject text, occurrence text, facts jsonb)
  on conflict do nothing
  returning pg_notify(${sql.raw(`'${NOTICE_CHANNEL}'`)}, '')`;

export function noticeRows(notices: readonly RaisedNotice[]): string {
  const rows = notices.map(({ kind, subject, occurrence = '', facts = {} }) => {
    return { kind, subject: String(subject), occurrence: String(occurrence), facts };
  });
  return JSON.stringify(rows);
}

const writeNotices = statement((db) => db.execute(insertNotices));

/** Writes a notice for the staff in the event's own transaction: it exists if and only if that commits. */
export async function raiseNotice(tx: Db, notice: RaisedNotice): Promise<void> {
  await writeNotices(tx, { notices: noticeRows([notice]) });
}

interface Handled {
  kinds: readonly NoticeKind[];
  subjects: readonly (string | number)[];
  /** The words with which the occurrence begins, if not all of the subject’s notices are meant. */
  occurrence?: string;
  /** The staff member; missing if nobody had to act. */
  by?: number | undefined;
}

/** Marks the notices of a subject as handled: colleagues see that, and nobody is mailed about them any more. */
export async function handleNotices(tx: Db, { kinds, subjects, occurrence, by }: Handled): Promise<void> {
  if (kinds.length === 0 || subjects.length === 0) return;
  await tx
    .update(staffNotice)
    .set({ handled_at: sql`now()`, handled_by: by ?? null })
    .where(
      and(
        inArray(staffNotice.kind, [...kinds]),
        inArray(staffNotice.subject, subjects.map(String)),
        isNull(staffNotice.handled_at),
        occurrence === undefined ? undefined : sql`starts_with(${staffNotice.occurrence} || ' ', ${`${occurrence} `})`,
      ),
    );
}

/** A background job has failed several times in a row: one notice a day until it runs again. */
export function raiseFailingJob(db: Db, name: string, now = new Date()): Promise<void> {
  return raiseNotice(db, { kind: 'job_failing', subject: name, occurrence: shopDay(now) });
}

/** Marks the notice of a job as handled, because the job runs again. */
export function settleFailingJob(db: Db, name: string): Promise<void> {
  return handleNotices(db, { kinds: ['job_failing'], subjects: [name] });
}

/** Deletes all notices, because the shop stops being a demo. */
export async function clearNotices(tx: Db): Promise<void> {
  await tx.delete(staffNotice);
}

/** Deletes the notices about things that no longer exist. */
export async function removeNotices(
  tx: Db,
  { kinds, subjects }: Pick<Handled, 'kinds'> & { subjects: readonly string[] },
): Promise<void> {
  await tx
    .delete(staffNotice)
    .where(and(inArray(staffNotice.kind, [...kinds]), inArray(staffNotice.subject, [...subjects])));
}
