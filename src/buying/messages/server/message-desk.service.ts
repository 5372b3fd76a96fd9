import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { ExtraDays } from '#ground/places/taiwan-holidays.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import type { Assignment, Colleague } from '#people/members/assign.contract.ts';
import { type Reader, readReaders } from '#people/members/server/reader.service.ts';
import { holderOf, listColleagues, requireColleague } from '#people/members/server/staff/staff.service.ts';
import {
  assignTo,
  closeThread,
  countDesk,
  deskPage,
  lockThread,
  messagesWaiting,
} from '#people/threads/server/thread-desk.service.ts';
import type { ThreadRow } from '#people/threads/server/thread-post.service.ts';
import { entriesOf, readThread, requireThread } from '#people/threads/server/thread-read.service.ts';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import type {
  CloseRequest,
  StaffThread,
  StaffThreadEntry,
  StaffThreadsQuery,
} from '#people/threads/thread.contract.ts';
import { threadState } from '#people/threads/thread.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';

export async function listDesk(db: Db, lang: Lang, wanted: StaffThreadsQuery, { member_id }: SignedIn) {
  const counts = await countDesk(db, wanted, member_id);
  const { rows, next } = await deskPage(db, wanted, member_id);
  return { list: await withDeskFacts(db, lang, rows), counts, next };
}

export async function withDeskFacts(db: Db, lang: Lang, rows: readonly ThreadRow[]): Promise<StaffThreadEntry[]> {
  const entries = await entriesOf(db, lang, rows, 'shop');
  const colleagues = await listColleagues(db, 'support');
  const { calendar } = await readSettings(db);
  const people = await readReaders(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const byId = new Map(rows.map((row) => [row.thread_id, row]));
  return entries.flatMap(({ member_id: _, ...entry }) => {
    const row = byId.get(entry.thread_id);
    return row ? [{ ...entry, ...factsOf(row, { people, colleagues, calendar }) }] : [];
  });
}

/** Reads a conversation and marks it as read by the shop. */
export async function readDeskThread(
  db: Db,
  lang: Lang,
  id: number,
  { before }: { before?: number | undefined } = {},
): Promise<StaffThread> {
  const { member_id, ...thread } = await readThread(db, lang, id, { before });
  const row = await requireThread(db, id);
  const colleagues = await listColleagues(db, 'support');
  const { calendar } = await readSettings(db);
  const people = await readReaders(db, [member_id]);
  return { ...thread, ...factsOf(row, { people, colleagues, calendar }), colleagues };
}

/** Assigns a conversation to a colleague, to oneself or to nobody; refused if the assignee has changed in the meantime. */
export function assignThread(db: Db, staff: SignedIn, id: number, { to, was }: Assignment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockThread(tx, id);
    if ((await holderOf(tx, 'support', row.assigned_to)) !== was) throw new Refusal('conflict');
    await requireColleague(tx, 'support', to);
    await assignTo(tx, id, to);
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'message',
      subject_id: id,
      action: 'assign',
      before: { assigned_to: was },
      after: { assigned_to: to },
    });
  });
}

/** Closes a conversation that needs no answer, or reopens it; refused if its state has changed in the meantime. */
export function setClosed(db: Db, staff: SignedIn, id: number, { closed, was }: CloseRequest): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockThread(tx, id);
    if (threadState(row) !== was) throw new Refusal('conflict');
    await closeThread(tx, id, closed);
    if (closed) await handleNotices(tx, { kinds: ['message'], subjects: [id], by: staff.member_id });
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'message',
      subject_id: id,
      action: closed ? 'close' : 'open',
    });
  });
}

export async function messagesDue(db: Db): Promise<{ count: number; due: Date | null }> {
  const { count, first } = await messagesWaiting(db);
  const { calendar } = await readSettings(db);
  return { count, due: first && answerDueAt(first, calendar) };
}

interface DeskFacts {
  people: ReadonlyMap<number, Reader>;
  colleagues: readonly Colleague[];
  calendar: ExtraDays;
}

function factsOf(row: ThreadRow, { people, colleagues, calendar }: DeskFacts) {
  const { member_id, waiting_since, assigned_to } = row;
  const found = people.get(member_id);
  return {
    member: { member_id, name: found?.name ?? '', email: found?.email ?? '', lang: found?.lang ?? 'en' },
    state: threadState(row),
    due_at: waiting_since && answerDueAt(waiting_since, calendar).toISOString(),
    // Conversations of a former staff member count as unassigned.
    assigned: colleagues.find((other) => other.member_id === assigned_to) ?? null,
  };
}
