import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** Work that one process does for all of them: who is at it, and when it is due again. */
export const backgroundJob = pgTable('background_job', {
  name: text().primaryKey(),
  holder: text(),
  /** Renewed while the holder lives; once it has passed, anybody may take the job on. */
  lease_until: moment(),
  due_at: moment().notNull().defaultNow(),
  started_at: moment(),
  succeeded_at: moment(),
  /** In a row, since the last success. */
  failures: integer().notNull().default(0),
});
