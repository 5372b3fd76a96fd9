import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { UnreadLine } from '../bank-statement.rules.ts';
import { shopOrder } from './order.tables.ts';

/** A statement of the shop's bank account, uploaded by staff. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    statement_id: serial().primaryKey(),
    staff_id: integer().notNull(),
    created_at: moment().notNull(),
    /** In order; an earlier statement may have had some of them. */
    line_ids: integer().array().notNull(),
    unread: jsonb().$type<UnreadLine[]>().notNull(),
  },
  (table) => [index('bank_statement_latest').on(table.created_at.desc())],
);

/** A line of the bank account: one row in however many statements, and it confirms one order. */
export const bankLine = pgTable(
  'bank_line',
  {
    line_id: serial().primaryKey(),
    /** The first statement that had it. */
    statement_id: integer()
      .notNull()
      .references(() => bankStatement.statement_id),
    /** Of the day, the amount, the text, and a counter for identical lines. */
    hash: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Whole units of the currency; negative for withdrawals. */
    amount: integer().notNull(),
    /** As the statement names it; orders are paid in the account's currency. */
    currency: text().notNull().default('TWD'),
    digits: text().array().notNull(),
    codes: text().array().notNull(),
    text: text().notNull(),
    order_id: integer().references(() => shopOrder.order_id),
    confirmed_by: integer(),
    confirmed_at: moment(),
  },
  (table) => [
    uniqueIndex('bank_line_hash').on(table.hash),
    // One line pays an order. A duplicate payment is recorded on the order and refunded.
    uniqueIndex('bank_line_order').on(table.order_id).where(sql`${table.order_id} is not null`),
    check('bank_line_amount', sql`${table.amount} <> 0`),
    check(
      'bank_line_confirmed',
      // The demo may remove its order; the line stays used.
      sql`(${table.confirmed_by} is null) = (${table.confirmed_at} is null) and (${table.order_id} is null or ${table.confirmed_at} is not null)`,
    ),
  ],
);
