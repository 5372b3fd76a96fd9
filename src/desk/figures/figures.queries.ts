import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { FiguresSearch } from './figures-search.rules.ts';

export function figuresQueryOf(asker: Asker, { by: _by, sort: _sort, page: _page, ...query }: FiguresSearch) {
  return queryOptions({
    queryKey: ['staff', 'figures', 'sums', query],
    queryFn: () => ask(apiClient(asker).api.admin.figures.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function breakdownQueryOf(asker: Asker, { page = 1, ...query }: FiguresSearch) {
  return queryOptions({
    queryKey: ['staff', 'figures', 'breakdown', asker.locale, page, query],
    queryFn: () => ask(apiClient(asker).api.admin.figures.breakdown.$get({ query: { ...query, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

// @chunk account
