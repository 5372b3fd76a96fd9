import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { RequestChannel, RequestKind, RequestState } from '../data-request.rules.ts';

/** Staff notes about a member; deleted when the member leaves. */
export const memberNote = pgTable(
  'member_note',
  {
    note_id: serial().primaryKey(),
    member_id: integer().notNull(),
    /** The staff member who wrote it last. */
    author_id: integer().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: moment().notNull().defaultNow(),
    edited_at: moment(),
    /** A removed note stays for a while, so that removal can be undone. */
    deleted_at: moment(),
  },
  (table) => [index('member_note_member').on(table.member_id, table.note_id)],
);

/** A member's request, by mail or telephone, for a copy of their data or its deletion. The row stays as proof. */
export const dataRequest = pgTable(
  'data_request',
  {
    request_id: serial().primaryKey(),
    member_id: integer().notNull(),
    kind: text().$type<RequestKind>().notNull(),
    channel: text().$type<RequestChannel>().notNull(),
    /** In the shop's time zone. */
    received_on: date({ mode: 'string' }).notNull(),
    due_at: moment().notNull(),
    /** Written by staff; emptied when the member leaves. */
    note: text().notNull(),
    state: text().$type<RequestState>().notNull().default('open'),
    registered_by: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** The staff member who carried out or withdrew it; 0 if the member deleted their own account. */
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
