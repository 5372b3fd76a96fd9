import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** A kind's share of the price before tax, in hundredths of a per cent, from a day on. Rows are never changed. */
export const shareRate = pgTable(
  'share_rate',
  {
    rate_id: serial().primaryKey(),
    kind: text({ enum: ['artist', 'gallery'] }).notNull(),
    /** 3000 is 30 %. */
    rate_bp: integer().notNull(),
    since: date({ mode: 'string' }).notNull(),
    /** The member of staff who set it; null for the first ones. */
    member_id: integer(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('share_rate_since').on(table.kind, table.since),
    check('share_rate_bp', sql`${table.rate_bp} between 0 and 10000`),
  ],
);
