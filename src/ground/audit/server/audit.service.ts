import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { type AuditSubject, changedFacts, type Facts, LOOKED } from '../audit.rules.ts';
import { staffChange } from './audit.tables.ts';

/** One thing that somebody of the staff did. */
interface StaffChange {
  staff_id: number;
  subject: AuditSubject;
  subject_id: string | number;
  /** A word for the deed, as the call or the step is named. */
  action: string;
  before?: Facts;
  after?: Facts;
  /** When; now, unless something is told of the past. */
  at?: Date | undefined;
}

/** Tells whoever listens, such as the tests, of every row that is written. */
export const WRITTEN_CHANNEL = 'cornice:staff_change';
const written = channel(WRITTEN_CHANNEL);
export type WrittenChange = Pick<
  typeof staffChange.$inferSelect,
  'subject' | 'subject_id' | 'action' | 'before' | 'after'
>;

/**
 * Writes into the audit log what somebody of the staff changes, in the transaction that changes it. Where nothing differs, and
 * the deed is no more than the change, nothing is written.
 */
export async function recordChange(tx: Db, change: StaffChange): Promise<void> {
  await recordChanges(tx, [change]);
}

/** As `recordChange`, for many at once. */
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
 * Writes what somebody of the staff saves, and tells the log. Where nothing differs, neither happens: the version stays, nobody
 * who edits the same is refused for it, and whoever saved is told of success. Answers whether anything was written.
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

/** That somebody of the staff opened what is known of a person: told once a day, however often they come back to the page. */
export async function recordLook(
  db: Db,
  { staff_id, subject, subject_id }: Omit<StaffChange, 'action'>,
): Promise<void> {
  const id = String(subject_id);
  await db.execute(sql`insert into ${staffChange} (staff_id, subject, subject_id, action, before, after)
    select ${staff_id}::int, ${subject}::text, ${id}::text, ${LOOKED}::text, '{}'::jsonb, '{}'::jsonb
    where not exists (select 1 from ${staffChange} as seen where seen.subject = ${subject} and seen.subject_id = ${id}
      and seen.staff_id = ${staff_id} and seen.action = ${LOOKED} and seen.at > now() - interval '1 day')`);
}

/** That the log knows already: what was asked for is the repetition of a deed that it has a row of. */
export function markRecorded(): void {
  const watched = watching.getStore();
  if (watched) watched.isRecorded = true;
}

const watching = new AsyncLocalStorage<{ isRecorded: boolean }>();

/** Does something and says whether it told the audit log. */
export async function recordsChange(work: () => Promise<unknown>): Promise<boolean> {
  const watched = { isRecorded: false };
  await watching.run(watched, work);
  return watched.isRecorded;
}
