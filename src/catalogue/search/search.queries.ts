import { KINDS, type Kind } from '#catalogue/search-index/search.rules.ts';
import { hanging } from '#catalogue/works/works.queries.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { readKeyword } from '#shared/keyword.ts';
import { LAST_PAGE } from './search.rules.ts';

export interface SearchSearch {
  keyword?: string;
  kind?: Kind;
  page?: string;
}

/** Drops invalid values. */
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

/** Works in hanging order: each within about a row of its place by relevance. */
export async function loadSearch(asker: Asker, search: SearchSearch) {
  const request = ask(apiClient(asker).api.search.$get({ query: search }));
  const [{ works, ...others }, hung] = await Promise.all([request, hanging()]);
  return { ...others, works: { ...works, list: hung(works.list, 'alone') } };
}

export function loadSuggestions(asker: Asker, keyword: string) {
  return ask(apiClient(asker).api.search.suggest.$get({ query: { keyword } }));
}
