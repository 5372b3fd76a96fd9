import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { MessageEntry } from '../thread.contract.ts';
import { attachment, message, thread } from './thread.tables.ts';
import { withAttachments } from './thread-read.service.ts';

/** All messages of a member and the shop, for the member's export. */
export async function exportMessages(db: Db, memberId: number): Promise<{ subject: string; list: MessageEntry[] }[]> {
  const threads = await db.select().from(thread).where(eq(thread.member_id, memberId)).orderBy(thread.thread_id);
  const own = db.select({ id: thread.thread_id }).from(thread).where(eq(thread.member_id, memberId));
  const rows = await db.select().from(message).where(inArray(message.thread_id, own)).orderBy(message.message_id);
  const entries = await withAttachments(db, rows);
  const byThread = Map.groupBy(entries, (_entry, at) => rows[at]?.thread_id);
  return threads.map(({ thread_id, subject }) => ({ subject, list: byThread.get(thread_id) ?? [] }));
}

/** Deletes a leaving member's messages. Their files are detached and swept within a day. */
export async function deleteMessagesOf(tx: Db, memberId: number): Promise<void> {
  const own = tx.select({ id: thread.thread_id }).from(thread).where(eq(thread.member_id, memberId));
  await tx.update(attachment).set({ message_id: null, name: '' }).where(eq(attachment.member_id, memberId));
  await tx.delete(message).where(inArray(message.thread_id, own));
  await tx.delete(thread).where(eq(thread.member_id, memberId));
}
