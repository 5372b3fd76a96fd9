import { z } from 'zod';
import { idText, longText, numberText, required, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { ATTACHMENT_TYPES, MAX_FILES } from './thread.rules.ts';

const orderCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/);
/** Product: 144 bits, so that an id cannot be guessed; whose it is, is checked all the same. */
const attachmentId = z.string().regex(/^[\w-]{24}$/);
const attachmentIds = z.array(attachmentId).max(MAX_FILES).optional();

/** A new conversation, about at most one thing. */
export const newMessageForm = z
  .strictObject({
    subject: required,
    text: longText,
    order_code: orderCode.optional(),
    item_id: rowId.optional(),
    application_id: rowId.optional(),
    attachments: attachmentIds,
  })
  .refine(
    ({ order_code, item_id, application_id }) =>
      [order_code, item_id, application_id].filter((about) => about !== undefined).length <= 1,
  )
  .meta({ id: 'NewMessage' });
export type NewMessageForm = z.infer<typeof newMessageForm>;

export const replyForm = z.strictObject({ text: longText, attachments: attachmentIds }).meta({ id: 'MessageReply' });
export type ReplyForm = z.infer<typeof replyForm>;

/** What staff write. */
export const staffReplyForm = z.strictObject({ text: longText }).meta({ id: 'StaffReply' });

/** Sent again with the same key, a message is not posted again (product §1). */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,255}$/)
    .optional()
    .meta({ description: 'Sent again with the same key, a call is not carried out again' }),
});

const attachmentEntry = z
  .object({
    attachment_id: z.string(),
    name: z.string(),
    type: z.enum(ATTACHMENT_TYPES),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'Attachment' });
export type AttachmentEntry = z.infer<typeof attachmentEntry>;
export const attachmentReply = successReply(attachmentEntry.shape).meta({ id: 'AttachmentReply' });
export const attachmentParam = z.object({ id: attachmentId });
export const applicationFileParam = z.object({ id: idText, file: attachmentId });
export const attachmentQuery = z.object({ name: z.string().min(1).max(1_000) });

const side = z.enum(['member', 'shop']);

export const messageEntry = z
  .object({
    message_id: z.int(),
    side,
    text: z.string(),
    created_at: z.string(),
    attachments: z.array(attachmentEntry),
  })
  .meta({ id: 'Message' });
export type MessageEntry = z.infer<typeof messageEntry>;

const thread = z.object({
  thread_id: z.int(),
  /** Empty where the thread is about an application and the shop began it. */
  subject: z.string(),
  order_code: z.string().nullable(),
  item: z.object({ item_id: z.int(), title: z.string() }).nullable(),
  application_id: z.int().nullable(),
  last_at: z.string(),
});

const threadEntry = thread
  .extend({
    last_by: side,
    /** Messages the asking side has not read. */
    unread: z.int(),
    /** The beginning of the latest message. */
    excerpt: z.string(),
  })
  .meta({ id: 'ThreadEntry' });
export type ThreadEntry = z.infer<typeof threadEntry>;

const pageNumber = numberText(1, 10_000).default(1);
export const threadsQuery = z.object({ page: pageNumber });
const pages = { total: z.int(), page: z.int(), pages: z.int() };
export const threadsReply = successReply({ list: z.array(threadEntry), ...pages }).meta({ id: 'Threads' });

export const threadParam = z.object({ id: idText });
/** The messages before one, for long conversations. */
export const threadQuery = z.object({ before: idText.optional() });
const wholeThread = thread
  .extend({
    /** Oldest first. */
    list: z.array(messageEntry),
    /** Whether there are messages before these. */
    has_earlier: z.boolean(),
  })
  .meta({ id: 'Thread' });
export type WholeThread = z.infer<typeof wholeThread>;
export const threadReply = successReply(wholeThread.shape).meta({ id: 'ThreadReply' });

/** The message as it was posted, and where. */
export const postedReply = successReply({ thread_id: z.int(), posted: messageEntry }).meta({ id: 'PostedMessage' });

export const unreadReply = successReply({ unread: z.int() }).meta({ id: 'UnreadMessages' });

const correspondent = z.object({ member_id: z.int(), name: z.string(), email: z.string() });
export const staffThreadsReply = successReply({
  list: z.array(threadEntry.extend({ member: correspondent })),
  ...pages,
}).meta({ id: 'StaffThreads' });
export const staffThreadReply = successReply({ ...wholeThread.shape, member: correspondent }).meta({
  id: 'StaffThread',
});
