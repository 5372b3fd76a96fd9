import type { CaseBooks, CaseState } from '#ground/books-cases/books-case.rules.ts';
import { readKeyword } from '#shared/keyword.ts';

/** Not the rules' lists: every visitor loads the routes, and only staff the rest. */
const BOOKS: readonly CaseBooks[] = ['payment', 'invoice', 'payout'];

export interface BooksCasesSearch {
  state?: CaseState;
  books?: CaseBooks;
  keyword?: string;
  page?: number;
}

/** Ignores values it does not know. */
export function readBooksCasesSearch(address: Record<string, unknown>): BooksCasesSearch {
  const books = BOOKS.find((name) => name === address.books);
  const keyword = readKeyword(address.keyword);
  const page = Number(address.page);
  return {
    ...(address.state === 'closed' && { state: 'closed' }),
    ...(books && { books }),
    ...(keyword && { keyword }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
