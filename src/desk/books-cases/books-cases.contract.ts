import { z } from 'zod';
import {
  CASE_BOOKS,
  CASE_FACTS,
  CASE_STATES,
  CASE_STEPS,
  CASE_WORDS,
  LONGEST_NOTE,
} from '#ground/books-cases/books-case.rules.ts';
import { idText, numberText, text } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';

const value = z
  .union([
    z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }),
    z.object({ text: z.string() }),
    z.object({ word: z.enum(CASE_WORDS) }),
  ])
  .nullable();
const side = z.object({ fact: z.enum(CASE_FACTS), here: value, there: value });

const casesView = z
  .object({
    case_id: z.int(),
    books: z.enum(CASE_BOOKS),
    subject: z.string(),
    /** The order, if it is about one. */
    code: z.string().nullable(),
    difference: z.string(),
    sides: z.array(side),
    opened_at: z.string(),
    /** When a comparison last found it. */
    found_at: z.string(),
    closed_at: z.string().nullable(),
    history: z.array(
      z.object({
        event_id: z.int(),
        step: z.enum(CASE_STEPS),
        difference: z.string().nullable(),
        /** Of a comparison: both sides as they were then. */
        sides: z.array(side),
        note: z.string().nullable(),
        /** The name of the staff member; null for the comparison, and for people who have left. */
        by: z.string().nullable(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'BooksCase' });
export type BooksCaseView = z.infer<typeof casesView>;

export const booksCasesQuery = z.object({
  state: z.enum(CASE_STATES).default('open'),
  books: z.enum(CASE_BOOKS).optional(),
  /** An order’s code or the number of what is compared. */
  keyword: text(60).optional(),
  page: numberText(1, 10_000).default(1),
});
export type BooksCasesQuery = z.infer<typeof booksCasesQuery>;

export const booksCasesReply = successReply({
  list: z.array(casesView),
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'BooksCases' });

export const booksCaseParam = z.object({ case_id: idText });
export const caseStep = z
  .strictObject({ deed: z.enum(['close', 'reopen', 'note']), note: text(LONGEST_NOTE).min(1) })
  .meta({ id: 'BooksCaseDeed' });
export type CaseStep = z.infer<typeof caseStep>;
export const caseStepReply = successReply({}).meta({ id: 'BooksCaseDone' });
