import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { AttachmentType, Desk, Side } from '../thread.rules.ts';

/** A conversation of one member with the shop, about an order, a work, an application, or nothing in particular. */
export const thread = pgTable(
  'thread',
  {
    thread_id: serial().primaryKey(),
    member_id: integer().notNull(),
    /** Empty in a thread of an application: pages then name it. */
    subject: text().notNull(),
    order_code: text(),
    item_id: integer(),
    application_id: integer(),
    created_at: moment().notNull().defaultNow(),
    last_at: moment().notNull().defaultNow(),
    last_by: text().$type<Side>().notNull(),
    member_unread: integer().notNull().default(0),
    shop_unread: integer().notNull().default(0),
    /** The desk that answers it. */
    desk: text().$type<Desk>().notNull().default('messages'),
    /** Since when the member has been waiting for an answer; null after the shop answered or closed the conversation. */
    waiting_since: moment(),
    /** When the shop closed it; a member's next message reopens it. */
    closed_at: moment(),
    assigned_to: integer(),
  },
  (table) => [
    index('thread_member').on(table.member_id, table.last_at),
    index('thread_last').on(table.last_at),
    index('thread_waiting')
      .on(table.desk, table.waiting_since, table.thread_id)
      .where(sql`${table.waiting_since} is not null`),
    index('thread_rest').on(table.desk, table.last_at, table.thread_id).where(sql`${table.waiting_since} is null`),
    uniqueIndex('thread_application').on(table.application_id),
    check('thread_about', sql`num_nonnulls(${table.order_code}, ${table.item_id}, ${table.application_id}) <= 1`),
  ],
);

export const message = pgTable(
  'message',
  {
    message_id: serial().primaryKey(),
    thread_id: integer()
      .notNull()
      .references(() => thread.thread_id),
    side: text().$type<Side>().notNull(),
    author_id: integer().notNull(),
    text: text().notNull(),
    /** The author's Idempotency-Key: a retry gets the same message. */
    post_key: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('message_thread').on(table.thread_id, table.message_id),
    uniqueIndex('message_post_key').on(table.author_id, table.post_key),
  ],
);

/** A file of a conversation, stored under its id, which nobody can guess. */
export const attachment = pgTable(
  'attachment',
  {
    attachment_id: text().primaryKey(),
    /** The uploader; after staff sent it, the member who received it, or null for a visitor. */
    member_id: integer(),
    /** Which side sent it: the shop's files do not count towards the member's quota. */
    side: text().$type<Side>().notNull().default('member'),
    /** Null until its message is sent; a file without message and answer is swept after a day. */
    message_id: integer().references(() => message.message_id),
    /** The answer to a visitor's enquiry with which it was sent. */
    answer_id: integer(),
    place: smallint().notNull().default(0),
    /** The sender's name for it; only shown as text. */
    name: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('attachment_member').on(table.member_id),
    index('attachment_message').on(table.message_id),
    index('attachment_answer').on(table.answer_id).where(sql`${table.answer_id} is not null`),
    index('attachment_loose')
      .on(table.created_at)
      .where(sql`${table.message_id} is null and ${table.answer_id} is null`),
  ],
);
