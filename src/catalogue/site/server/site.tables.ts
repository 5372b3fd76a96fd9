import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

export type ShopKind = 'demo' | 'real';

/** One row, written at the first start. A demo can become a real shop, never the reverse. */
export const shopMark = pgTable(
  'shop_mark',
  {
    mark_id: smallint().primaryKey().default(1),
    kind: text().$type<ShopKind>().notNull(),
    decided_at: moment().notNull().defaultNow(),
  },
  (table) => [
    check('shop_mark_one', sql`${table.mark_id} = 1`),
    check('shop_mark_kind', sql`${table.kind} in ('demo', 'real')`),
  ],
);

/** One row per part; a missing row means the default. */
export const siteSetting = pgTable('site_setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Counts the changes; editors send the one they saw. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
