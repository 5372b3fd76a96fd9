import { and, eq, gt, type SQL } from 'drizzle-orm';
import { artistsOf, artistsPausedWith } from '#catalogue/artists/server/seller-artists.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { pauseWorks, resumeWorks } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type Reader, setStanding } from '#people/members/server/reader.service.ts';
import { openSellersPage } from '#people/members/server/sellers-page.service.ts';
import { Refusal } from '#shared/errors.ts';
import {
  type ApplicationState,
  type ApplicationStep,
  answerDue,
  mayStep,
  STANDING_OF,
  TRANSITIONS,
} from '../application.rules.ts';
import { application, applicationEvent } from './application.tables.ts';
import { stateAfterApproval } from './application-approval.service.ts';

export type ApplicationRow = typeof application.$inferSelect;

interface Step {
  step: ApplicationStep;
  actor_id: number;
  reason: string;
  /** Default: now. Imports set a past time. */
  at?: Date | undefined;
}

export interface Stepped {
  application: ApplicationRow;
  /** Whom to notify of a new state; undefined if the state is unchanged or the member has left. */
  reader: Reader | undefined;
}

/** Locks an application until the transaction ends: of two concurrent decisions, the second sees the first. */
export async function lockApplication(tx: Db, which: SQL | undefined): Promise<ApplicationRow> {
  const [row] = await tx.select().from(application).where(which).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Applies a step to a locked application or refuses it; the member's rights change in the same transaction. */
export async function applyStep(
  tx: Db,
  current: ApplicationRow,
  { step, actor_id, reason, at }: Step,
): Promise<Stepped> {
  if (!mayStep(step, current.state)) throw new Refusal('conflict');
  const state = step === 'approve' ? await stateAfterApproval(tx, current, actor_id) : TRANSITIONS[step].to;
  // The same reviewer again while another one is needed: a second click counts once and does no harm.
  if (state === undefined) return { application: current, reader: undefined };
  const { application_id, member_id } = current;
  await tx
    .insert(applicationEvent)
    .values({ application_id, step, state, actor_id, reason, ...(at && { created_at: at }) });
  const [changed] = await tx
    .update(application)
    .set({ state, due_at: await dueIn(tx, state, current.due_at, at) })
    .where(eq(application.application_id, application_id))
    .returning();
  if (!changed) throw new Error('a locked application was gone');
  if (state === current.state) return { application: changed, reader: undefined };
  const reader = await setStanding(tx, member_id, STANDING_OF[state]);
  await showOrHide(tx, changed, step, reader);
  return { application: changed, reader };
}

/** Opens the seller's page, and shows or hides their works, in the same transaction. */
async function showOrHide(tx: Db, { member_id, kind, state }: ApplicationRow, step: ApplicationStep, reader?: Reader) {
  if (state === 'suspended') await pauseWorks(tx, await artistsOf(tx, member_id));
  if (state !== 'approved') return;
  if (step === 'reinstate') await resumeWorks(tx, await artistsPausedWith(tx, member_id));
  if (reader) await openSellersPage(tx, { member_id, type: kind });
}

/** A member's message in the thread of an application answers the reviewers' question, if one is open. */
export async function noteAnswer(tx: Db, memberId: number, applicationId: number, text: string): Promise<void> {
  const current = await lockApplication(
    tx,
    and(eq(application.application_id, applicationId), eq(application.member_id, memberId)),
  );
  if (mayStep('answer', current.state))
    await applyStep(tx, current, { step: 'answer', actor_id: memberId, reason: text });
}

/** Refuses a step if the reviewer has not seen the latest event: it might change their mind. */
export async function requireSeen(tx: Db, applicationId: number, seen: number): Promise<void> {
  const later = and(eq(applicationEvent.application_id, applicationId), gt(applicationEvent.event_id, seen));
  if ((await tx.$count(applicationEvent, later)) > 0) throw new Refusal('conflict');
}

async function dueIn(tx: Db, state: ApplicationState, due: Date | null, at = new Date()): Promise<Date | null> {
  if (state === 'submitted') return answerDue(at, (await readSettings(tx)).calendar);
  return state === 'in_review' ? due : null;
}
