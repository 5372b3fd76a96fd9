import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireOwnApplication } from '#features/applications/server/application-read.service.ts';
import { noteAnswer } from '#features/applications/server/application-step.service.ts';
import { itemCards } from '#features/catalog/server/catalog.service.ts';
import { queueMail } from '#features/mail/server/mail.service.ts';
import { readReaders } from '#features/members/server/reader.service.ts';
import { isOwnOrder } from '#features/orders/server/order.service.ts';
import { type Limit, requireTurn } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { MessageEntry, NewMessageForm, ReplyForm } from '../message.contract.ts';
import { attachment, message, thread } from './message.tables.ts';
import { openThread, type Posted, postedBefore, postInApplicationThread, postMessage } from './thread-post.service.ts';
import { withAttachments } from './thread-read.service.ts';

const THREADS: Limit = { name: 'message_thread', most: 10, seconds: 3_600 };
const MESSAGES: Limit = { name: 'message', most: 40, seconds: 3_600 };

/** A member begins a conversation. Sent again with the same key it is the same conversation. */
export async function beginThread(db: Db, { member_id, lang }: SignedIn, form: NewMessageForm, key?: string) {
  await requireTurn(db, { limit: THREADS, who: String(member_id) });
  const { subject, text, attachments, order_code, item_id, application_id } = form;
  const said = { side: 'member', author_id: member_id, text, post_key: key, attachments } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const held = await postedBefore(tx, said);
    if (held) return held;
    if (application_id !== undefined) {
      await requireOwnApplication(tx, member_id, application_id);
      await noteAnswer(tx, member_id, application_id, text);
      return postInApplicationThread(tx, { application_id, member_id }, said);
    }
    if (item_id !== undefined && (await itemCards(tx, lang, [item_id])).length === 0) throw new Refusal('not_found');
    if (order_code !== undefined && !(await isOwnOrder(tx, member_id, order_code))) throw new Refusal('not_found');
    const about = { order_code: order_code ?? null, item_id: item_id ?? null };
    return postMessage(tx, await openThread(tx, { member_id, subject, ...about }), said);
  });
}

/** A member says something in a conversation of theirs; another's is not found. */
export async function replyToThread(db: Db, { member_id }: SignedIn, threadId: number, form: ReplyForm, key?: string) {
  await requireTurn(db, { limit: MESSAGES, who: String(member_id) });
  const said = { side: 'member', author_id: member_id, post_key: key, ...form } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const [held] = await tx
      .select({ application_id: thread.application_id })
      .from(thread)
      .where(and(eq(thread.thread_id, threadId), eq(thread.member_id, member_id)));
    if (!held) throw new Refusal('not_found');
    const posted = await postedBefore(tx, said);
    if (posted) return inThread(posted, threadId);
    // The application before the thread, as reviewers lock them, or two who write at once would wait for each other.
    if (held.application_id !== null) await noteAnswer(tx, member_id, held.application_id, form.text);
    return postMessage(tx, threadId, said);
  });
}

/** Somebody of the shop answers; the member is told by mail, in their language. */
export async function answerThread(db: Db, staff: SignedIn, threadId: number, text: string, key?: string) {
  const said = { side: 'shop', author_id: staff.member_id, text, post_key: key } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const before = await postedBefore(tx, said);
    if (before) return inThread(before, threadId);
    const posted = await postMessage(tx, threadId, said);
    const [held] = await tx.select().from(thread).where(eq(thread.thread_id, threadId));
    const reader = held && (await readReaders(tx, [held.member_id])).get(held.member_id);
    if (reader) {
      const { name, email: to, lang } = reader;
      const data = { name, subject: held.subject, text, path: `/account/message/${threadId}` };
      await queueMail(tx, { to, lang, kind: 'message_answered', data });
    }
    return posted;
  });
}

/** Everything a member and the shop wrote to each other, for the member's export. */
export async function exportMessages(db: Db, memberId: number): Promise<{ subject: string; list: MessageEntry[] }[]> {
  const threads = await db.select().from(thread).where(eq(thread.member_id, memberId)).orderBy(thread.thread_id);
  const own = db.select({ id: thread.thread_id }).from(thread).where(eq(thread.member_id, memberId));
  const rows = await db.select().from(message).where(inArray(message.thread_id, own)).orderBy(message.message_id);
  const entries = await withAttachments(db, rows);
  const byThread = Map.groupBy(entries, (_entry, at) => rows[at]?.thread_id);
  return threads.map(({ thread_id, subject }) => ({ subject, list: byThread.get(thread_id) ?? [] }));
}

/** Forgets what a member wrote, because they leave. Their files lose their message here and are swept within a day. */
export async function forgetMessages(tx: Db, memberId: number): Promise<void> {
  const own = tx.select({ id: thread.thread_id }).from(thread).where(eq(thread.member_id, memberId));
  await tx.update(attachment).set({ message_id: null, name: '' }).where(eq(attachment.member_id, memberId));
  await tx.delete(message).where(inArray(message.thread_id, own));
  await tx.delete(thread).where(eq(thread.member_id, memberId));
}

/** A key that was used in one conversation says nothing in another. */
function inThread(posted: Posted, threadId: number): Posted {
  if (posted.thread_id !== threadId) throw new Refusal('conflict');
  return posted;
}
