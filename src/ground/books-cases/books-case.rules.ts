import type { Currency } from '#shared/money.ts';

/** The books that the shop compares with those of others. */
export const CASE_BOOKS = ['payment', 'invoice', 'payout'] as const;
export type CaseBooks = (typeof CASE_BOOKS)[number];

/** The facts of which both sides are shown; `books-case.words.ts` has their names. */
export const CASE_FACTS = [
  'paid',
  'refunded',
  'net',
  'tax',
  'total',
  'remainder',
  'number',
  'tax_id',
  'state',
  'day',
] as const;
export type CaseFact = (typeof CASE_FACTS)[number];

/** States that both sides can have; `books-case.words.ts` has their names. */
export const CASE_WORDS = ['issued', 'void', 'not_uploaded'] as const;
export type CaseWord = (typeof CASE_WORDS)[number];

/** Null: this side has no value. */
export type CaseValue = { amount: number; currency: Currency } | { text: string } | { word: CaseWord } | null;

/** One fact as our books and the others' have it. */
export interface CaseSide {
  fact: CaseFact;
  here: CaseValue;
  there: CaseValue;
}

/** A difference between two books, as the comparison found it. */
export interface Found {
  books: CaseBooks;
  /** What is compared, by an id that never changes: a subject has one open case at most. */
  subject: string;
  /** The order, if it is about one. */
  code: string | null;
  /** The kind of difference; the module that compares has a sentence for each. */
  difference: string;
  sides: readonly CaseSide[];
}

/** What happened to a case. `agreed`: a later comparison found no difference any more. */
export const CASE_STEPS = ['opened', 'changed', 'noted', 'closed', 'agreed', 'reopened'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

export const CASE_STATES = ['open', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const LONGEST_NOTE = 500;

/** Whether two comparisons found the same, so that nothing has to be reported. */
export function isSameFinding(
  one: Pick<Found, 'difference' | 'sides'>,
  other: Pick<Found, 'difference' | 'sides'>,
): boolean {
  return one.difference === other.difference && sidesText(one.sides) === sidesText(other.sides);
}

/** Independent of the order of facts and of keys: the database has its own. */
function sidesText(sides: readonly CaseSide[]): string {
  return sides
    .map(({ fact, here, there }) => `${fact} ${valueText(here)} ${valueText(there)}`)
    .toSorted()
    .join('\n');
}

function valueText(value: CaseValue): string {
  if (value === null) return '-';
  if ('word' in value) return value.word;
  return 'text' in value ? `“${value.text}”` : `${value.currency} ${value.amount}`;
}
