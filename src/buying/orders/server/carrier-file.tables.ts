import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The columns that staff have chosen for the files of a carrier. */
export const carrierFile = pgTable('carrier_file', {
  carrier_key: text().primaryKey(),
  /** The headings of the file for which they were chosen; a file with others is recognised again from its content. */
  heads: text().array().notNull(),
  tracking: integer().notNull(),
  status: integer(),
  day: integer(),
});
