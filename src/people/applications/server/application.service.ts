import { and, desc, eq, ne } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { setStanding } from '#people/members/server/reader.service.ts';
import { requireSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { type NewMessage, postInApplicationThread } from '#people/threads/server/thread-post.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { ApplicationForm, CheckForm } from '../application.contract.ts';
import { type ApplicationKind, answerDue, CHECKLIST, type ReviewStep, STANDING_OF } from '../application.rules.ts';
import { application, applicationCheck, applicationEvent } from './application.tables.ts';
import { applyStep, lockApplication, requireSeen, type Stepped } from './application-step.service.ts';

interface Submitted {
  member_id: number;
  kind: ApplicationKind;
  portfolio: string;
  statement: string;
  /** Default: now. Imports set a past time. */
  at?: Date;
}

/** Creates an application in the caller's transaction; a member has one at a time. */
export async function submitApplication(tx: Db, submitted: Submitted): Promise<void> {
  const { member_id, kind, portfolio, statement, at = new Date() } = submitted;
  const due_at = answerDue(at, (await readSettings(tx)).calendar);
  const [added] = await tx
    .insert(application)
    .values({ member_id, kind, portfolio, statement, state: 'submitted', due_at, created_at: at })
    .onConflictDoNothing()
    .returning({ application_id: application.application_id });
  if (!added) throw new Refusal('conflict');
  await tx
    .insert(applicationEvent)
    .values({ ...added, step: 'submit', state: 'submitted', actor_id: member_id, reason: '', created_at: at });
  // Imports set a past time: nobody has to act.
  if (!submitted.at) await raiseNotice(tx, { kind: 'application', subject: added.application_id });
  const reader = await setStanding(tx, member_id, STANDING_OF.submitted);
  if (!reader) throw new Refusal('unauthenticated');
  const { name, email: to, lang } = reader;
  await queueMail(tx, { to, lang, kind: 'application_received', data: { name, due_at: due_at.toISOString() } });
}

export async function applyAgain(db: Db, { member_id, type }: SignedIn, form: ApplicationForm): Promise<void> {
  if (type === 'basic') throw new Refusal('forbidden');
  await requireWithinLimit(db, { limit: 'application', who: String(member_id) });
  const { portfolio, statement } = form;
  await inTransaction(db, (tx) => submitApplication(tx, { member_id, kind: type, portfolio, statement }));
}

/** A member answers the reviewers' question; the conversation contains the answer too. */
export async function answerApplication(db: Db, { member_id }: SignedIn, text: string): Promise<void> {
  await requireWithinLimit(db, { limit: 'application_answer', who: String(member_id) });
  await inTransaction(db, (tx) => enterAnswer(tx, member_id, text));
}

export async function enterAnswer(
  tx: Db,
  member_id: number,
  text: string,
  { at, attachments }: Partial<Pick<NewMessage, 'at' | 'attachments'>> = {},
): Promise<void> {
  const current = await lockApplication(
    tx,
    and(eq(application.member_id, member_id), ne(application.state, 'rejected')),
  );
  await applyStep(tx, current, { step: 'answer', actor_id: member_id, reason: text, at });
  const said = { side: 'member', author_id: member_id, text, at, attachments } as const;
  const { message_id: occurrence } = await postInApplicationThread(tx, current, said);
  const facts = { what: 'answered' } as const;
  if (!at) await raiseNotice(tx, { kind: 'application', subject: current.application_id, occurrence, facts });
}

/** The member's open or approved application, if there is one. */
export async function findApplicationOf(db: Db, memberId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: application.application_id })
    .from(application)
    .where(eq(application.member_id, memberId))
    .orderBy(desc(application.application_id))
    .limit(1);
  return row?.id;
}

interface Reviewing {
  step: ReviewStep;
  reason: string;
  seen?: number | undefined;
  at?: Date | undefined;
}

/** A reviewer takes a step, and we notify the applicant. Someone else decides about their own. */
export async function reviewApplication(
  db: Db,
  reviewer: Pick<SignedIn, 'member_id'>,
  applicationId: number,
  { step, reason, seen, at }: Reviewing,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const current = await lockApplication(tx, eq(application.application_id, applicationId));
    if (current.member_id === reviewer.member_id) await requireSecondPerson(tx, 'reviewer', reviewer.member_id);
    if (seen !== undefined) await requireSeen(tx, applicationId, seen);
    const stepped = await applyStep(tx, current, { step, actor_id: reviewer.member_id, reason, at });
    await notifyApplicant(tx, stepped, reviewer, { step, reason, at });
    await handleNotices(tx, { kinds: ['application'], subjects: [applicationId], by: reviewer.member_id });
    await recordChange(tx, {
      staff_id: reviewer.member_id,
      subject: 'application',
      subject_id: applicationId,
      action: step,
      before: { state: current.state, approved_by: null },
      after: {
        state: stepped.application.state,
        approved_by: step === 'approve' ? reviewer.member_id : null,
        ...(reason && { reason }),
      },
      at,
    });
  });
  if (step === 'suspend' || step === 'reinstate') worksChanged(db);
}

/** Ticks or unticks a point of the checklist; the first reviewer to tick it stays named. */
export async function checkPoint(
  db: Db,
  reviewer: Pick<SignedIn, 'member_id'>,
  applicationId: number,
  { point, checked }: CheckForm,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { application_id, kind, member_id } = await lockApplication(
      tx,
      eq(application.application_id, applicationId),
    );
    if (member_id === reviewer.member_id) await requireSecondPerson(tx, 'reviewer', reviewer.member_id);
    if (!CHECKLIST[kind].includes(point)) throw new Refusal('validation');
    const tick = { application_id, point, checked_by: reviewer.member_id };
    if (checked) await tx.insert(applicationCheck).values(tick).onConflictDoNothing();
    else {
      const isIt = and(eq(applicationCheck.application_id, application_id), eq(applicationCheck.point, point));
      await tx.delete(applicationCheck).where(isIt);
    }
    await recordChange(tx, {
      staff_id: reviewer.member_id,
      subject: 'application',
      subject_id: applicationId,
      action: 'check',
      before: { [point]: !checked },
      after: { [point]: checked },
    });
  });
}

/** Product §12. Questions and reasons appear in the conversation too. */
async function notifyApplicant(
  tx: Db,
  { application: current, reader }: Stepped,
  reviewer: Pick<SignedIn, 'member_id'>,
  { step, reason, at }: Reviewing,
): Promise<void> {
  // Nothing has changed for the applicant, for example after a gallery's first approval.
  if (!reader || current.state === 'in_review') return;
  const { name, email: to, lang } = reader;
  const said = { side: 'shop', author_id: reviewer.member_id, text: reason, at } as const;
  switch (step) {
    case 'start':
      return;
    case 'ask':
      await postInApplicationThread(tx, current, said);
      return queueMail(tx, { to, lang, kind: 'application_needs_info', data: { name, question: reason } });
    case 'approve':
      return queueMail(tx, { to, lang, kind: 'application_approved', data: { name } });
    case 'reject':
      return queueMail(tx, { to, lang, kind: 'application_rejected', data: { name, reason } });
    case 'suspend':
    case 'reinstate': {
      if (reason !== '') await postInApplicationThread(tx, current, said);
      const kind = step === 'suspend' ? 'application_suspended' : 'application_reinstated';
      return queueMail(tx, { to, lang, kind, data: { name, reason } });
    }
  }
}
