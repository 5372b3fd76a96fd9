import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { MissingSearch } from './missing-search.rules.ts';

export function missingQuery(asker: Asker, { kind, page }: MissingSearch) {
  return queryOptions({
    queryKey: ['staff', 'missing', asker.locale, kind, page],
    queryFn: () =>
      ask(
        apiClient(asker).api.admin.missing.$get({
          query: { ...(kind && { kind }), ...(page && { page: String(page) }) },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
