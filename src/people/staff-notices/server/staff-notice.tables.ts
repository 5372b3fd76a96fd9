import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import type { Channel, Choices } from '../choice.rules.ts';

/** How a staff member wants to be notified; without a row, as is standard for their role. */
export const staffNoticeChoice = pgTable('staff_notice_choice', {
  member_id: integer().primaryKey(),
  kinds: jsonb().$type<Choices['kinds']>().notNull(),
  channel: text().$type<Channel>().notNull(),
  digest_hour: integer().notNull(),
  quiet_from: integer(),
  quiet_to: integer(),
  version: integer().notNull().default(1),
});

/** LINE messages to send; each is written in the transaction that takes its notices from the inbox. */
export const linePush = pgTable(
  'line_push',
  {
    /** Also the retry key: LINE accepts a message with the same key once within 24 hours. */
    push_id: uuid().primaryKey().defaultRandom(),
    member_id: integer().notNull(),
    /** Emptied once it is sent. */
    data: jsonb().$type<NoticeSummary | null>(),
    status: text().$type<'queued' | 'sent' | 'dead'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Counts the leases; a worker with an older number has lost the message. */
    lease: integer().notNull().default(0),
    due_at: moment().notNull().defaultNow(),
    problem: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('line_push_due').on(table.due_at).where(sql`${table.status} = 'queued'`),
    index('line_push_member').on(table.member_id),
    index('line_push_created').on(table.created_at),
  ],
);
