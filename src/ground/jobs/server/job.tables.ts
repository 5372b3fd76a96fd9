import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Work that one process does for all of them: who is at it, and when it is due again. */
export const backgroundJob = pgTable('background_job', {
  name: text().primaryKey(),
  holder: text(),
  /** Renewed while the holder lives; once it has passed, anybody may take the job on. */
  lease_until: timestamp({ withTimezone: true }),
  due_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  started_at: timestamp({ withTimezone: true }),
  succeeded_at: timestamp({ withTimezone: true }),
  /** In a row, since the last success. */
  failures: integer().notNull().default(0),
});
