import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { ChangesSearch } from './changes-search.rules.ts';

/** The morning's page; looked at again and again, so it asks again by itself. */
export function todayQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'today'],
    queryFn: () => ask(apiClient(asker).api.admin.today.$get()),
    staleTime: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

/** Whether the shop is a demo. */
export function shopKindQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'shop'],
    queryFn: () => ask(apiClient(asker).api.admin.shop.$get()),
  });
}

/** A page of the audit log. */
export function changesQuery(asker: Asker, { page = 1, ...search }: ChangesSearch) {
  return queryOptions({
    queryKey: ['staff', 'change', search, page],
    queryFn: () => ask(apiClient(asker).api.admin.change.$get({ query: { ...search, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
