import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { AttachmentEntry, MessageEntry, ThreadDetail, ThreadEntry } from '../thread.contract.ts';
import type { Side } from '../thread.rules.ts';
import { attachment, message, thread } from './thread.tables.ts';
import type { ThreadRow } from './thread-post.service.ts';

const THREADS_PAGE = 20;
const MESSAGES_PAGE = 50;
const EXCERPT = 160;

interface ThreadsPage {
  list: (ThreadEntry & { member_id: number })[];
  total: number;
  page: number;
  pages: number;
}

/** Conversations as one side sees them: unread first, then the latest. */
async function listThreads(
  db: Db,
  lang: Lang,
  { side, which, page }: { side: Side; which: SQL; page: number },
): Promise<ThreadsPage> {
  const unread = side === 'member' ? thread.member_unread : thread.shop_unread;
  const [counted] = await db.select({ total: count() }).from(thread).where(which);
  const rows = await db
    .select()
    .from(thread)
    .where(which)
    .orderBy(desc(gt(unread, 0)), desc(thread.last_at), desc(thread.thread_id))
    .limit(THREADS_PAGE)
    .offset((page - 1) * THREADS_PAGE);
  const list = await entriesOf(db, lang, rows, side);
  const total = counted?.total ?? 0;
  return { list, total, page, pages: Math.max(1, Math.ceil(total / THREADS_PAGE)) };
}

export async function entriesOf(
  db: Db,
  lang: Lang,
  rows: readonly ThreadRow[],
  side: Side,
): Promise<ThreadsPage['list']> {
  const excerpts = await excerptsOf(
    db,
    rows.map(({ thread_id }) => thread_id),
  );
  const titles = await titlesOf(db, lang, rows);
  return rows.map((row) => ({
    ...viewOf(row, titles),
    member_id: row.member_id,
    last_by: row.last_by,
    unread: side === 'member' ? row.member_unread : row.shop_unread,
    excerpt: excerpts.get(row.thread_id) ?? '',
  }));
}

export function ownThreads(db: Db, lang: Lang, memberId: number, page: number): Promise<ThreadsPage> {
  return listThreads(db, lang, { side: 'member', which: eq(thread.member_id, memberId), page });
}

/** How many of the shop's messages a member has not read. */
export async function countUnread(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${thread.member_unread}), 0)::int` })
    .from(thread)
    .where(eq(thread.member_id, memberId));
  return row?.unread ?? 0;
}

/** Reads a conversation and marks it as read by that side. Without `memberId`, staff read it. */
export async function readThread(
  db: Db,
  lang: Lang,
  threadId: number,
  { memberId, before }: { memberId?: number; before?: number | undefined },
): Promise<ThreadDetail & { member_id: number }> {
  const own = memberId === undefined ? undefined : eq(thread.member_id, memberId);
  const [row] = await db
    .update(thread)
    .set(memberId === undefined ? { shop_unread: 0 } : { member_unread: 0 })
    .where(and(eq(thread.thread_id, threadId), own))
    .returning();
  if (!row) throw new Refusal('not_found');
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.thread_id, threadId), before === undefined ? undefined : lt(message.message_id, before)))
    .orderBy(desc(message.message_id))
    .limit(MESSAGES_PAGE + 1);
  const has_earlier = rows.length > MESSAGES_PAGE;
  const shown = rows.slice(0, MESSAGES_PAGE).reverse();
  const view = viewOf(row, await titlesOf(db, lang, [row]));
  return { ...view, member_id: row.member_id, list: await withAttachments(db, shown), has_earlier };
}

/** The conversations in which a member is waiting for an answer and since when, as a subquery. */
export function threadsWaiting(db: Db) {
  const { thread_id, waiting_since } = thread;
  return db.select({ thread_id, waiting_since }).from(thread).where(isNotNull(waiting_since)).as('waiting');
}

export async function latestMessage(tx: Db, threadId: number): Promise<number> {
  const [row] = await tx
    .select({ message_id: message.message_id })
    .from(message)
    .where(eq(message.thread_id, threadId))
    .orderBy(desc(message.message_id))
    .limit(1);
  return row?.message_id ?? 0;
}

export async function readMessage(db: Db, messageId: number): Promise<MessageEntry> {
  const rows = await db.select().from(message).where(eq(message.message_id, messageId));
  const [entry] = await withAttachments(db, rows);
  if (!entry) throw new Error('a message was posted but cannot be read');
  return entry;
}

export async function withAttachments(db: Db, rows: readonly (typeof message.$inferSelect)[]): Promise<MessageEntry[]> {
  const ids = rows.map(({ message_id }) => message_id);
  const files =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(attachment)
          .where(inArray(attachment.message_id, ids))
          .orderBy(asc(attachment.message_id), asc(attachment.place));
  const filesOf = Map.groupBy(files, ({ message_id }) => message_id);
  return rows.map(({ message_id, side, text, created_at }) => ({
    message_id,
    side,
    text,
    created_at: created_at.toISOString(),
    attachments: (filesOf.get(message_id) ?? []).map(fileEntry),
  }));
}

export function fileEntry(row: typeof attachment.$inferSelect): AttachmentEntry {
  const { attachment_id, name, type, size, width, height } = row;
  return { attachment_id, name, type, size, width, height };
}

function viewOf(row: ThreadRow, titles: ReadonlyMap<number, string>) {
  const { thread_id, subject, order_code, item_id, application_id, last_at } = row;
  // A hidden work has no title; the conversation about it stays.
  const item = item_id === null ? null : { item_id, title: titles.get(item_id) ?? '' };
  return { thread_id, subject, order_code, item, application_id, last_at: last_at.toISOString() };
}

async function titlesOf(db: Db, lang: Lang, rows: readonly ThreadRow[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ item_id }) => item_id ?? []);
  const cards = ids.length === 0 ? [] : await workSummaries(db, lang, [...new Set(ids)]);
  return new Map(cards.map(({ item_id, title }) => [item_id, title]));
}

async function excerptsOf(db: Db, threadIds: readonly number[]): Promise<Map<number, string>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([message.thread_id], {
      thread_id: message.thread_id,
      excerpt: sql<string>`left(${message.text}, ${EXCERPT})`,
    })
    .from(message)
    .where(inArray(message.thread_id, [...threadIds]))
    .orderBy(message.thread_id, desc(message.message_id));
  return new Map(rows.map(({ thread_id, excerpt }) => [thread_id, excerpt]));
}

/** Any member's conversation; refused if it does not exist. */
export async function requireThread(db: Db, threadId: number): Promise<ThreadRow> {
  const [row] = await db.select().from(thread).where(eq(thread.thread_id, threadId));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** A member's own conversation; another's is refused as if it did not exist. */
export async function requireOwnThread(db: Db, memberId: number, threadId: number): Promise<ThreadRow> {
  const row = await requireThread(db, threadId);
  if (row.member_id !== memberId) throw new Refusal('not_found');
  return row;
}
