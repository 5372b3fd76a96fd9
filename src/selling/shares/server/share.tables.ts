import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';

/** What a seller of a kind gets of the price before tax, in hundredths of a per cent, from a day on. Rows are only ever added. */
export const shareRate = pgTable(
  'share_rate',
  {
    rate_id: serial().primaryKey(),
    kind: text({ enum: ['artist', 'gallery'] }).notNull(),
    /** 3000 is 30 %. */
    rate_bp: integer().notNull(),
    since: date({ mode: 'string' }).notNull(),
    /** The member of staff who set it; nobody set the first ones. */
    member_id: integer(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('share_rate_since').on(table.kind, table.since),
    check('share_rate_bp', sql`${table.rate_bp} between 0 and 10000`),
  ],
);

/**
 * The ledger of shares: a row for each line of an order when it is paid, and rows that take back when money is paid back. It copies
 * what a statement shows, so that it never follows later changes. Rows are only ever added: a trigger refuses the rest.
 */
export const shareEntry = pgTable(
  'share_entry',
  {
    entry_id: serial().primaryKey(),
    kind: text({ enum: ['sale', 'refund'] }).notNull(),
    order_id: integer().notNull(),
    line_id: integer().notNull(),
    /** The refund that is taken back; nothing for a sale. */
    refund_id: integer(),
    code: text().notNull(),
    item_id: integer().notNull(),
    artist_id: integer().notNull(),
    /** The gallery's member that represented the artist that day and is paid in the artist's place. */
    gallery_id: integer(),
    title: jsonb().$type<Text>().notNull(),
    artist: jsonb().$type<Text>().notNull(),
    size: jsonb().$type<Extent>().notNull(),
    frame: jsonb().$type<Text>().notNull(),
    /** Where it was sent, as an ISO code. */
    country: text().notNull(),
    nums: smallint().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units: the line's price with tax, without, and the share of it. Negative where money went back. */
    gross: integer().notNull(),
    net: integer().notNull(),
    tax_rate: integer().notNull(),
    rate_bp: integer().notNull(),
    amount: integer().notNull(),
    at: moment().notNull(),
    /** The shop's day of `at`, which decides its year. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('share_entry_sale').on(table.line_id).where(sql`${table.kind} = 'sale'`),
    uniqueIndex('share_entry_refund').on(table.refund_id, table.line_id).where(sql`${table.kind} = 'refund'`),
    index('share_entry_artist').on(table.artist_id, table.day, table.entry_id).where(sql`${table.gallery_id} is null`),
    index('share_entry_gallery').on(table.gallery_id, table.day, table.entry_id),
    index('share_entry_order').on(table.order_id),
    check('share_entry_kind', sql`(${table.kind} = 'refund') = (${table.refund_id} is not null)`),
    check(
      'share_entry_sign',
      sql`case ${table.kind} when 'sale' then ${table.gross} > 0 and ${table.net} > 0 and ${table.amount} >= 0 and ${table.nums} > 0
        else ${table.gross} <= 0 and ${table.net} <= 0 and ${table.amount} <= 0 and ${table.nums} <= 0 end`,
    ),
  ],
);
