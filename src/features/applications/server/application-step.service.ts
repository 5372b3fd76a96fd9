import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { type Reader, setStanding } from '#features/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import {
  type ApplicationState,
  type ApplicationStep,
  answerDue,
  mayStep,
  REVIEWERS_NEEDED,
  STANDING_OF,
  TRANSITIONS,
} from '../application.rules.ts';
import { application, applicationEvent } from './application.tables.ts';

export type ApplicationRow = typeof application.$inferSelect;

interface Step {
  step: ApplicationStep;
  actor_id: number;
  reason: string;
}

export interface Stepped {
  application: ApplicationRow;
  /** Whom to tell that the state is another now; nobody while it is the same, and where the member has left. */
  reader: Reader | undefined;
}

/** Locks an application until the transaction ends, so that of two people who decide at once one sees the other's decision. */
export async function lockApplication(tx: Db, which: SQL | undefined): Promise<ApplicationRow> {
  const [row] = await tx.select().from(application).where(which).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Takes a step with a locked application, or refuses it; the member's rights follow in the same transaction. */
export async function takeStep(tx: Db, current: ApplicationRow, { step, actor_id, reason }: Step): Promise<Stepped> {
  if (!mayStep(step, current.state)) throw new Refusal('conflict');
  const state = step === 'approve' ? await stateAfterApproval(tx, current, actor_id) : TRANSITIONS[step].to;
  // The same reviewer again: counted once, and no harm done by a second click.
  if (state === undefined) return { application: current, reader: undefined };
  const { application_id, member_id } = current;
  await tx.insert(applicationEvent).values({ application_id, step, state, actor_id, reason });
  const [changed] = await tx
    .update(application)
    .set({ state, due_at: dueIn(state, current.due_at) })
    .where(eq(application.application_id, application_id))
    .returning();
  if (!changed) throw new Error('a locked application was gone');
  if (state === current.state) return { application: changed, reader: undefined };
  return { application: changed, reader: await setStanding(tx, member_id, STANDING_OF[state]) };
}

/** A member's message in the thread of an application is the answer the reviewers wait for, if they wait for one. */
export async function noteAnswer(tx: Db, memberId: number, applicationId: number, text: string): Promise<void> {
  const current = await lockApplication(
    tx,
    and(eq(application.application_id, applicationId), eq(application.member_id, memberId)),
  );
  if (mayStep('answer', current.state))
    await takeStep(tx, current, { step: 'answer', actor_id: memberId, reason: text });
}

/** Who has approved an application since it was last submitted: what was approved before an answer was another text. */
export async function approversOf(tx: Db, applicationId: number): Promise<Set<number>> {
  const events = await tx
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.application_id, applicationId))
    .orderBy(applicationEvent.event_id);
  const since = events.findLastIndex(({ state }) => state === 'submitted');
  return new Set(events.slice(since + 1).flatMap(({ step, actor_id }) => (step === 'approve' ? [actor_id] : [])));
}

async function stateAfterApproval(
  tx: Db,
  current: ApplicationRow,
  actorId: number,
): Promise<ApplicationState | undefined> {
  const approvers = await approversOf(tx, current.application_id);
  if (approvers.has(actorId)) return undefined;
  return approvers.size + 1 < REVIEWERS_NEEDED[current.kind] ? 'in_review' : 'approved';
}

function dueIn(state: ApplicationState, due: Date | null): Date | null {
  if (state === 'submitted') return answerDue(new Date());
  return state === 'in_review' ? due : null;
}
