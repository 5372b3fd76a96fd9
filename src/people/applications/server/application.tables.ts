import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { ApplicationKind, ApplicationState, ApplicationStep, CheckPoint } from '../application.rules.ts';

/** A request to sell through the shop, with the applicant's statements at that time. */
export const application = pgTable(
  'application',
  {
    application_id: serial().primaryKey(),
    member_id: integer().notNull(),
    kind: text().$type<ApplicationKind>().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    portfolio: text().notNull(),
    statement: text().notNull(),
    /** When the shop's answer is due; null while the member has to answer and after the decision. */
    due_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    // One unrejected application per member, even with concurrent requests.
    uniqueIndex('application_member').on(table.member_id).where(sql`${table.state} <> 'rejected'`),
    index('application_of_member').on(table.member_id),
    index('application_queue').on(table.state, table.due_at),
  ],
);

/** The events of an application; rows are only added. */
export const applicationEvent = pgTable(
  'application_event',
  {
    event_id: serial().primaryKey(),
    application_id: integer()
      .notNull()
      .references(() => application.application_id),
    step: text().$type<ApplicationStep>().notNull(),
    /** The state after the event; a gallery's first approval does not change it. */
    state: text().$type<ApplicationState>().notNull(),
    /** The member or a reviewer. */
    actor_id: integer().notNull(),
    reason: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('application_event_application').on(table.application_id)],
);

/** A point that a reviewer has ticked; all reviewers see it. */
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
