import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { isTooLate } from './order.queries.ts';
import type { StaffSearch } from './order-staff-search.rules.ts';
import type { StaffAction } from './order-steps.rules.ts';
import type { StaffValues } from './staff-values.rules.ts';

export function staffOrdersQuery(asker: Asker, { queue = 'all', keyword = '', page = 1, ...filters }: StaffSearch) {
  return queryOptions({
    queryKey: ['staff', 'order', 'list', asker.locale, queue, keyword, page, filters],
    queryFn: () =>
      ask(
        apiClient(asker).api.admin.order.$get({
          query: { queue, page: String(page), ...(keyword && { keyword }), ...filters },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function staffOrderQuery(asker: Asker, code: string) {
  return queryOptions({
    queryKey: ['staff', 'order', 'detail', asker.locale, code],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.order[':code'].$get({ param: { code: pathPart(code) } }))).order,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** The carriers to choose from when a parcel is shipped. */
export function carriersQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'carrier', asker.locale],
    queryFn: async () => (await ask(apiClient(asker).api.admin.carrier.$get())).list,
    staleTime: 60_000,
  });
}

/** If the step came too late, the page then shows the order's current state. */
export function useStaffStep(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = staffOrderQuery(options.context, code);
  return useMutation({
    mutationFn: ({ action, form }: { action: StaffAction; form: StaffValues }) => {
      const step = apiClient(options.context).api.admin.order[':code'][action];
      // Fourteen calls with one form each: the schema has already checked that form and call match.
      return ask(step.$post({ param: { code: pathPart(code) }, json: form } as never));
    },
    onSuccess: ({ order }) => {
      queryClient.setQueryData(queryKey, order);
      return queryClient.invalidateQueries({ queryKey: ['staff', 'order', 'list'] });
    },
    onError: (failure) => (isTooLate(failure) ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
}

// @chunk account
