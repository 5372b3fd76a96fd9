import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readProfile } from '#features/members/server/profile.service.ts';
import { readReaders } from '#features/members/server/reader.service.ts';
import { findApplicationThread } from '#features/threads/server/thread-post.service.ts';
import { Refusal } from '#shared/errors.ts';
import type {
  ApplicationEntry,
  ApplicationQuery,
  OwnApplication,
  ReviewedApplication,
} from '../application.contract.ts';
import {
  type ApplicationPart,
  missingParts,
  REVIEWERS_NEEDED,
  reviewStepsFrom,
  TRANSITIONS,
} from '../application.rules.ts';
import { application, applicationEvent } from './application.tables.ts';
import { type ApplicationRow, approversOf } from './application-step.service.ts';

const PAGE = 20;
const nobody = { member_id: 0, name: '', email: '' };

/** The latest application of a member, as the member may see it. */
export async function readOwnApplication(db: Db, memberId: number): Promise<OwnApplication | null> {
  const [row] = await db
    .select()
    .from(application)
    .where(eq(application.member_id, memberId))
    .orderBy(desc(application.application_id))
    .limit(1);
  return row ? ownView(db, row) : null;
}

/** All applications of a member, for their export. */
export async function exportApplications(db: Db, memberId: number): Promise<OwnApplication[]> {
  const rows = await db
    .select()
    .from(application)
    .where(eq(application.member_id, memberId))
    .orderBy(application.application_id);
  return Promise.all(rows.map((row) => ownView(db, row)));
}

/** Forgets a member's applications and everything said about them, because they leave. */
export async function forgetApplications(tx: Db, memberId: number): Promise<void> {
  const own = tx
    .select({ id: application.application_id })
    .from(application)
    .where(eq(application.member_id, memberId));
  await tx.delete(applicationEvent).where(inArray(applicationEvent.application_id, own));
  await tx.delete(application).where(eq(application.member_id, memberId));
}

/** Refuses an application that is not the member's, as if it did not exist. */
export async function requireOwnApplication(db: Db, memberId: number, applicationId: number): Promise<void> {
  const [own] = await db
    .select({ id: application.application_id })
    .from(application)
    .where(and(eq(application.application_id, applicationId), eq(application.member_id, memberId)));
  if (!own) throw new Refusal('not_found');
}

/** The reviewers' list, what is due first on top. */
export async function listApplications(db: Db, { state, page }: ApplicationQuery) {
  const which = state && eq(application.state, state);
  const [counted] = await db.select({ total: count() }).from(application).where(which);
  const rows = await db
    .select()
    .from(application)
    .where(which)
    .orderBy(sql`${application.due_at} asc nulls last`, desc(application.application_id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const people = await readReaders(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const total = counted?.total ?? 0;
  const list = rows.map((row) => entryOf(row, people.get(row.member_id) ?? nobody));
  return { list, total, page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

/** One application with all that happened to it, for reviewers. */
export async function readApplication(db: Db, applicationId: number): Promise<ReviewedApplication> {
  const [row] = await db.select().from(application).where(eq(application.application_id, applicationId));
  if (!row) throw new Refusal('not_found');
  const events = await eventsOf(db, applicationId);
  const people = await readReaders(db, [row.member_id, ...events.map(({ actor_id }) => actor_id)]);
  return {
    ...entryOf(row, people.get(row.member_id) ?? nobody),
    portfolio: row.portfolio,
    statement: row.statement,
    missing: await missingOf(db, row),
    thread_id: await findApplicationThread(db, applicationId),
    approvals: (await approversOf(db, applicationId)).size,
    approvals_needed: REVIEWERS_NEEDED[row.kind],
    steps: reviewStepsFrom(row.state),
    events: events.map(({ step, state, actor_id, reason, created_at }) => ({
      step,
      state,
      actor: people.get(actor_id)?.name ?? '',
      reason,
      at: created_at.toISOString(),
    })),
  };
}

function entryOf(row: ApplicationRow, { member_id, name, email }: ApplicationEntry['member']): ApplicationEntry {
  return {
    application_id: row.application_id,
    kind: row.kind,
    state: row.state,
    member: { member_id, name, email },
    created_at: row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
  };
}

/** What was not told with the application may stand in the profile by now. */
async function missingOf(
  db: Db,
  { member_id, kind, portfolio, statement }: ApplicationRow,
): Promise<ApplicationPart[]> {
  const profile = await readProfile(db, member_id);
  return missingParts(kind, {
    portfolio: portfolio || profile.portfolio,
    statement: statement || profile.statement,
    company: profile.company,
  });
}

async function ownView(db: Db, row: ApplicationRow): Promise<OwnApplication> {
  const events = await eventsOf(db, row.application_id);
  // What reviewers note while they review, such as a gallery's first approval, is not the member's business.
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

function eventsOf(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.application_id, applicationId))
    .orderBy(applicationEvent.event_id);
}
