import { KINDS, type Kind } from '#features/search-index/search.rules.ts';
import { readKeyword } from '#shared/keyword.ts';
import { type Asker, apiClient, ask } from '#web/client/api-client.ts';
import { LAST_PAGE } from './search.rules.ts';

/** The search page's address. */
export interface SearchSearch {
  keyword?: string;
  kind?: Kind;
  page?: string;
}

/** Reads an address a person may have edited: what makes no sense is dropped. */
export function readSearchSearch({ keyword, kind, page }: Record<string, unknown>): SearchSearch {
  const text = readKeyword(keyword);
  const number = Number(page);
  const known = KINDS.find((one) => one === kind);
  return {
    ...(text && { keyword: text }),
    ...(known && { kind: known }),
    ...(Number.isInteger(number) && number > 1 && number <= LAST_PAGE && { page: String(number) }),
  };
}

/** What was found. */
export function loadSearch(asker: Asker, search: SearchSearch) {
  return ask(apiClient(asker).api.search.$get({ query: search }));
}

/** What the search field offers for what was typed. */
export function loadSuggestions(asker: Asker, keyword: string) {
  return ask(apiClient(asker).api.search.suggest.$get({ query: { keyword } }));
}
