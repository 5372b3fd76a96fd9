import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { AuditSubject, Facts } from '../audit.rules.ts';

/** The search text of a change, each value between line breaks, as indexed by pairs of characters. */
export function changeWords({
  subject_id,
  before,
  after,
}: Record<'subject_id' | 'before' | 'after', AnyPgColumn>): SQL {
  return sql`change_words(${subject_id}, ${before}, ${after})`;
}

/** Who of the staff changed what, before and after. Append-only. */
export const staffChange = pgTable(
  'staff_change',
  {
    change_id: serial().primaryKey(),
    at: moment().notNull().defaultNow(),
    /** The staff member; 0 is the command line. */
    staff_id: integer().notNull(),
    subject: text().$type<AuditSubject>().notNull(),
    /** As in page addresses: an order's code, a work's number, a setting's key. */
    subject_id: text().notNull(),
    action: text().notNull(),
    before: jsonb().$type<Facts>().notNull(),
    after: jsonb().$type<Facts>().notNull(),
  },
  (table) => [
    index('staff_change_subject').on(table.subject, table.subject_id, table.change_id.desc()),
    index('staff_change_staff').on(table.staff_id, table.change_id.desc()),
    index('staff_change_at').on(table.at),
    index('staff_change_pairs').using('gin', sql`pairs_of(${changeWords(table)})`),
  ],
);
