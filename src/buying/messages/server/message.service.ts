import { isOwnOrder } from '#buying/orders/server/order.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { markRecorded, recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { requireOwnApplication } from '#people/applications/server/application-read.service.ts';
import { noteAnswer } from '#people/applications/server/application-step.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { lockThread } from '#people/threads/server/thread-desk.service.ts';
import {
  openThread,
  type Posted,
  postedBefore,
  postInApplicationThread,
  postMessage,
} from '#people/threads/server/thread-post.service.ts';
import { latestMessage, requireOwnThread } from '#people/threads/server/thread-read.service.ts';
import type { NewMessageForm, ReplyForm, StaffReplyForm } from '#people/threads/thread.contract.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';

/** A retry with the same key is the same conversation. */
export async function beginThread(db: Db, { member_id, lang }: SignedIn, form: NewMessageForm, key?: string) {
  await requireWithinLimit(db, { limit: 'message_thread', who: String(member_id) });
  const { subject, text, attachments, order_code, item_id, application_id } = form;
  const said = { side: 'member', author_id: member_id, text, post_key: key, attachments } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const before = await postedBefore(tx, said);
    if (before) return before;
    if (application_id !== undefined) {
      await requireOwnApplication(tx, member_id, application_id);
      await noteAnswer(tx, member_id, application_id, text);
      return notifyDesk(tx, await postInApplicationThread(tx, { application_id, member_id }, said), { application_id });
    }
    if (item_id !== undefined && (await workSummaries(tx, lang, [item_id])).length === 0)
      throw new Refusal('not_found');
    if (order_code !== undefined && !(await isOwnOrder(tx, member_id, order_code))) throw new Refusal('not_found');
    const about = { order_code: order_code ?? null, item_id: item_id ?? null };
    return notifyDesk(tx, await postMessage(tx, await openThread(tx, { member_id, subject, ...about }), said), about);
  });
}

/** Another member's conversation is not found. */
export async function replyToThread(db: Db, { member_id }: SignedIn, threadId: number, form: ReplyForm, key?: string) {
  await requireWithinLimit(db, { limit: 'message', who: String(member_id) });
  const said = { side: 'member', author_id: member_id, post_key: key, ...form } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const { application_id, order_code } = await requireOwnThread(tx, member_id, threadId);
    const posted = await postedBefore(tx, said);
    if (posted) return inThread(posted, threadId);
    // Lock the application before the thread, as reviewers do, or concurrent writers would deadlock.
    if (application_id !== null) await noteAnswer(tx, member_id, application_id, form.text);
    return notifyDesk(tx, await postMessage(tx, threadId, said), { application_id, order_code });
  });
}

/** Notifies the desk that answers: reviewers of an application, support of anything else. */
async function notifyDesk(
  tx: Db,
  posted: Posted,
  { application_id, order_code }: { application_id?: number | null; order_code?: string | null },
): Promise<Posted> {
  const { thread_id, message_id: occurrence } = posted;
  if (application_id)
    await raiseNotice(tx, { kind: 'application', subject: application_id, occurrence, facts: { what: 'answered' } });
  else {
    const facts = order_code ? { order: order_code } : {};
    await raiseNotice(tx, { kind: 'message', subject: thread_id, occurrence, facts });
  }
  return posted;
}

/**
 * A staff answer; the member gets a mail in their language. Refuses an author who had not seen the latest message, so that two
 * staff members never answer the same one.
 */
export async function answerThread(db: Db, staff: SignedIn, threadId: number, form: StaffReplyForm, key?: string) {
  const { text, attachments, seen } = form;
  const said = { side: 'shop', author_id: staff.member_id, text, post_key: key, attachments } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const before = await postedBefore(tx, said);
    if (before) {
      markRecorded();
      return inThread(before, threadId);
    }
    const { member_id, subject } = await lockThread(tx, threadId);
    if (seen !== undefined && (await latestMessage(tx, threadId)) !== seen) throw new Refusal('conflict');
    const posted = await postMessage(tx, threadId, said);
    await handleNotices(tx, { kinds: ['message'], subjects: [threadId], by: staff.member_id });
    await recordChange(tx, { staff_id: staff.member_id, subject: 'message', subject_id: threadId, action: 'answer' });
    const reader = (await readReaders(tx, [member_id])).get(member_id);
    if (reader) {
      const { name, email: to, lang } = reader;
      const data = { name, subject, text, path: `/account/message/${threadId}` };
      await queueMail(tx, { to, lang, kind: 'message_answered', data });
    }
    return posted;
  });
}

/** A key used in one conversation does not count in another. */
function inThread(posted: Posted, threadId: number): Posted {
  if (posted.thread_id !== threadId) throw new Refusal('conflict');
  return posted;
}
