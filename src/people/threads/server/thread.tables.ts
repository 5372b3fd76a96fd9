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
    /** Empty in a thread that an application began: pages then say what it is about. */
    subject: text().notNull(),
    order_code: text(),
    item_id: integer(),
    application_id: integer(),
    created_at: moment().notNull().defaultNow(),
    last_at: moment().notNull().defaultNow(),
    last_by: text().$type<Side>().notNull(),
    /** Messages that this side has not read yet. */
    member_unread: integer().notNull().default(0),
    shop_unread: integer().notNull().default(0),
    /** Where the shop answers it. */
    desk: text().$type<Desk>().notNull().default('messages'),
    /** Since when the member waits for an answer; nothing once the shop has answered, or closed the conversation. */
    waiting_since: moment(),
    /** When the shop closed it; whatever the member writes opens it again. */
    closed_at: moment(),
    /** Who of the staff has taken it up. */
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
    /** Who wrote it, the member or one of the staff. */
    author_id: integer().notNull(),
    text: text().notNull(),
    /** The author's Idempotency-Key: sent again, it is the same message. */
    post_key: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('message_thread').on(table.thread_id, table.message_id),
    uniqueIndex('message_post_key').on(table.author_id, table.post_key),
  ],
);

/** A file of a conversation. It lies in storage under its id, which nobody can guess. */
export const attachment = pgTable(
  'attachment',
  {
    attachment_id: text().primaryKey(),
    /** Who sent it in; once staff have sent it to a member, that member, and once to a visitor, nobody. */
    member_id: integer(),
    /** Whose of the conversation it is: what the shop sent is not counted as the member's. */
    side: text().$type<Side>().notNull().default('member'),
    /** Nothing while its message has not been sent; what went with neither message nor answer is swept after a day. */
    message_id: integer().references(() => message.message_id),
    /** The answer to a visitor's enquiry that it went with. */
    answer_id: integer(),
    place: smallint().notNull().default(0),
    /** What its sender calls it; only ever shown as text. */
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
