import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { findApplicationThread } from '#people/threads/server/thread-post.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { OwnApplication } from '../application.contract.ts';
import { TRANSITIONS } from '../application.rules.ts';
import { application, applicationCheck, applicationEvent } from './application.tables.ts';
import { missingOf } from './application-approval.service.ts';
import type { ApplicationRow } from './application-step.service.ts';

/** The member's latest application, without internal data. */
export async function readOwnApplication(db: Db, memberId: number): Promise<OwnApplication | null> {
  const [row] = await db
    .select()
    .from(application)
    .where(eq(application.member_id, memberId))
    .orderBy(desc(application.application_id))
    .limit(1);
  return row ? ownView(db, row) : null;
}

export async function exportApplications(db: Db, memberId: number): Promise<OwnApplication[]> {
  const rows = await db
    .select()
    .from(application)
    .where(eq(application.member_id, memberId))
    .orderBy(application.application_id);
  return Promise.all(rows.map((row) => ownView(db, row)));
}

/** Deletes a leaving member's applications and the conversations about them. */
export async function deleteApplicationsOf(tx: Db, memberId: number): Promise<void> {
  const own = tx
    .select({ id: application.application_id })
    .from(application)
    .where(eq(application.member_id, memberId));
  await tx.delete(applicationCheck).where(inArray(applicationCheck.application_id, own));
  await tx.delete(applicationEvent).where(inArray(applicationEvent.application_id, own));
  await tx.delete(application).where(eq(application.member_id, memberId));
}

/** Refuses another member's application as if it did not exist. */
export async function requireOwnApplication(db: Db, memberId: number, applicationId: number): Promise<void> {
  const [own] = await db
    .select({ id: application.application_id })
    .from(application)
    .where(and(eq(application.application_id, applicationId), eq(application.member_id, memberId)));
  if (!own) throw new Refusal('not_found');
}

async function ownView(db: Db, row: ApplicationRow): Promise<OwnApplication> {
  const events = await eventsOf(db, row.application_id);
  // Members do not see internal steps, such as a gallery's first approval.
  const changes = events.filter(({ state }, index) => state !== events[index - 1]?.state);
  const history = changes.map(({ step, state, reason, created_at }) => ({
    state,
    by: TRANSITIONS[step].by === 'member' ? ('member' as const) : ('shop' as const),
    text: state === 'in_review' ? '' : reason,
    at: created_at.toISOString(),
  }));
  const last = history.at(-1);
  return {
    application_id: row.application_id,
    kind: row.kind,
    state: row.state,
    portfolio: row.portfolio,
    statement: row.statement,
    missing: await missingOf(db, row),
    created_at: row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    asked: last?.by === 'shop' && last.text !== '' ? last.text : null,
    thread_id: await findApplicationThread(db, row.application_id),
    history,
  };
}

/** All events of an application, oldest first. */
export function eventsOf(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.application_id, applicationId))
    .orderBy(applicationEvent.event_id);
}
