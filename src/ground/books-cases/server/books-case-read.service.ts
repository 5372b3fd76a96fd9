import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { CaseBooks, CaseState } from '../books-case.rules.ts';
import { booksCase, booksCaseEvent } from './books-case.tables.ts';

interface WantedCases {
  state: CaseState;
  books?: CaseBooks | undefined;
  /** The code of an order, or a subject. */
  about?: string | undefined;
}

/** The open cases from the oldest, the closed ones from the latest. */
export function casesPage(db: Db, wanted: WantedCases, { limit, offset }: { limit: number; offset: number }) {
  const byAge = wanted.state === 'open' ? asc : desc;
  return db
    .select()
    .from(booksCase)
    .where(isWanted(wanted))
    .orderBy(byAge(booksCase.opened_at), byAge(booksCase.case_id))
    .limit(limit)
    .offset(offset);
}

/** Counts no further than `most`. */
export async function countCasesUpTo(db: Db, wanted: WantedCases, most: number): Promise<number> {
  const some = db.select({ case_id: booksCase.case_id }).from(booksCase).where(isWanted(wanted)).limit(most).as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** The most open cases of one kind of books that a comparison checks again. */
const MOST_OPEN = 1_000;

/** The subjects with an open case: the next comparison checks them again, however old they are. */
export async function openSubjects(db: Db, books: CaseBooks): Promise<string[]> {
  const rows = await db
    .select({ subject: booksCase.subject })
    .from(booksCase)
    .where(and(eq(booksCase.books, books), isNull(booksCase.closed_at)))
    .orderBy(asc(booksCase.case_id))
    .limit(MOST_OPEN);
  return rows.map(({ subject }) => subject);
}

/** The history of some cases, from the oldest. */
export function caseEvents(db: Db, cases: readonly number[]) {
  return db
    .select()
    .from(booksCaseEvent)
    .where(inArray(booksCaseEvent.case_id, [...cases]))
    .orderBy(asc(booksCaseEvent.event_id));
}

function isWanted({ state, books, about }: WantedCases) {
  return and(
    state === 'open' ? isNull(booksCase.closed_at) : isNotNull(booksCase.closed_at),
    books && eq(booksCase.books, books),
    about === undefined ? undefined : or(eq(booksCase.code, about), eq(booksCase.subject, about)),
  );
}
