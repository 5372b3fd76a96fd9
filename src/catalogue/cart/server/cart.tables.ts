import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Prices } from '#shared/money.ts';

/** Only the hash of the token is stored: reading the database is not enough to use a cart. */
export const cart = pgTable(
  'cart',
  {
    cart_id: serial().primaryKey(),
    token_hash: text().notNull(),
    member_id: integer(),
    touched_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_token').on(table.token_hash),
    // One cart per member, for all devices.
    uniqueIndex('cart_member').on(table.member_id),
  ],
);

export const cartLine = pgTable(
  'cart_line',
  {
    cart_id: integer().notNull(),
    item_id: integer().notNull(),
    size_id: integer().notNull(),
    frame_id: integer().notNull(),
    nums: smallint().notNull(),
    /** The price when the print was added. */
    price: jsonb().$type<Prices>().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cart_id, table.item_id, table.size_id, table.frame_id] }),
    check('cart_line_nums', sql`${table.nums} between 1 and 99`),
  ],
);

/** The token of a member's device; it opens the member's cart only together with their session. */
export const cartKey = pgTable(
  'cart_key',
  {
    token_hash: text().primaryKey(),
    cart_id: integer().notNull(),
    session_id: integer().notNull(),
  },
  (table) => [index('cart_key_cart').on(table.cart_id), index('cart_key_session').on(table.session_id)],
);
