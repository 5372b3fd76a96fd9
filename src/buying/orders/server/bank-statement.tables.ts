import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { UnreadLine } from '../bank-statement.rules.ts';
import { shopOrder } from './order.tables.ts';

/** A statement of the shop's bank account as somebody of the staff brought it in. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    statement_id: serial().primaryKey(),
    staff_id: integer().notNull(),
    created_at: moment().notNull(),
    /** Its lines in their order; some may have come with an earlier statement. */
    line_ids: integer().array().notNull(),
    unread: jsonb().$type<UnreadLine[]>().notNull(),
  },
  (table) => [index('bank_statement_latest').on(table.created_at.desc())],
);

/** A line of the bank account. However often a statement comes in, the same line is one row, and confirms one order. */
export const bankLine = pgTable(
  'bank_line',
  {
    line_id: serial().primaryKey(),
    /** The statement that brought it first. */
    statement_id: integer()
      .notNull()
      .references(() => bankStatement.statement_id),
    /** Of the day, the amount, the text, and which of several that are the same. */
    hash: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Whole units of the currency; less than zero left the account. */
    amount: integer().notNull(),
    /** As the statement names it; orders are paid in the account's own. */
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
    // An order is paid by one line. What came twice is noted on the order and paid back.
    uniqueIndex('bank_line_order').on(table.order_id).where(sql`${table.order_id} is not null`),
    check('bank_line_amount', sql`${table.amount} <> 0`),
    check(
      'bank_line_confirmed',
      // An order may be removed with the demo; its line stays spent.
      sql`(${table.confirmed_by} is null) = (${table.confirmed_at} is null) and (${table.order_id} is null or ${table.confirmed_at} is not null)`,
    ),
  ],
);
