import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { Refusal } from '#shared/errors.ts';
import type { Side } from '../thread.rules.ts';
import { attachFiles } from './attach-files.service.ts';
import { message, thread } from './thread.tables.ts';

export type ThreadRow = typeof thread.$inferSelect;

export interface NewMessage {
  side: Side;
  author_id: number;
  text: string;
  /** The author's Idempotency-Key, if they sent one. */
  post_key?: string | undefined;
  attachments?: readonly string[] | undefined;
  /** Default: now. Imports set a past time. */
  at?: Date | undefined;
}

export interface Posted {
  thread_id: number;
  message_id: number;
  /** The same key was used before, and nothing has changed. */
  again?: true;
}

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

/** Posts a message: the other side has one more unread message. */
export async function postMessage(tx: Db, threadId: number, said: NewMessage): Promise<Posted> {
  const { side, author_id, text, post_key, attachments = [], at } = said;
  const isMember = side === 'member';
  const [updated] = await tx
    .update(thread)
    .set({
      last_at: at ?? sql`now()`,
      last_by: side,
      // The author of an answer has read all earlier messages.
      member_unread: isMember ? 0 : sql`${thread.member_unread} + 1`,
      shop_unread: isMember ? sql`${thread.shop_unread} + 1` : 0,
      // A member who writes again has been waiting since the first message.
      waiting_since: isMember ? sql`coalesce(${thread.waiting_since}, ${at ?? sql`now()`})` : null,
      // Every message of a member reopens the conversation.
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
  // The shop's files then belong to the member, who may open them, but do not count towards their quota.
  const attachedTo = { message_id: posted.message_id, side, member_id: updated.member_id };
  await attachFiles(tx, author_id, attachments, attachedTo);
  return { thread_id: threadId, message_id: posted.message_id };
}

/** The message posted with this key before; the key is locked until the transaction ends. */
export async function postedBefore(tx: Db, { author_id, post_key, text }: NewMessage): Promise<Posted | undefined> {
  if (!post_key) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message ${author_id} ${post_key}`}, 0))`);
  const [earlier] = await tx
    .select()
    .from(message)
    .where(and(eq(message.author_id, author_id), eq(message.post_key, post_key)));
  if (earlier && earlier.text !== text) throw new Refusal('conflict');
  return earlier && { thread_id: earlier.thread_id, message_id: earlier.message_id, again: true };
}

export async function findApplicationThread(db: Db, applicationId: number): Promise<number | null> {
  const [row] = await db
    .select({ thread_id: thread.thread_id })
    .from(thread)
    .where(eq(thread.application_id, applicationId));
  return row?.thread_id ?? null;
}

/** Posts in the application's one conversation. The caller has locked the application. */
export async function postInApplicationThread(
  tx: Db,
  { application_id, member_id }: { application_id: number; member_id: number },
  said: NewMessage,
): Promise<Posted> {
  const existing = await findApplicationThread(tx, application_id);
  const opened = existing ?? (await openThread(tx, { member_id, application_id, subject: '', desk: 'applications' }));
  return postMessage(tx, opened, said);
}
