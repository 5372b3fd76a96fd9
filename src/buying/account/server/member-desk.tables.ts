import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { RequestChannel, RequestKind, RequestState } from '../data-request.rules.ts';

/** What staff wrote down about a member, for each other. Gone when the member leaves. */
export const memberNote = pgTable(
  'member_note',
  {
    note_id: serial().primaryKey(),
    member_id: integer().notNull(),
    /** Who of the staff wrote it last. */
    author_id: integer().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: moment().notNull().defaultNow(),
    edited_at: moment(),
    /** A removed one stays for a while, so that removing can be undone. */
    deleted_at: moment(),
  },
  (table) => [index('member_note_member').on(table.member_id, table.note_id)],
);

/** That somebody asked by mail or telephone for a copy of their data, or for its deletion. The row stays as the proof. */
export const dataRequest = pgTable(
  'data_request',
  {
    request_id: serial().primaryKey(),
    member_id: integer().notNull(),
    kind: text().$type<RequestKind>().notNull(),
    channel: text().$type<RequestChannel>().notNull(),
    /** The day on which it came in, on the shop's calendar. */
    received_on: date({ mode: 'string' }).notNull(),
    due_at: moment().notNull(),
    /** What staff know of it; emptied when the member leaves. */
    note: text().notNull(),
    state: text().$type<RequestState>().notNull().default('open'),
    registered_by: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** Who of the staff carried it out or took it back; 0 is the member, who left by themselves. */
    closed_by: integer(),
    closed_at: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('data_request_member').on(table.member_id, table.request_id),
    index('data_request_due').on(table.due_at, table.request_id).where(sql`${table.state} = 'open'`),
    index('data_request_closed').on(table.request_id).where(sql`${table.state} <> 'open'`),
    uniqueIndex('data_request_once').on(table.member_id, table.kind).where(sql`${table.state} = 'open'`),
  ],
);
