import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Text } from '#shared/locale.ts';

/** A place that exhibits works which are sold only there. Never deleted: a closed one can be reopened. */
export const exhibitionStore = pgTable('exhibition_store', {
  store_id: serial().primaryKey(),
  name: jsonb().$type<Text>().notNull(),
  address: jsonb().$type<Text>().notNull(),
  /** Opening hours as free text. */
  hours: jsonb().$type<Text>().notNull(),
  /** Empty if there is none. */
  phone: text().notNull(),
  map_url: text().notNull(),
  /** Buyers are no longer sent there; its works still refer to it. */
  closed: boolean().notNull().default(false),
  /** Counts every edit. */
  version: integer().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
});

/** The stores that sell a work, in addition to the work's own text about them. */
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
