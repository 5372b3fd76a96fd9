import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** The connections that staff have entered (decision 59). */
export const shopConnection = pgTable(
  'shop_connection',
  {
    name: text().primaryKey(),
    /** All its values as JSON, encrypted; null after a removal. */
    sealed: text(),
    /** Counts changes and removals; editors send the one they saw. */
    version: integer().notNull(),
    entered_at: moment().notNull().defaultNow(),
    entered_by: integer().notNull(),
  },
  (table) => [check('shop_connection_version', sql`${table.version} > 0`)],
);
