import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { closeCase, noteOnCase, reopenCase } from '#ground/books-cases/server/books-case.service.ts';
import { caseEvents, casesPage, countCasesUpTo } from '#ground/books-cases/server/books-case-read.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import type { BooksCasesQuery, BooksCaseView, CaseStep } from '../books-cases.contract.ts';

const PAGE = 20;

/** A page of the differences, with the history of each. */
export async function listCases(db: Db, { state, books, keyword, page }: BooksCasesQuery) {
  const wanted = { state, books, about: keyword };
  const found = pagesOf(await countCasesUpTo(db, wanted, MOST_COUNTED + 1), page, PAGE);
  const rows = await casesPage(db, wanted, { limit: PAGE, offset: (found.page - 1) * PAGE });
  const events =
    rows.length === 0
      ? []
      : await caseEvents(
          db,
          rows.map(({ case_id }) => case_id),
        );
  const people = await readReaders(
    db,
    events.flatMap(({ member_id }) => member_id ?? []),
  );
  const list = rows.map(
    ({ opened_at, found_at, closed_at, closed_by: _by, reason: _reason, ...row }): BooksCaseView => ({
      ...row,
      opened_at: opened_at.toISOString(),
      found_at: found_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
      history: events
        .filter(({ case_id }) => case_id === row.case_id)
        .map(({ event_id, step, difference, sides, note, member_id, at }) => ({
          event_id,
          step,
          difference,
          sides: sides ?? [],
          note,
          by: member_id === null ? null : (people.get(member_id)?.name ?? null),
          at: at.toISOString(),
        })),
    }),
  );
  return { list, ...found };
}

const DEEDS = { close: closeCase, reopen: reopenCase, note: noteOnCase } as const;

export function applyCaseStep(db: Db, caseId: number, { deed, note }: CaseStep, member_id: number): Promise<void> {
  return inTransaction(db, (tx) => DEEDS[deed](tx, caseId, { member_id, note }));
}
