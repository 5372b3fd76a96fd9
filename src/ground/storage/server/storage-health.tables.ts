import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { StorageProblem } from '../storage-health.rules.ts';

/** How the last trials of the bucket went: one row, written by the process that tries it for all. */
export const storageHealth = pgTable('storage_health', {
  name: text().primaryKey(),
  checked_at: moment().notNull(),
  /** When a trial last went well. */
  well_at: moment(),
  /** What was wrong the last time; nothing if it went well. */
  problem: text().$type<StorageProblem>(),
});
