import { integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { HomeChoice } from '../home-choice.rules.ts';

/** What editors chose for the front page: one row, and none while the shop chooses by itself. */
export const homeChoice = pgTable('home_choice', {
  home_id: smallint().primaryKey(),
  value: jsonb().$type<HomeChoice>().notNull(),
  /** Counts the changes; who edits says which one they saw. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
