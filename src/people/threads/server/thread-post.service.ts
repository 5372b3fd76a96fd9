import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { Refusal } from '#shared/errors.ts';
import type { Side } from '../thread.rules.ts';
import { message, thread } from './thread.tables.ts';
import { tieFiles } from './tie-files.service.ts';

export type ThreadRow = typeof thread.$inferSelect;

export interface Said {
  side: Side;
  author_id: number;
  text: string;
  /** The author's Idempotency-Key, if they sent one. */
  post_key?: string | undefined;
  attachments?: readonly string[] | undefined;
  /** When; now, unless something is told of the past. */
  at?: Date | undefined;
}

export interface Posted {
  thread_id: number;
  message_id: number;
  /** It was sent with the same key before, and nothing has happened now. */
  again?: true;
}

/** Opens a conversation; nothing has been said in it yet. */
export async function openThread(
  tx: Db,
  about: Pick<ThreadRow, 'member_id' | 'subject'> &
    Partial<Pick<ThreadRow, 'order_code' | 'item_id' | 'application_id' | 'desk'>>,
): Promise<number> {
  const opened = await insertOne(
    tx
      .insert(thread)
      .values({ ...about, last_by: 'member' })
      .returning({ thread_id: thread.thread_id }),
  );
  return opened.thread_id;
}

/** Says something in a conversation: the other side has one more message to read. */
export async function postMessage(tx: Db, threadId: number, said: Said): Promise<Posted> {
  const { side, author_id, text, post_key, attachments = [], at } = said;
  const isMember = side === 'member';
  const [updated] = await tx
    .update(thread)
    .set({
      last_at: at ?? sql`now()`,
      last_by: side,
      // Whoever answers has read what was said before.
      member_unread: isMember ? 0 : sql`${thread.member_unread} + 1`,
      shop_unread: isMember ? sql`${thread.shop_unread} + 1` : 0,
      // Whoever writes again has waited since the first time.
      waiting_since: isMember ? sql`coalesce(${thread.waiting_since}, ${at ?? sql`now()`})` : null,
      // Whatever a member writes opens the conversation again.
      ...(isMember && { closed_at: null }),
    })
    .where(eq(thread.thread_id, threadId))
    .returning({ member_id: thread.member_id });
  if (!updated) throw new Refusal('not_found');
  const posted = await insertOne(
    tx
      .insert(message)
      .values({ thread_id: threadId, side, author_id, text, post_key: post_key ?? null, ...(at && { created_at: at }) })
      .returning({ message_id: message.message_id }),
  );
  // What the shop sends is the member's from then on, who may open it, but does not fill their quota.
  const tie = { message_id: posted.message_id, side, member_id: updated.member_id };
  await tieFiles(tx, author_id, attachments, tie);
  return { thread_id: threadId, message_id: posted.message_id };
}

/** What was posted with an author's key before; until the transaction ends nobody else can use the key. */
export async function postedBefore(tx: Db, { author_id, post_key, text }: Said): Promise<Posted | undefined> {
  if (!post_key) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message ${author_id} ${post_key}`}, 0))`);
  const [earlier] = await tx
    .select()
    .from(message)
    .where(and(eq(message.author_id, author_id), eq(message.post_key, post_key)));
  if (earlier && earlier.text !== text) throw new Refusal('conflict');
  return earlier && { thread_id: earlier.thread_id, message_id: earlier.message_id, again: true };
}

/** The conversation about an application, if there is one. */
export async function findApplicationThread(db: Db, applicationId: number): Promise<number | null> {
  const [row] = await db
    .select({ thread_id: thread.thread_id })
    .from(thread)
    .where(eq(thread.application_id, applicationId));
  return row?.thread_id ?? null;
}

/** Says something about an application, in its one conversation. The caller has locked the application. */
export async function postInApplicationThread(
  tx: Db,
  { application_id, member_id }: { application_id: number; member_id: number },
  said: Said,
): Promise<Posted> {
  const existing = await findApplicationThread(tx, application_id);
  const opened = existing ?? (await openThread(tx, { member_id, application_id, subject: '', desk: 'applications' }));
  return postMessage(tx, opened, said);
}
