import { isOwnOrder } from '#buying/orders/server/order.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { markRecorded, recordChange } from '#ground/audit/server/audit.service.ts';
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

/** A member begins a conversation. Sent again with the same key it is the same conversation. */
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
      return postInApplicationThread(tx, { application_id, member_id }, said);
    }
    if (item_id !== undefined && (await workSummaries(tx, lang, [item_id])).length === 0)
      throw new Refusal('not_found');
    if (order_code !== undefined && !(await isOwnOrder(tx, member_id, order_code))) throw new Refusal('not_found');
    const about = { order_code: order_code ?? null, item_id: item_id ?? null };
    return postMessage(tx, await openThread(tx, { member_id, subject, ...about }), said);
  });
}

/** A member says something in a conversation of theirs; another's is not found. */
export async function replyToThread(db: Db, { member_id }: SignedIn, threadId: number, form: ReplyForm, key?: string) {
  await requireWithinLimit(db, { limit: 'message', who: String(member_id) });
  const said = { side: 'member', author_id: member_id, post_key: key, ...form } as const;
  return inTransaction(db, async (tx): Promise<Posted> => {
    const { application_id } = await requireOwnThread(tx, member_id, threadId);
    const posted = await postedBefore(tx, said);
    if (posted) return inThread(posted, threadId);
    // The application before the thread, as reviewers lock them, or two who write at once would wait for each other.
    if (application_id !== null) await noteAnswer(tx, member_id, application_id, form.text);
    return postMessage(tx, threadId, said);
  });
}

/**
 * Somebody of the shop answers; the member is told by mail, in their language. Whoever says what they had seen last is refused
 * when something was written meanwhile, so that two of the staff never answer the same.
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

/** A key that was used in one conversation says nothing in another. */
function inThread(posted: Posted, threadId: number): Posted {
  if (posted.thread_id !== threadId) throw new Refusal('conflict');
  return posted;
}
