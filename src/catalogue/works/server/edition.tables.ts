import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** Returned numbers of an edition: they are sold next, lowest first. */
export const editionFree = pgTable(
  'edition_free',
  {
    item_id: integer().notNull(),
    number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.item_id, table.number] })],
);
