import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { DeletionOrder, ExportOrder, NewRequest } from './data-request.contract.ts';
import type { RequestSearch } from './data-request.rules.ts';

export function requestsQuery(asker: Asker, { state = 'open' }: RequestSearch) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'request', state],
    queryFn: ({ pageParam }) =>
      ask(
        apiClient(asker).api.admin.request.$get({
          query: { state, ...(pageParam !== 0 && { after: String(pageParam) }) },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

type RequestAction =
  | { action: 'register'; json: NewRequest }
  | { action: 'export'; id: number; json: ExportOrder }
  | { action: 'delete'; id: number; json: DeletionOrder }
  | { action: 'withdraw'; id: number; version: number };

/** Resolves to the exported file, if one was requested. */
export function useRequestAction() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: RequestAction) => send(options.context, action),
    onSettled: async (_answer, failure, { action }) => {
      await queryClient.invalidateQueries({ queryKey: ['staff', 'request'] });
      // A deleted member's data cannot be fetched again.
      if (action === 'delete' && !failure) return;
      await queryClient.invalidateQueries({ queryKey: ['staff', 'member'] });
    },
  });
}

async function send(asker: Asker, action: RequestAction): Promise<Record<string, unknown> | null> {
  const calls = apiClient({ ...asker, handles: ['conflict', 'orders_moving', 'forbidden'] }).api.admin.request;
  if (action.action === 'register') {
    await ask(calls.$post({ json: action.json }));
    return null;
  }
  const param = { id: String(action.id) };
  if (action.action === 'export') return (await ask(calls[':id'].export.$post({ param, json: action.json }))).data;
  if (action.action === 'delete') await ask(calls[':id'].delete.$post({ param, json: action.json }));
  else await ask(calls[':id'].withdraw.$post({ param, json: { version: action.version } }));
  return null;
}
