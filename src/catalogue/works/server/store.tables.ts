import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Text } from '#shared/locale.ts';

/** A place where works hang that are sold only there. Never deleted: what is closed can be opened again. */
export const exhibitionStore = pgTable('exhibition_store', {
  store_id: serial().primaryKey(),
  name: jsonb().$type<Text>().notNull(),
  address: jsonb().$type<Text>().notNull(),
  /** When it is open, in the words of whoever runs it. */
  hours: jsonb().$type<Text>().notNull(),
  /** Empty where there is none. */
  phone: text().notNull(),
  map_url: text().notNull(),
  /** Buyers are not sent there any more; its works remember it. */
  closed: boolean().notNull().default(false),
  /** Counts every change that somebody makes to it. */
  version: integer().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
});

/** The stores in which a work is sold, beside the words that the work itself has for them. */
export const itemStore = pgTable(
  'item_store',
  {
    item_id: integer().notNull(),
    store_id: integer()
      .notNull()
      .references(() => exhibitionStore.store_id),
  },
  (table) => [
    primaryKey({ columns: [table.item_id, table.store_id] }),
    index('item_store_store').on(table.store_id, table.item_id),
  ],
);
