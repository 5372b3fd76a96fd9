import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Phone } from '#shared/fields.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { EnquiryKind } from '../enquiry.rules.ts';
import type { Title } from '../titles.rules.ts';

/** What somebody asked by the contact form. A member's is a conversation too, in which it is answered. */
export const enquiry = pgTable(
  'enquiry',
  {
    enquiry_id: serial().primaryKey(),
    kind: text().$type<EnquiryKind>().notNull(),
    /** In which the sender wants the answer. */
    lang: text().$type<Lang>().notNull(),
    title: text().$type<Title>().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Where a visitor gets the answer; of a member the address at that time. */
    email: text().notNull(),
    phone: jsonb().$type<Phone>().notNull(),
    company_name: text(),
    company_phone: text(),
    contents: text().notNull(),
    member_id: integer(),
    thread_id: integer(),
    /** Who of the staff has taken it up. */
    assigned_to: integer(),
    /** The sender's Idempotency-Key: sent again, it is the same enquiry. */
    post_key: text(),
    created_at: moment().notNull().defaultNow(),
    /** When a visitor was last answered; what a member waits for, the conversation tells. */
    answered_at: moment(),
  },
  (table) => [
    index('enquiry_created').on(table.created_at),
    // Few wait among all that were ever asked.
    index('enquiry_open').on(table.enquiry_id).where(sql`${table.thread_id} is null and ${table.answered_at} is null`),
    index('enquiry_member').on(table.member_id),
    index('enquiry_assigned').on(table.assigned_to, table.enquiry_id),
    uniqueIndex('enquiry_thread').on(table.thread_id),
    uniqueIndex('enquiry_post_key').on(table.email, table.post_key),
  ],
);

/** An answer that is given often, in three languages, for staff to begin with. */
export const cannedAnswer = pgTable('canned_answer', {
  canned_id: serial().primaryKey(),
  title: text().notNull(),
  text: jsonb().$type<Text>().notNull(),
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
  /** A removed one stays for a while, so that removing can be undone. */
  deleted_at: moment(),
});

/** What the shop answered a visitor by mail. */
export const enquiryAnswer = pgTable(
  'enquiry_answer',
  {
    answer_id: serial().primaryKey(),
    enquiry_id: integer()
      .notNull()
      .references(() => enquiry.enquiry_id, { onDelete: 'cascade' }),
    /** Who of the staff wrote it. */
    author_id: integer().notNull(),
    text: text().notNull(),
    /** The author's Idempotency-Key: sent again, it is the same answer. */
    post_key: text(),
    /** Of the secret in the mailed link to its files, and until when the link opens them; nothing without files. */
    files_hash: text(),
    files_until: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('enquiry_answer_enquiry').on(table.enquiry_id, table.answer_id),
    uniqueIndex('enquiry_answer_post_key').on(table.author_id, table.post_key),
    uniqueIndex('enquiry_answer_files').on(table.files_hash),
  ],
);
