import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { NoticeFacts, NoticeKind, Pace } from '../notice.rules.ts';

/** Events for the staff; each is written in the transaction of the decision that causes it. */
export const staffNotice = pgTable(
  'staff_notice',
  {
    notice_id: serial().primaryKey(),
    kind: text().$type<NoticeKind>().notNull(),
    subject: text().notNull(),
    /** Distinguishes repeated events of one subject; the same occurrence is one notice. */
    occurrence: text().notNull().default(''),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** When it was put into the inboxes of its readers. */
    shared_at: moment(),
    handled_at: moment(),
    /** Null if it was not a person: an order that lapsed, a job that runs again. */
    handled_by: integer(),
  },
  (table) => [
    uniqueIndex('staff_notice_once').on(table.kind, table.subject, table.occurrence),
    index('staff_notice_new').on(table.notice_id).where(sql`${table.shared_at} is null`),
    index('staff_notice_created').on(table.created_at),
  ],
);

/** A notice in a person's inbox: what the bell shows, and what is still to be sent. */
export const staffInbox = pgTable(
  'staff_inbox',
  {
    member_id: integer().notNull(),
    notice_id: integer()
      .notNull()
      .references(() => staffNotice.notice_id, { onDelete: 'cascade' }),
    pace: text().$type<Exclude<Pace, 'off'>>().notNull(),
    /** When it is due by mail or LINE; null once it was sent. */
    due_at: moment(),
    read_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.notice_id] }),
    index('staff_inbox_notice').on(table.notice_id),
    index('staff_inbox_unread').on(table.member_id, table.notice_id).where(sql`${table.read_at} is null`),
    index('staff_inbox_due').on(table.due_at, table.member_id).where(sql`${table.due_at} is not null`),
  ],
);
