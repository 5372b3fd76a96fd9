import { KINDS, type Kind } from '#catalogue/search-index/search.rules.ts';
import { hanging } from '#catalogue/works/works.queries.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { readKeyword } from '#shared/keyword.ts';
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

/** What was found, works as they hang: each within a row or so of the place that its relevance gives it. */
export async function loadSearch(asker: Asker, search: SearchSearch) {
  const asked = ask(apiClient(asker).api.search.$get({ query: search }));
  const [{ works, ...others }, hung] = await Promise.all([asked, hanging()]);
  return { ...others, works: { ...works, list: hung(works.list, 'alone') } };
}

/** What the search field offers for what was typed. */
export function loadSuggestions(asker: Asker, keyword: string) {
  return ask(apiClient(asker).api.search.suggest.$get({ query: { keyword } }));
}
