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

/** What waits for the shop: visitors without an answer, and members who spoke last in their conversation. */
export function isIn(db: Db, state: EnquiryState): SQL | undefined {
  const waiting = threadsWaiting(db);
  const waitingIds = db.select({ thread_id: waiting.thread_id }).from(waiting);
  // Each half by an index of its own: either of two conditions would be looked for in all that were ever asked.
  if (state === 'open')
    return sql`${enquiry.enquiry_id} in (
      select w.enquiry_id from ${enquiry} w where w.thread_id is null and w.answered_at is null
      union all select w.enquiry_id from ${enquiry} w where w.thread_id in (${waitingIds}))`;
  return or(
    and(isNull(enquiry.thread_id), isNotNull(enquiry.answered_at)),
    // Of nothing at all SQL says that it is in no empty list.
    and(isNotNull(enquiry.thread_id), notInArray(enquiry.thread_id, waitingIds)),
  );
}

/** A page of enquiries in one state: what has waited longest first, what was asked last first among the answered. */
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

/** Since when an open enquiry waits: a member since the first letter after our last answer, a visitor since they asked. */
export function waitsSince({ waiting_since }: ReturnType<typeof threadsWaiting>) {
  return sql<Date>`coalesce(${waiting_since}, ${enquiry.created_at})`.mapWith(enquiry.created_at);
}

function isOwn(who: DeskOwner, staffId: number): SQL | undefined {
  if (who === 'all') return undefined;
  return who === 'mine' ? eq(enquiry.assigned_to, staffId) : isNull(enquiry.assigned_to);
}

/** Those of a state as far as they are counted: the query alone, so that a test can ask the database how it would go about it. */
export function enquiriesUpTo(db: Db, state: EnquiryState, own?: SQL) {
  return db
    .select({ enquiry_id: enquiry.enquiry_id })
    .from(enquiry)
    .where(and(isIn(db, state), own))
    .limit(MOST_COUNTED + 1);
}

/** One enquiry with all that was written; a member's conversation counts as read by the shop from then on. */
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

/** Gives an enquiry to a colleague, to oneself or back to everybody; whoever saw it in other hands is refused. */
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
    // Whoever has left the staff has taken nothing up any more.
    assigned: colleagues.find((other) => other.member_id === assigned_to) ?? null,
  };
}
