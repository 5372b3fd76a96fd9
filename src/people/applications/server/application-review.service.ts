import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { ownPage } from '#catalogue/artists/server/artist-page.service.ts';
import type { Db } from '#db/server/connect.ts';
import { membersMatching } from '#people/members/server/find-members.service.ts';
import { readProfile } from '#people/members/server/profile.service.ts';
import { type Gallery, type Reader, readGalleries, readReaders } from '#people/members/server/reader.service.ts';
import { galleryReviewersNow, needsSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { listColleagues } from '#people/members/server/staff/staff.service.ts';
import { findApplicationThread } from '#people/threads/server/thread-post.service.ts';
import { readThread } from '#people/threads/server/thread-read.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { phoneText } from '#shared/phone.ts';
import type { ApplicationEntry, ApplicationQuery, ReviewedApplication } from '../application.contract.ts';
import { APPLICATION_STATES, approvalsNeeded, CHECKLIST, reviewStepsFrom } from '../application.rules.ts';
import { application, applicationCheck } from './application.tables.ts';
import { approversIn, approversOfAll, missingOf } from './application-approval.service.ts';
import { eventsOf } from './application-read.service.ts';
import type { ApplicationRow } from './application-step.service.ts';

const PAGE = 20;
const nobody = { member_id: 0, name: '', email: '' };

/** Open applications first by due date, then the decided ones, latest first. */
export async function listApplications(db: Db, { state, kind, keyword, page }: ApplicationQuery) {
  const anyState = and(
    kind && eq(application.kind, kind),
    keyword ? inArray(application.member_id, membersMatching(db, keyword)) : undefined,
  );
  const counts = await countByState(db, anyState);
  const rows = await db
    .select()
    .from(application)
    .where(and(anyState, state && eq(application.state, state)))
    .orderBy(sql`${application.due_at} asc nulls last`, desc(application.application_id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const ids = rows.map(({ member_id }) => member_id);
  const people = await readReaders(db, ids);
  const galleries = await readGalleries(db, ids);
  const approvers = await approversOfAll(
    db,
    rows.map(({ application_id }) => application_id),
  );
  const rule = await readRule(db);
  const list = rows.map((row) =>
    entryOf(row, rule, {
      member: people.get(row.member_id) ?? nobody,
      gallery: galleries.get(row.member_id),
      approvers: approvers.get(row.application_id) ?? new Set(),
    }),
  );
  const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { list, counts, total, page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

async function countByState(db: Db, which: ReturnType<typeof and>) {
  const rows = await db
    .select({ state: application.state, count: count() })
    .from(application)
    .where(which)
    .groupBy(application.state);
  const counts = Object.fromEntries(APPLICATION_STATES.map((state) => [state, 0]));
  for (const row of rows) counts[row.state] = row.count;
  return counts as Record<(typeof APPLICATION_STATES)[number], number>;
}

export async function readApplication(db: Db, reviewerId: number, applicationId: number): Promise<ReviewedApplication> {
  const row = await findApplication(db, applicationId);
  const events = await eventsOf(db, applicationId);
  const checks = await db.select().from(applicationCheck).where(eq(applicationCheck.application_id, applicationId));
  const rule = await readRule(db);
  const approvers = countedIn(row, rule, approversIn(events));
  const people = await readReaders(db, [
    row.member_id,
    ...events.map(({ actor_id }) => actor_id),
    ...checks.map(({ checked_by }) => checked_by),
  ]);
  const nameOf = (memberId: number) => people.get(memberId)?.name ?? '';
  const gallery = (await readGalleries(db, [row.member_id])).get(row.member_id);
  const entry = entryOf(row, rule, { member: people.get(row.member_id) ?? nobody, gallery, approvers });
  const approved_by_me = approvers.has(reviewerId);
  const is_own = row.member_id === reviewerId && (await needsSecondPerson(db, 'reviewer', reviewerId));
  const waits = approved_by_me && entry.approvals < entry.approvals_needed;
  return {
    ...entry,
    lang: people.get(row.member_id)?.lang ?? 'en',
    ...(await factsOfProfile(db, row, people)),
    thread_id: await findApplicationThread(db, applicationId),
    artist: await ownPage(db, row.member_id),
    approvers: [...approvers].map(nameOf),
    approved_by_me,
    is_own,
    checklist: CHECKLIST[row.kind].map((point) => {
      const check = checks.find((one) => one.point === point);
      return { point, checked: check ? { by: nameOf(check.checked_by), at: check.checked_at.toISOString() } : null };
    }),
    steps: is_own ? [] : reviewStepsFrom(row.state).filter((step) => step !== 'approve' || !waits),
    events: events.map(({ event_id, step, state, actor_id, reason, created_at }) => ({
      event_id,
      step,
      state,
      actor: nameOf(actor_id),
      reason,
      at: created_at.toISOString(),
    })),
  };
}

/** The latest messages about an application, or those before one; marks them as read by the shop. */
export async function readApplicationThread(db: Db, lang: Lang, applicationId: number, before: number | undefined) {
  await findApplication(db, applicationId);
  const threadId = await findApplicationThread(db, applicationId);
  if (threadId === null) return { list: [], has_earlier: false };
  const { list, has_earlier } = await readThread(db, lang, threadId, { before });
  return { list, has_earlier };
}

async function findApplication(db: Db, applicationId: number): Promise<ApplicationRow> {
  const [row] = await db.select().from(application).where(eq(application.application_id, applicationId));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** What the profile adds to the application; empty if the member has left. */
async function factsOfProfile(db: Db, row: ApplicationRow, people: ReadonlyMap<number, Reader>) {
  const none = { mobile: '', job_title: '', place: '', country_code: '' };
  const { portfolio, statement } = row;
  if (!people.has(row.member_id)) return { portfolio, statement, missing: [], profile: none };
  const { mobile, job_title, address, ...rest } = await readProfile(db, row.member_id);
  const profile = {
    mobile: phoneText(mobile),
    job_title,
    place: address?.city ?? '',
    country_code: address?.country ?? '',
  };
  return {
    portfolio: portfolio || rest.portfolio,
    statement: statement || rest.statement,
    missing: await missingOf(db, row),
    profile,
  };
}

interface Applicant {
  member: ApplicationEntry['member'];
  gallery: Gallery | undefined;
  approvers: ReadonlySet<number>;
}

/** The current reviewers, and how many of them must approve a gallery. */
interface ReviewRule {
  reviewers: ReadonlySet<number>;
  wanted: number;
}

async function readRule(db: Db): Promise<ReviewRule> {
  const reviewers = new Set((await listColleagues(db, 'reviewer')).map(({ member_id }) => member_id));
  return { reviewers, wanted: await galleryReviewersNow(db) };
}

/** Until the decision, only approvals of current reviewers count. */
function countedIn({ state }: ApplicationRow, { reviewers }: ReviewRule, approvers: ReadonlySet<number>): Set<number> {
  const isOpen = state === 'submitted' || state === 'in_review';
  return new Set([...approvers].filter((id) => !isOpen || reviewers.has(id)));
}

function entryOf(row: ApplicationRow, rule: ReviewRule, { member, gallery, approvers }: Applicant): ApplicationEntry {
  const others = [...rule.reviewers].filter((id) => id !== row.member_id).length;
  const { member_id, name, email } = member;
  return {
    application_id: row.application_id,
    kind: row.kind,
    state: row.state,
    member: { member_id, name, email },
    gallery: row.kind === 'gallery' ? (gallery ?? null) : null,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    is_overdue: row.due_at !== null && row.due_at.getTime() < Date.now(),
    approvals: countedIn(row, rule, approvers).size,
    approvals_needed: approvalsNeeded(row.kind, rule.wanted, others),
  };
}
