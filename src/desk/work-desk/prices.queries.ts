import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { BulkSearch } from './bulk-search.rules.ts';
import type { PriceApplyForm, PriceTrialForm } from './prices.contract.ts';

const HANDLED = ['conflict', 'validation', 'too_large'] as const;

export function priceChoicesQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'prices', 'choices', asker.locale],
    queryFn: () => ask(apiClient(asker).api.admin.prices.choices.$get()),
    staleTime: 60_000,
  });
}

export function bulkChangesQuery(asker: Asker, page: number) {
  return queryOptions({
    queryKey: ['staff', 'prices', 'list', asker.locale, page],
    queryFn: () => ask(apiClient(asker).api.admin.prices.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function bulkLinesQuery(asker: Asker, id: string, { keyword, page = 1 }: BulkSearch) {
  return queryOptions({
    queryKey: ['staff', 'prices', 'list', asker.locale, 'lines', id, keyword, page],
    queryFn: () => {
      const query = { ...(keyword && { keyword }), page: String(page) };
      return ask(
        apiClient({ ...asker, handles: ['not_found'] }).api.admin.prices[':id'].line.$get({ param: { id }, query }),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export async function tryPrices(asker: Asker, json: PriceTrialForm) {
  return (await ask(apiClient({ ...asker, handles: HANDLED }).api.admin.prices.trial.$post({ json }))).trial;
}

export function useApplyPrices() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: PriceApplyForm) =>
      (await ask(apiClient({ ...options.context, handles: HANDLED }).api.admin.prices.$post({ json }))).change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'prices', 'list'] }),
  });
}

export function useUndoBulk() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const call = apiClient({ ...options.context, handles: HANDLED }).api.admin.prices[':id'].undo;
      return (await ask(call.$post({ param: { id: String(id) } }))).change;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'prices', 'list'] }),
  });
}
