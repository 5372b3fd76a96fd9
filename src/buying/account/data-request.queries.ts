import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { DeletionOrder, ExportOrder, NewRequest } from './data-request.contract.ts';
import type { RequestSearch } from './data-request.rules.ts';

/** The requests about personal data, as far as they were read. */
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

type RequestDeed =
  | { deed: 'register'; json: NewRequest }
  | { deed: 'export'; id: number; json: ExportOrder }
  | { deed: 'delete'; id: number; json: DeletionOrder }
  | { deed: 'withdraw'; id: number; version: number };

/** Does something about a request; answers the file, where one was asked for. The pages then show what is true now. */
export function useRequestDeed() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deed: RequestDeed) => send(options.context, deed),
    onSettled: async (_answer, failure, { deed }) => {
      await queryClient.invalidateQueries({ queryKey: ['staff', 'request'] });
      // Of somebody who has just been deleted there is nothing to ask for.
      if (deed === 'delete' && !failure) return;
      await queryClient.invalidateQueries({ queryKey: ['staff', 'member'] });
    },
  });
}

async function send(asker: Asker, deed: RequestDeed): Promise<Record<string, unknown> | null> {
  const calls = apiClient({ ...asker, tells: ['conflict', 'orders_moving', 'forbidden'] }).api.admin.request;
  if (deed.deed === 'register') {
    await ask(calls.$post({ json: deed.json }));
    return null;
  }
  const param = { id: String(deed.id) };
  if (deed.deed === 'export') return (await ask(calls[':id'].export.$post({ param, json: deed.json }))).data;
  if (deed.deed === 'delete') await ask(calls[':id'].delete.$post({ param, json: deed.json }));
  else await ask(calls[':id'].withdraw.$post({ param, json: { version: deed.version } }));
  return null;
}
