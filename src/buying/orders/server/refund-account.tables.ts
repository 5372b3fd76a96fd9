import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { shopOrder } from './order.tables.ts';

/** The bank account for an order's refund. The row is deleted a while after the refund. */
export const refundAccount = pgTable(
  'refund_account',
  {
    order_id: integer()
      .primaryKey()
      .references(() => shopOrder.order_id),
    /** When we last asked the buyer for it. */
    asked_at: moment(),
    given_at: moment(),
    /** Encrypted: number, branch and holder. Null until the buyer has given it. */
    sealed: text(),
    kind: text().$type<'taiwan' | 'abroad'>(),
    bank: text(),
    last_digits: text(),
    delete_at: moment().notNull(),
  },
  (table) => [index('refund_account_delete').on(table.delete_at)],
);
