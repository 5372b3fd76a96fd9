import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** The answer to a placed order, saved for 48 hours: a retry with the same key gets it again. */
export const orderIdempotency = pgTable(
  'order_idempotency',
  {
    member_id: integer().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: smallint().notNull(),
    /** The JSON text itself: a retry gets the same bytes. */
    body: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.key] }),
    index('order_idempotency_request').on(table.member_id, table.request_hash),
    index('order_idempotency_created').on(table.created_at),
  ],
);

/** The secrets of the orders' hashes; the first process that needs them creates them for all. */
export const orderKey = pgTable('order_key', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
});
