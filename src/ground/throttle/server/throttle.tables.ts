import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** How often something was attempted since `since`, across all processes. */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('throttle_since').on(table.since)],
);
