import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { ApplicationKind, ApplicationState, ApplicationStep, CheckPoint } from '../application.rules.ts';

/** Somebody asks to sell through the shop, with what they said of themselves at the time. */
export const application = pgTable(
  'application',
  {
    application_id: serial().primaryKey(),
    member_id: integer().notNull(),
    kind: text().$type<ApplicationKind>().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    portfolio: text().notNull(),
    statement: text().notNull(),
    /** When the shop's answer is due; nothing while it is the member's turn, and once it is decided. */
    due_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    // One that was not rejected for each member, whatever happens at once.
    uniqueIndex('application_member').on(table.member_id).where(sql`${table.state} <> 'rejected'`),
    index('application_of_member').on(table.member_id),
    index('application_queue').on(table.state, table.due_at),
  ],
);

/** What happened to an application, only ever added to. */
export const applicationEvent = pgTable(
  'application_event',
  {
    event_id: serial().primaryKey(),
    application_id: integer()
      .notNull()
      .references(() => application.application_id),
    step: text().$type<ApplicationStep>().notNull(),
    /** The state after it; a gallery's first approval leaves it as it was. */
    state: text().$type<ApplicationState>().notNull(),
    /** Who took the step: the member, or a reviewer. */
    actor_id: integer().notNull(),
    reason: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('application_event_application').on(table.application_id)],
);

/** A point of the checklist that a reviewer has looked at; all reviewers see it. */
export const applicationCheck = pgTable(
  'application_check',
  {
    application_id: integer()
      .notNull()
      .references(() => application.application_id),
    point: text().$type<CheckPoint>().notNull(),
    checked_by: integer().notNull(),
    checked_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.point] })],
);
