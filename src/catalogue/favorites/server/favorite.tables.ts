import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Prices } from '#shared/money.ts';

/** With its price when it was collected. A removed one stays for a while, so that the removal can be undone. */
export const favorite = pgTable(
  'favorite',
  {
    cart_id: integer().notNull(),
    item_id: integer().notNull(),
    price_then: jsonb().$type<Prices>().notNull(),
    added_at: moment().notNull().defaultNow(),
    removed_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.cart_id, table.item_id] }), index('favorite_item').on(table.item_id)],
);
