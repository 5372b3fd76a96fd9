import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { type AuditSubject, changedFacts, type Facts, VIEWED } from '../audit.rules.ts';
import { staffChange } from './audit.tables.ts';

/** One action of a staff member. */
interface StaffChange {
  staff_id: number;
  subject: AuditSubject;
  subject_id: string | number;
  /** The name of the action, as the call or the step is named. */
  action: string;
  before?: Facts;
  after?: Facts;
  /** Now by default; set for past events. */
  at?: Date | undefined;
}

/** Publishes every written row to subscribers, such as the tests. */
export const WRITTEN_CHANNEL = 'cornice:staff_change';
const written = channel(WRITTEN_CHANNEL);
export type WrittenChange = Pick<
  typeof staffChange.$inferSelect,
  'subject' | 'subject_id' | 'action' | 'before' | 'after'
>;

/**
 * Logs a staff member's change in the transaction that makes it. If nothing differs, and the action is only the
 * change, nothing is written.
 */
export async function recordChange(tx: Db, change: StaffChange): Promise<void> {
  await recordChanges(tx, [change]);
}

/** Like `recordChange`, for many. */
export async function recordChanges(tx: Db, changes: readonly StaffChange[]): Promise<void> {
  markRecorded();
  const rows = changes.flatMap(({ before, after, at, subject_id, ...rest }) => {
    const changed = before || after ? changedFacts(before ?? {}, after ?? {}) : { before: {}, after: {} };
    return changed ? [{ ...rest, ...changed, subject_id: String(subject_id), ...(at && { at }) }] : [];
  });
  for (const row of rows) written.publish(row);
  if (rows.length > 0) await tx.insert(staffChange).values(rows);
}

/**
 * Writes and logs what a staff member saves. If nothing differs, neither happens: the version stays, other editors
 * get no conflict, and the caller gets success. Returns whether anything was written.
 */
export async function writeChange(
  tx: Db,
  change: StaffChange & Required<Pick<StaffChange, 'before' | 'after'>>,
  write: () => Promise<unknown>,
): Promise<boolean> {
  const differs = changedFacts(change.before, change.after) !== undefined;
  if (differs) await write();
  await recordChange(tx, change);
  return differs;
}

/** Logs that a staff member opened a person's data: once a day, however often they do. */
export async function recordView(
  db: Db,
  { staff_id, subject, subject_id }: Omit<StaffChange, 'action'>,
): Promise<void> {
  const id = String(subject_id);
  await db.execute(sql`insert into ${staffChange} (staff_id, subject, subject_id, action, before, after)
    select ${staff_id}::int, ${subject}::text, ${id}::text, ${VIEWED}::text, '{}'::jsonb, '{}'::jsonb
    where not exists (select 1 from ${staffChange} as seen where seen.subject = ${subject} and seen.subject_id = ${id}
      and seen.staff_id = ${staff_id} and seen.action = ${VIEWED} and seen.at > now() - interval '1 day')`);
}

/** Marks the call as logged already: it repeats an action that has a row in the log. */
export function markRecorded(): void {
  const watched = watching.getStore();
  if (watched) watched.isRecorded = true;
}

const watching = new AsyncLocalStorage<{ isRecorded: boolean }>();

/** Runs something and returns whether it wrote to the audit log. */
export async function recordsChange(work: () => Promise<unknown>): Promise<boolean> {
  const watched = { isRecorded: false };
  await watching.run(watched, work);
  return watched.isRecorded;
}
