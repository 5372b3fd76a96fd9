import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { StorageProblem } from '../storage-health.rules.ts';

/** The results of the last checks: one row, written by the process that checks for all. */
export const storageHealth = pgTable('storage_health', {
  name: text().primaryKey(),
  checked_at: moment().notNull(),
  /** The last successful check. */
  well_at: moment(),
  /** The last check's problem; null if it succeeded. */
  problem: text().$type<StorageProblem>(),
});
