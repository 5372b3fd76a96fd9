import { and, asc, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { ExtraDays } from '#ground/places/taiwan-holidays.ts';
import type { Assignment, Colleague } from '#people/members/assign.contract.ts';
import { usernameOf } from '#people/members/member.rules.ts';
import { holderOf, listColleagues, requireColleague } from '#people/members/server/staff/staff.service.ts';
import { requireThread, threadsWaiting } from '#people/threads/server/thread-read.service.ts';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import type { DeskOwner } from '#shared/desk-owner.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { phoneText } from '#shared/phone.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { EnquiryDetail, EnquiryEntry } from '../contact-desk.contract.ts';
import { type EnquiryState, enquiryWaitsSince, stateOf } from '../enquiry.rules.ts';
import { enquiry } from './contact.tables.ts';
import { type EnquiryRow, lettersOf } from './enquiry-letters.service.ts';

const PAGE = 20;
const EXCERPT = 160;

/** Open: visitors without an answer, and members who wrote last in their conversation. */
export function isIn(db: Db, state: EnquiryState): SQL | undefined {
  const waiting = threadsWaiting(db);
  const waitingIds = db.select({ thread_id: waiting.thread_id }).from(waiting);
  // A union, so that each half uses its own index: an OR would scan all enquiries.
  if (state === 'open')
    return sql`${enquiry.enquiry_id} in (
      select w.enquiry_id from ${enquiry} w where w.thread_id is null and w.answered_at is null
      union all select w.enquiry_id from ${enquiry} w where w.thread_id in (${waitingIds}))`;
  return or(
    and(isNull(enquiry.thread_id), isNotNull(enquiry.answered_at)),
    // SQL says that null is not in an empty list, so null needs its own condition.
    and(isNotNull(enquiry.thread_id), notInArray(enquiry.thread_id, waitingIds)),
  );
}

/** Open enquiries: the longest open first; answered ones: the newest first. */
export async function listEnquiries(
  db: Db,
  { state, who, page }: { state: EnquiryState; who: DeskOwner; page: number },
  staffId: number,
) {
  const own = isOwn(who, staffId);
  const upTo = (one: EnquiryState) => db.$count(enquiriesUpTo(db, one, own).as('found'));
  const counts = { open: await upTo('open'), answered: await upTo('answered') };
  const found = pagesOf(counts[state], page, PAGE);
  const colleagues = await listColleagues(db, 'support');
  const waiting = threadsWaiting(db);
  const since = state === 'open' ? waitsSince(waiting) : sql<null>`null`;
  const rows = await db
    .select({ row: enquiry, since, excerpt: sql<string>`left(${enquiry.contents}, ${EXCERPT})` })
    .from(enquiry)
    .leftJoin(waiting, eq(waiting.thread_id, enquiry.thread_id))
    .where(and(isIn(db, state), own))
    .orderBy(...(state === 'open' ? [asc(since), asc(enquiry.enquiry_id)] : [desc(enquiry.enquiry_id)]))
    .limit(PAGE)
    .offset((found.page - 1) * PAGE);
  const { calendar } = await readSettings(db);
  const list = rows.map(
    ({ row, since, excerpt }): EnquiryEntry => ({ ...headOf(row, since, { colleagues, calendar }), excerpt }),
  );
  return { list, counts, ...found };
}

/** When an open enquiry became due: a member's with the first letter after our last answer, a visitor's when they asked. */
export function waitsSince({ waiting_since }: ReturnType<typeof threadsWaiting>) {
  return sql<Date>`coalesce(${waiting_since}, ${enquiry.created_at})`.mapWith(enquiry.created_at);
}

function isOwn(who: DeskOwner, staffId: number): SQL | undefined {
  if (who === 'all') return undefined;
  return who === 'mine' ? eq(enquiry.assigned_to, staffId) : isNull(enquiry.assigned_to);
}

/** Counts up to a limit. A separate query, so that a test can read its plan. */
export function enquiriesUpTo(db: Db, state: EnquiryState, own?: SQL) {
  return db
    .select({ enquiry_id: enquiry.enquiry_id })
    .from(enquiry)
    .where(and(isIn(db, state), own))
    .limit(MOST_COUNTED + 1);
}

/** Reading it marks a member's conversation as read by the shop. */
export async function readEnquiry(db: Db, lang: Lang, id: number): Promise<EnquiryDetail> {
  const [row] = await db.select().from(enquiry).where(eq(enquiry.enquiry_id, id));
  if (!row) throw new Refusal('not_found');
  const letters = await lettersOf(db, lang, row);
  const since = await sinceOf(db, row);
  const { title, phone, company_phone, thread_id } = row;
  const colleagues = await listColleagues(db, 'support');
  const { calendar } = await readSettings(db);
  return {
    ...headOf(row, since, { colleagues, calendar }),
    state: stateOf(since),
    title,
    phone: phoneText(phone),
    company_phone,
    thread_id,
    letters,
    colleagues,
  };
}

/** Assigns an enquiry to a colleague, to oneself or to nobody; refused if the assignee has changed in the meantime. */
export function assignEnquiry(db: Db, staff: SignedIn, id: number, { to, was }: Assignment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(enquiry).where(eq(enquiry.enquiry_id, id)).for('update');
    if (!row) throw new Refusal('not_found');
    if ((await holderOf(tx, 'support', row.assigned_to)) !== was) throw new Refusal('conflict');
    await requireColleague(tx, 'support', to);
    await tx.update(enquiry).set({ assigned_to: to }).where(eq(enquiry.enquiry_id, id));
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'enquiry',
      subject_id: id,
      action: 'assign',
      before: { assigned_to: was },
      after: { assigned_to: to },
    });
  });
}

async function sinceOf(db: Db, row: EnquiryRow): Promise<Date | null> {
  const thread = row.thread_id === null ? undefined : await requireThread(db, row.thread_id);
  return enquiryWaitsSince(row, thread?.waiting_since ?? null);
}

interface DeskFacts {
  colleagues: readonly Colleague[];
  calendar: ExtraDays;
}

function headOf(
  row: EnquiryRow,
  since: Date | null,
  { colleagues, calendar }: DeskFacts,
): Omit<EnquiryEntry, 'excerpt'> {
  const { enquiry_id, kind, lang, email, company_name, member_id, created_at, assigned_to } = row;
  return {
    enquiry_id,
    kind,
    lang,
    name: usernameOf(row),
    email,
    company_name,
    member_id,
    created_at: created_at.toISOString(),
    waiting_since: since?.toISOString() ?? null,
    due_at: since && answerDueAt(since, calendar).toISOString(),
    // Enquiries of a former staff member count as unassigned.
    assigned: colleagues.find((other) => other.member_id === assigned_to) ?? null,
  };
}
