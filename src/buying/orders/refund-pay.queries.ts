import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import type { RefundSearch } from './refund-search.rules.ts';

const LIST = ['staff', 'refund', 'list'] as const;

export function refundsToPayQuery(asker: Asker, { view = 'all', page = 1 }: RefundSearch) {
  return queryOptions({
    queryKey: [...LIST, asker.locale, view, page],
    queryFn: () => ask(apiClient(asker).api.admin.refund.$get({ query: { view, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Never cached: the account leaves with the page. */
export function useOpenAccount(code: string) {
  const { options } = useRouter();
  return useMutation({
    mutationFn: async () => {
      const order = apiClient(options.context).api.admin.order[':code'];
      return (await ask(order.refund_account.open.$post({ param: { code: pathPart(code) } }))).account;
    },
    gcTime: 0,
  });
}

export function useAskForAccount(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const order = apiClient(options.context).api.admin.order[':code'];
      return ask(order.refund_account.ask.$post({ param: { code: pathPart(code) } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIST }),
  });
}

/** After a refund was recorded, or a colleague did so first. */
export function useRefreshRefunds() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: LIST });
}

export function fetchRefundFile(asker: Asker, day: string): Promise<Blob> {
  return fetchFile(asker, `/api/admin/refund/file?day=${day}`);
}

// @chunk account
