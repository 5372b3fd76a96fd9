import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Phone } from '#shared/fields.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { EnquiryKind } from '../enquiry.rules.ts';
import type { Title } from '../titles.rules.ts';

/** An enquiry from the contact form. A member's is also a conversation, in which staff answer it. */
export const enquiry = pgTable(
  'enquiry',
  {
    enquiry_id: serial().primaryKey(),
    kind: text().$type<EnquiryKind>().notNull(),
    /** The language of the answer. */
    lang: text().$type<Lang>().notNull(),
    title: text().$type<Title>().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Where a visitor gets the answer; for a member their address at that time. */
    email: text().notNull(),
    phone: jsonb().$type<Phone>().notNull(),
    company_name: text(),
    company_phone: text(),
    contents: text().notNull(),
    member_id: integer(),
    thread_id: integer(),
    assigned_to: integer(),
    /** The sender's Idempotency-Key: a retry is the same enquiry. */
    post_key: text(),
    created_at: moment().notNull().defaultNow(),
    /** When a visitor was last answered; for a member, the conversation has this. */
    answered_at: moment(),
  },
  (table) => [
    index('enquiry_created').on(table.created_at),
    // Few enquiries are open, among all ever sent.
    index('enquiry_open').on(table.enquiry_id).where(sql`${table.thread_id} is null and ${table.answered_at} is null`),
    index('enquiry_member').on(table.member_id),
    index('enquiry_assigned').on(table.assigned_to, table.enquiry_id),
    uniqueIndex('enquiry_thread').on(table.thread_id),
    uniqueIndex('enquiry_post_key').on(table.email, table.post_key),
  ],
);

/** A saved reply in three languages, from which staff start an answer. */
export const cannedAnswer = pgTable('canned_answer', {
  canned_id: serial().primaryKey(),
  title: text().notNull(),
  text: jsonb().$type<Text>().notNull(),
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
  /** A removed reply stays for a while, so that removal can be undone. */
  deleted_at: moment(),
});

/** The shop's mailed answer to a visitor. */
export const enquiryAnswer = pgTable(
  'enquiry_answer',
  {
    answer_id: serial().primaryKey(),
    enquiry_id: integer()
      .notNull()
      .references(() => enquiry.enquiry_id, { onDelete: 'cascade' }),
    /** The staff member who wrote it. */
    author_id: integer().notNull(),
    text: text().notNull(),
    /** The author's Idempotency-Key: a retry is the same answer. */
    post_key: text(),
    /** The hash of the secret in the mailed link, and when the link expires; null without files. */
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
