import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { StoreForm } from './store-desk.contract.ts';
import type { StoreStep } from './store-desk.rules.ts';

const STORES = ['staff', 'stores'];

export function deskStoresQuery(asker: Asker) {
  return queryOptions({
    queryKey: [...STORES, 'list'],
    queryFn: async () => (await ask(apiClient(asker).api.admin.store.$get())).list,
    staleTime: 0,
  });
}

/** One store. Not refetched while someone edits it. */
export function deskStoreQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: [...STORES, 'one', id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.store[':id'].$get({ param: { id: pathPart(id) } }))).store,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSaveStore(id: string | undefined) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, ...json }: StoreForm) => {
      const calls = apiClient({ ...options.context, handles: ['conflict', 'validation'] }).api.admin.store;
      if (id === undefined) return (await ask(calls.$post({ json }))).store;
      return (await ask(calls[':id'].$put({ param: { id: pathPart(id) }, json: { version, ...json } }))).store;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...STORES, 'list'] }),
  });
}

export function useStoreStep(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ step, version }: { step: StoreStep; version: number }) => {
      const call = apiClient(options.context).api.admin.store[':id'][':step'];
      return (await ask(call.$post({ param: { id: pathPart(id), step }, json: { version } }))).store;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...STORES, 'list'] }),
  });
}
