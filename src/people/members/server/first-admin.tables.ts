import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/**
 * Links by which the first administrator of an empty shop opens their account, good for 24 hours and until there is staff. Each
 * process that starts prints one of its own; only their hashes are kept.
 */
export const setupLink = pgTable('setup_link', {
  token_hash: text().primaryKey(),
  created_at: moment().notNull().defaultNow(),
});
