import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/**
 * Links by which the first administrator of an empty shop creates their account, valid for 24 hours and until there is
 * staff. Each process prints its own at its start; only hashes are stored.
 */
export const setupLink = pgTable('setup_link', {
  token_hash: text().primaryKey(),
  created_at: moment().notNull().defaultNow(),
});
