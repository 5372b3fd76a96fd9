import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** One row, which the migration writes: whether orders are placed as tests (decision 62). */
export const shopTestMode = pgTable(
  'shop_test_mode',
  {
    test_mode_id: smallint().primaryKey().default(1),
    is_on: boolean().notNull().default(false),
    /** Counts the changes; editors send the one they saw. */
    version: integer().notNull().default(0),
    changed_at: moment(),
    changed_by: integer(),
  },
  (table) => [check('shop_test_mode_one', sql`${table.test_mode_id} = 1`)],
);
