import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { ChangesSearch } from './changes-search.rules.ts';

/** Refetched at an interval, because staff leave this page open. */
export function todayQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'today'],
    queryFn: () => ask(apiClient(asker).api.admin.today.$get()),
    staleTime: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

/** The counts beside the menu; the same interval as the Today page, without its charts. */
export function waitingQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'waiting'],
    queryFn: () => ask(apiClient(asker).api.admin.waiting.$get()),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

export function shopKindQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'shop'],
    queryFn: () => ask(apiClient(asker).api.admin.shop.$get()),
  });
}

export function changesQuery(asker: Asker, { page = 1, ...search }: ChangesSearch) {
  return queryOptions({
    queryKey: ['staff', 'change', search, page],
    queryFn: () => ask(apiClient(asker).api.admin.change.$get({ query: { ...search, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
