import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried since `since`, counted for all processes together. */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttle_since').on(table.since)],
);
