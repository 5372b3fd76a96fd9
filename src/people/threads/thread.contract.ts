import { z } from 'zod';
import { colleague } from '#people/members/assign.contract.ts';
import { DESK_OWNERS } from '#shared/desk-owner.rules.ts';
import { idText, keyword, longText, numberText, required, rowId } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { ATTACHMENT_TYPES, MAX_FILES, THREAD_STATES } from './thread.rules.ts';

const orderCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/);
/** Product: 144 bits, so that an id cannot be guessed; the owner is checked anyway. */
const attachmentId = z.string().regex(/^[\w-]{24}$/);
export const attachmentIds = z.array(attachmentId).max(MAX_FILES).optional();

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

/** A staff message, and the last message they had seen: refused if it is not the latest. */
export const staffReplyForm = z
  .strictObject({ text: longText, attachments: attachmentIds, seen: z.int().min(0).max(LARGEST_ID).optional() })
  .meta({ id: 'StaffReply' });
export type StaffReplyForm = z.infer<typeof staffReplyForm>;

/** A retry with the same key posts nothing (product §1). */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,255}$/)
    .optional()
    .meta({ description: 'Sent again with the same key, a call is not carried out again' }),
});

export const attachmentEntry = z
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
  /** Empty in an application's thread that the shop began. */
  subject: z.string(),
  order_code: z.string().nullable(),
  item: z.object({ item_id: z.int(), title: z.string() }).nullable(),
  application_id: z.int().nullable(),
  last_at: z.string(),
});

const threadEntry = thread
  .extend({
    last_by: side,
    /** Unread messages of the asking side. */
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
const threadDetail = thread
  .extend({
    /** Oldest first. */
    list: z.array(messageEntry),
    has_earlier: z.boolean(),
  })
  .meta({ id: 'Thread' });
export type ThreadDetail = z.infer<typeof threadDetail>;
export const threadReply = successReply(threadDetail.shape).meta({ id: 'ThreadReply' });

/** The posted message and its thread. */
export const postedReply = successReply({ thread_id: z.int(), posted: messageEntry }).meta({ id: 'PostedMessage' });

export const unreadReply = successReply({ unread: z.int() }).meta({ id: 'UnreadMessages' });

const correspondent = z.object({ member_id: z.int(), name: z.string(), email: z.string(), lang: z.enum(LANGS) });

/** What only the messages' desk sees of a conversation. */
const deskFacts = {
  member: correspondent,
  state: z.enum(THREAD_STATES),
  /** In service hours; null if nobody is waiting. */
  due_at: z.string().nullable(),
  assigned: colleague.nullable(),
};

export const staffThreadsQuery = z.object({
  state: z.enum(THREAD_STATES).default('waiting'),
  who: z.enum(DESK_OWNERS).default('all'),
  keyword: keyword.optional(),
  /** `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d{1,17}~\d{1,9}$/)
    .optional(),
});
export type StaffThreadsQuery = z.infer<typeof staffThreadsQuery>;

export const staffThreadEntry = threadEntry.extend(deskFacts).meta({ id: 'StaffThreadEntry' });
export type StaffThreadEntry = z.infer<typeof staffThreadEntry>;
export const staffThreadsReply = successReply({
  list: z.array(staffThreadEntry),
  counts: z.object({ waiting: z.int(), answered: z.int(), closed: z.int() }),
  next: z.string().nullable(),
}).meta({ id: 'StaffThreads' });

const staffThread = threadDetail.extend({
  ...deskFacts,
  /** Possible assignees. */
  colleagues: z.array(colleague),
});
export type StaffThread = z.infer<typeof staffThread>;
export const staffThreadReply = successReply(staffThread.shape).meta({ id: 'StaffThread' });

/** `was` is the state that the page showed. */
export const closeRequest = z
  .strictObject({ closed: z.boolean(), was: z.enum(THREAD_STATES) })
  .meta({ id: 'CloseThread' });
export type CloseRequest = z.infer<typeof closeRequest>;

// @chunk account
