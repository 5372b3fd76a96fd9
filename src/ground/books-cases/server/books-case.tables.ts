import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { CaseBooks, CaseSide, CaseStep } from '../books-case.rules.ts';

/** A difference between our books and those of others, until it is explained. */
export const booksCase = pgTable(
  'books_case',
  {
    case_id: serial().primaryKey(),
    books: text().$type<CaseBooks>().notNull(),
    subject: text().notNull(),
    code: text(),
    difference: text().notNull(),
    sides: jsonb().$type<CaseSide[]>().notNull(),
    opened_at: moment().notNull(),
    /** When a comparison last found it. */
    found_at: moment().notNull(),
    closed_at: moment(),
    /** Null: a comparison found that the books agree. */
    closed_by: integer(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('books_case_open').on(table.books, table.subject).where(sql`${table.closed_at} is null`),
    index('books_case_subject').on(table.books, table.subject, table.case_id),
    index('books_case_opened').on(table.opened_at, table.case_id),
    index('books_case_code').on(table.code).where(sql`${table.code} is not null`),
  ],
);

/** The history of a case. Rows are only ever added. */
export const booksCaseEvent = pgTable(
  'books_case_event',
  {
    event_id: serial().primaryKey(),
    case_id: integer()
      .notNull()
      .references(() => booksCase.case_id, { onDelete: 'cascade' }),
    step: text().$type<CaseStep>().notNull(),
    difference: text(),
    sides: jsonb().$type<CaseSide[]>(),
    note: text(),
    /** Null: the comparison. */
    member_id: integer(),
    at: moment().notNull(),
  },
  (table) => [index('books_case_event_case').on(table.case_id, table.event_id)],
);
