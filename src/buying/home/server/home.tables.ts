import { integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { HomeChoice } from '../home-choice.rules.ts';

/** The editors' choice: one row, or none while they have made no choice. */
export const homeChoice = pgTable('home_choice', {
  home_id: smallint().primaryKey(),
  value: jsonb().$type<HomeChoice>().notNull(),
  /** Counts the changes; an edit names the version it started from. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
