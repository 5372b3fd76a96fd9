import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';

/**
 * The ledger of shares: a row per line of a paid order, and negative rows for refunds. It copies what a statement shows, so
 * later changes do not affect it. Rows are never changed: a trigger refuses it.
 */
export const shareEntry = pgTable(
  'share_entry',
  {
    entry_id: serial().primaryKey(),
    kind: text({ enum: ['sale', 'refund'] }).notNull(),
    order_id: integer().notNull(),
    line_id: integer().notNull(),
    /** The refund; null for a sale. */
    refund_id: integer(),
    code: text().notNull(),
    item_id: integer().notNull(),
    artist_id: integer().notNull(),
    /** The gallery that represented the artist that day and receives the share instead. */
    gallery_id: integer(),
    title: jsonb().$type<Text>().notNull(),
    artist: jsonb().$type<Text>().notNull(),
    size: jsonb().$type<Extent>().notNull(),
    frame: jsonb().$type<Text>().notNull(),
    /** The destination, as an ISO code. */
    country: text().notNull(),
    nums: smallint().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units: the line's price with tax, without tax, and the share. Negative for refunds. */
    gross: integer().notNull(),
    net: integer().notNull(),
    tax_rate: integer().notNull(),
    rate_bp: integer().notNull(),
    amount: integer().notNull(),
    at: moment().notNull(),
    /** The shop's calendar day of `at`, which determines the year. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('share_entry_sale').on(table.line_id).where(sql`${table.kind} = 'sale'`),
    uniqueIndex('share_entry_refund').on(table.refund_id, table.line_id).where(sql`${table.kind} = 'refund'`),
    index('share_entry_artist').on(table.artist_id, table.day, table.entry_id).where(sql`${table.gallery_id} is null`),
    index('share_entry_gallery').on(table.gallery_id, table.day, table.entry_id),
    index('share_entry_order').on(table.order_id),
    // Figures and exports of a period read all its rows.
    index('share_entry_day').on(table.day, table.entry_id),
    check('share_entry_kind', sql`(${table.kind} = 'refund') = (${table.refund_id} is not null)`),
    check(
      'share_entry_sign',
      sql`case ${table.kind} when 'sale' then ${table.gross} > 0 and ${table.net} > 0 and ${table.amount} >= 0 and ${table.nums} > 0
        else ${table.gross} <= 0 and ${table.net} <= 0 and ${table.amount} <= 0 and ${table.nums} <= 0 end`,
    ),
  ],
);
