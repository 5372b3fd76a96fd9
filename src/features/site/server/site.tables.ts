import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff may change about the shop itself, one row for each part; a missing row means the default. */
export const siteSetting = pgTable('site_setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Counts the changes; who edits says which one they saw. */
  version: integer().notNull().default(1),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
