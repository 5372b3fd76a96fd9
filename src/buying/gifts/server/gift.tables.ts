import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** The link with which the recipient of a gift opens its page: one for each order, which its buyer can withdraw and make again. */
export const giftLink = pgTable(
  'gift_link',
  {
    order_id: integer().primaryKey(),
    token_hash: text().notNull(),
    /** The secret itself, sealed: the card is printed days later, and the buyer may want to see the link again. */
    sealed: text().notNull(),
    made_at: moment().notNull(),
    withdrawn_at: moment(),
  },
  (table) => [
    uniqueIndex('gift_link_token').on(table.token_hash),
    check('gift_link_hash', sql`${table.token_hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
