import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** Jobs that one process runs for all: who holds the lease, and when the job is due again. */
export const backgroundJob = pgTable('background_job', {
  name: text().primaryKey(),
  holder: text(),
  /** Renewed while the holder lives; after it has passed, any process may take the job. */
  lease_until: moment(),
  due_at: moment().notNull().defaultNow(),
  started_at: moment(),
  succeeded_at: moment(),
  /** In a row, since the last success. */
  failures: integer().notNull().default(0),
});
