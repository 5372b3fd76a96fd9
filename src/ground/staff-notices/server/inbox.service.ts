import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { NoticeKind, NoticeText } from '../notice.rules.ts';
import { staffInbox, staffNotice } from './notice.tables.ts';

/** The bell shows at most this number; counting stops there. */
export const MOST_COUNTED = 100;
const KEPT = sql`interval '60 days'`;
const REMOVED_AT_ONCE = 10_000;

export type NoticeRow = typeof staffNotice.$inferSelect;
export type InboxLine = typeof staffInbox.$inferInsert;

/** The next notices that nobody has in the inbox yet, locked; other workers skip them. */
export function lockNewNotices(tx: Db, limit: number): Promise<NoticeRow[]> {
  return tx
    .select()
    .from(staffNotice)
    .where(isNull(staffNotice.shared_at))
    .orderBy(asc(staffNotice.notice_id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Puts locked notices into inboxes and marks them as shared. */
export async function shareNotices(tx: Db, ids: readonly number[], lines: readonly InboxLine[]): Promise<void> {
  if (lines.length > 0)
    await tx
      .insert(staffInbox)
      .values([...lines])
      .onConflictDoNothing();
  await tx
    .update(staffNotice)
    .set({ shared_at: sql`now()` })
    .where(inArray(staffNotice.notice_id, [...ids]));
}

/** The people with due notices, the longest overdue first. */
export async function peopleWithDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ member_id: staffInbox.member_id })
    .from(staffInbox)
    .where(lte(staffInbox.due_at, now))
    .groupBy(staffInbox.member_id)
    .orderBy(sql`min(${staffInbox.due_at})`)
    .limit(limit);
  return rows.map(({ member_id }) => member_id);
}

export interface DueLine extends NoticeText {
  notice_id: number;
  pace: InboxLine['pace'];
  due_at: Date;
  created_at: Date;
  handled: boolean;
}

/** Everything unsent of one person, locked, the oldest first. Empty while another worker has it. */
export async function lockUnsent(tx: Db, memberId: number, limit: number): Promise<DueLine[]> {
  const unsent = await tx
    .select({ notice_id: staffInbox.notice_id, pace: staffInbox.pace, due_at: staffInbox.due_at })
    .from(staffInbox)
    .where(and(eq(staffInbox.member_id, memberId), isNotNull(staffInbox.due_at)))
    .orderBy(asc(staffInbox.notice_id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const notices = await noticesOf(
    tx,
    unsent.map(({ notice_id }) => notice_id),
  );
  return unsent.flatMap(({ due_at, ...line }) => {
    const notice = notices.get(line.notice_id);
    if (!notice || !due_at) return [];
    const { kind, subject, facts, created_at, handled_at } = notice;
    return { ...line, due_at, kind, subject, facts, created_at, handled: handled_at !== null };
  });
}

/** Marks lines as sent; or postpones them. */
export async function setDue(tx: Db, memberId: number, ids: readonly number[], due_at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(staffInbox)
    .set({ due_at })
    .where(and(eq(staffInbox.member_id, memberId), inArray(staffInbox.notice_id, [...ids])));
}

/** Gives the unsent lines of these kinds another pace and time; null removes them from what is to be sent. */
export async function setPace(
  tx: Db,
  memberId: number,
  kinds: readonly NoticeKind[],
  to: { pace: InboxLine['pace']; due_at: Date } | null,
): Promise<void> {
  if (kinds.length === 0) return;
  const isOf = sql`exists (select 1 from ${staffNotice} where ${staffNotice.notice_id} = ${staffInbox.notice_id}
    and ${inArray(staffNotice.kind, [...kinds])})`;
  await tx
    .update(staffInbox)
    .set(to ?? { due_at: null })
    .where(and(eq(staffInbox.member_id, memberId), isNotNull(staffInbox.due_at), isOf));
}

const isOpen = (memberId: number, kinds: readonly NoticeKind[]): SQL | undefined =>
  and(
    eq(staffInbox.member_id, memberId),
    isNull(staffInbox.read_at),
    isNull(staffNotice.handled_at),
    inArray(staffNotice.kind, [...kinds]),
  );

/** How many unread notices nobody has handled, up to `MOST_COUNTED`. */
export async function countUnread(db: Db, memberId: number, kinds: readonly NoticeKind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const few = db
    .select({ one: sql<number>`1`.as('one') })
    .from(staffInbox)
    .innerJoin(staffNotice, eq(staffNotice.notice_id, staffInbox.notice_id))
    .where(isOpen(memberId, kinds))
    .limit(MOST_COUNTED)
    .as('few');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(few);
  return row?.count ?? 0;
}

/** A page of a person's notices, the latest first. */
export function listInbox(
  db: Db,
  memberId: number,
  { kinds, before, limit }: { kinds: readonly NoticeKind[]; before?: number | undefined; limit: number },
) {
  const { notice_id, kind, subject, facts, created_at, handled_at, handled_by } = staffNotice;
  return db
    .select({ notice_id, kind, subject, facts, created_at, handled_at, handled_by, read_at: staffInbox.read_at })
    .from(staffInbox)
    .innerJoin(staffNotice, eq(staffNotice.notice_id, staffInbox.notice_id))
    .where(
      and(
        eq(staffInbox.member_id, memberId),
        before === undefined ? undefined : lt(staffInbox.notice_id, before),
        inArray(kind, [...kinds]),
      ),
    )
    .orderBy(desc(staffInbox.notice_id))
    .limit(limit);
}

/** Marks some notices as read, or everything up to the latest one that the person has seen. */
export async function markRead(
  db: Db,
  memberId: number,
  which: { ids: readonly number[] } | { upto: number },
): Promise<void> {
  const some = 'ids' in which ? inArray(staffInbox.notice_id, [...which.ids]) : lte(staffInbox.notice_id, which.upto);
  await db
    .update(staffInbox)
    .set({ read_at: sql`now()` })
    .where(and(eq(staffInbox.member_id, memberId), isNull(staffInbox.read_at), some));
}

/** Deletes a person's inbox, because they leave. */
export async function deleteInbox(tx: Db, memberId: number): Promise<void> {
  await tx.delete(staffInbox).where(eq(staffInbox.member_id, memberId));
}

/** Deletes notices after 60 days, with their lines in the inboxes. */
export async function dropOldNotices(db: Db): Promise<void> {
  await db.execute(sql`delete from staff_notice where notice_id in (select notice_id from staff_notice
    where created_at < now() - ${KEPT} order by created_at limit ${REMOVED_AT_ONCE})`);
}

async function noticesOf(db: Db, ids: readonly number[]): Promise<Map<number, NoticeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(staffNotice)
    .where(inArray(staffNotice.notice_id, [...ids]));
  return new Map(rows.map((row) => [row.notice_id, row]));
}
