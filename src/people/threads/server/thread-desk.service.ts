import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { membersMatching } from '#people/members/server/find-members.service.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';
import type { DeskOwner } from '#shared/desk-owner.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { ThreadState } from '../thread.rules.ts';
import { thread } from './thread.tables.ts';
import type { ThreadRow } from './thread-post.service.ts';

const PAGE = 20;

/** The filters of the messages' desk. */
interface ThreadsWanted {
  state: ThreadState;
  who: DeskOwner;
  keyword?: string | undefined;
  /** The cursor of the previous page. */
  after?: string | undefined;
}

const STATES: Record<ThreadState, SQL | undefined> = {
  waiting: isNotNull(thread.waiting_since),
  answered: and(isNull(thread.waiting_since), isNull(thread.closed_at)),
  closed: and(isNull(thread.waiting_since), isNotNull(thread.closed_at)),
};

/**
 * A page of the desk: longest waiting first, otherwise the latest message first. Pages begin after a conversation, not at
 * an offset; the cursor has microseconds, which a `Date` would cut.
 */
export async function deskPage(db: Db, wanted: ThreadsWanted, staffId: number) {
  const rows = await deskRows(db, wanted, staffId);
  const shown = rows.slice(0, PAGE).map(({ row }) => row);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return { rows: shown, next: last ? `${last.at}~${last.row.thread_id}` : null };
}

/** The rows of a page and one more: the bare query, so that a test can check its plan. */
export function deskRows(db: Db, wanted: ThreadsWanted, staffId: number) {
  const { thread_id } = thread;
  const isWaiting = wanted.state === 'waiting';
  const moment = isWaiting ? thread.waiting_since : thread.last_at;
  const [at, id] = wanted.after?.split('~').map(Number) ?? [];
  const place = sql`(timestamptz 'epoch' + ${at ?? 0}::float8 * interval '1 microsecond', ${id ?? 0}::int)`;
  const beyond = isWaiting ? sql`(${moment}, ${thread_id}) > ${place}` : sql`(${moment}, ${thread_id}) < ${place}`;
  return db
    .select({ row: thread, at: sql<string>`(extract(epoch from ${moment}) * 1000000)::int8::text` })
    .from(thread)
    .where(and(STATES[wanted.state], ownedBy(db, wanted, staffId), wanted.after ? beyond : undefined))
    .orderBy(...(isWaiting ? [asc(moment), asc(thread_id)] : [desc(moment), desc(thread_id)]))
    .limit(PAGE + 1);
}

/** How many there are in each state under these filters, counted up to one beyond `MOST_COUNTED`. */
export async function countDesk(db: Db, wanted: Omit<ThreadsWanted, 'state'>, staffId: number) {
  const counted = (state: ThreadState) => {
    const some = threadsUpTo(db, { ...wanted, state }, staffId).as(state);
    return db.select({ count: count() }).from(some);
  };
  const { rows } = await db.execute<Record<ThreadState, number>>(
    sql`select ${counted('waiting')}::int as waiting, ${counted('answered')}::int as answered, ${counted('closed')}::int as closed`,
  );
  return rows[0] ?? { waiting: 0, answered: 0, closed: 0 };
}

/** The threads of a state up to the limit: the bare query, so that a test can check its plan. */
function threadsUpTo(db: Db, wanted: ThreadsWanted, staffId: number) {
  return db
    .select({ thread_id: thread.thread_id })
    .from(thread)
    .where(and(STATES[wanted.state], ownedBy(db, wanted, staffId)))
    .limit(MOST_COUNTED + 1);
}

/** How many members are waiting for an answer, and since when the first of them. */
export async function messagesWaiting(db: Db): Promise<{ count: number; first: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      first: sql<Date | null>`min(${thread.waiting_since})`.mapWith(thread.waiting_since),
    })
    .from(thread)
    .where(and(eq(thread.desk, 'messages'), STATES.waiting));
  return { count: row?.count ?? 0, first: row?.first ?? null };
}

/** Since when members have been waiting for an answer, longest first. */
export async function waitingSince(db: Db, limit: number): Promise<Date[]> {
  const rows = await db
    .select({ since: thread.waiting_since })
    .from(thread)
    .where(and(eq(thread.desk, 'messages'), STATES.waiting))
    .orderBy(asc(thread.waiting_since), asc(thread.thread_id))
    .limit(limit);
  return rows.flatMap(({ since }) => since ?? []);
}

/** A member's latest conversations at any desk. */
export function latestThreadsOf(db: Db, memberId: number, limit: number): Promise<ThreadRow[]> {
  return db
    .select()
    .from(thread)
    .where(eq(thread.member_id, memberId))
    .orderBy(desc(thread.last_at), desc(thread.thread_id))
    .limit(limit);
}

/** Locks a conversation that staff are about to change. */
export async function lockThread(tx: Db, threadId: number): Promise<ThreadRow> {
  const [row] = await tx.select().from(thread).where(eq(thread.thread_id, threadId)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Assigns a conversation to a member of staff, or to nobody. */
export async function assignTo(tx: Db, threadId: number, to: number | null): Promise<void> {
  await tx.update(thread).set({ assigned_to: to }).where(eq(thread.thread_id, threadId));
}

/** Closes a conversation, so that no answer is due, or reopens it. */
export async function closeThread(tx: Db, threadId: number, closed: boolean): Promise<void> {
  const { last_by, last_at } = thread;
  await tx
    .update(thread)
    .set({
      closed_at: closed ? sql`now()` : null,
      // After reopening, the waiting time counts from the member's last message.
      waiting_since: closed ? null : sql`case when ${last_by} = 'member' then ${last_at} end`,
    })
    .where(eq(thread.thread_id, threadId));
}

function ownedBy(db: Db, { who, keyword }: Omit<ThreadsWanted, 'state'>, staffId: number): SQL | undefined {
  const own = { all: undefined, mine: eq(thread.assigned_to, staffId), unassigned: isNull(thread.assigned_to) };
  return and(
    eq(thread.desk, 'messages'),
    own[who],
    keyword ? inArray(thread.member_id, membersMatching(db, keyword)) : undefined,
  );
}
