import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readProfile } from '#people/members/server/profile.service.ts';
import { galleryReviewersNow, needsSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { lockColleagues } from '#people/members/server/staff/staff.service.ts';
import { Refusal } from '#shared/errors.ts';
import {
  type ApplicationPart,
  type ApplicationState,
  approvalsNeeded,
  CHECKLIST,
  type CheckPoint,
  missingParts,
} from '../application.rules.ts';
import { type application, applicationCheck, applicationEvent } from './application.tables.ts';

type ApplicationRow = typeof application.$inferSelect;

/**
 * The state after an approval; undefined if this reviewer has approved before and another one is needed. Only current
 * reviewers count. Someone who has approved can approve again once no other approval is needed.
 */
export async function stateAfterApproval(
  tx: Db,
  current: ApplicationRow,
  actorId: number,
): Promise<ApplicationState | undefined> {
  const { application_id, kind, member_id } = current;
  const reviewers = await lockColleagues(tx, 'reviewer', member_id);
  // The applicant counts only if they may decide about themselves.
  if (await needsSecondPerson(tx, 'reviewer', member_id)) reviewers.delete(member_id);
  if (!reviewers.has(actorId)) throw new Refusal('forbidden');
  await requireComplete(tx, current);
  const approvers = (await approversOfAll(tx, [application_id])).get(application_id) ?? new Set();
  const counted = new Set([actorId, ...approvers].filter((id) => reviewers.has(id)));
  if (counted.size >= approvalsNeeded(kind, await galleryReviewersNow(tx), reviewers.size)) return 'approved';
  return approvers.has(actorId) ? undefined : 'in_review';
}

/** Refuses to approve an incomplete application or one with unchecked points; the refusal names both. */
async function requireComplete(tx: Db, row: ApplicationRow): Promise<void> {
  const missing = await missingOf(tx, row);
  const unchecked = await uncheckedOf(tx, row);
  if (missing.length + unchecked.length > 0)
    throw new Refusal('application_incomplete', { more: { missing, unchecked } });
}

/** The unticked points of the checklist. */
async function uncheckedOf(db: Db, { application_id, kind }: ApplicationRow): Promise<CheckPoint[]> {
  const { point, application_id: id } = applicationCheck;
  const rows = await db.select({ point }).from(applicationCheck).where(eq(id, application_id));
  const ticked = new Set(rows.map((row) => row.point));
  return CHECKLIST[kind].filter((one) => !ticked.has(one));
}

/** The profile may contain by now what the application lacked. */
export async function missingOf(
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

/** Who has approved each of these applications since it was last submitted. */
export async function approversOfAll(db: Db, applicationIds: readonly number[]): Promise<Map<number, Set<number>>> {
  if (applicationIds.length === 0) return new Map();
  const events = await db
    .select()
    .from(applicationEvent)
    .where(inArray(applicationEvent.application_id, [...applicationIds]))
    .orderBy(applicationEvent.event_id);
  const byApplication = Map.groupBy(events, ({ application_id }) => application_id);
  return new Map([...byApplication].map(([id, own]) => [id, approversIn(own)]));
}

/** The approvals that count: those before the applicant's last answer concerned another text. */
export function approversIn(events: readonly (typeof applicationEvent.$inferSelect)[]): Set<number> {
  const since = events.findLastIndex(({ state }) => state === 'submitted');
  return new Set(events.slice(since + 1).flatMap(({ step, actor_id }) => (step === 'approve' ? [actor_id] : [])));
}
