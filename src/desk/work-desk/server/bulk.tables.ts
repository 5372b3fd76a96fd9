import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { PriceHow } from '../price-change.rules.ts';
import type { PriceWhich } from '../prices.contract.ts';

/** A bulk change of the catalogue. */
export const bulkChange = pgTable(
  'bulk_change',
  {
    change_id: serial().primaryKey(),
    kind: text({ enum: ['prices', 'file'] }).notNull(),
    staff_id: integer().notNull(),
    at: moment().notNull().default(sql`clock_timestamp()`),
    which: jsonb().$type<PriceWhich>(),
    how: jsonb().$type<PriceHow>(),
    prices: integer().notNull(),
    texts: integer().notNull(),
    undone_at: moment(),
    undone_by: integer(),
  },
  (table) => [index('bulk_change_at').on(table.at)],
);

export const bulkChangeLine = pgTable(
  'bulk_change_line',
  {
    change_id: integer().notNull(),
    subject: text({ enum: ['size', 'work'] }).notNull(),
    subject_id: integer().notNull(),
    item_id: integer().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.change_id, table.subject, table.subject_id] })],
);
