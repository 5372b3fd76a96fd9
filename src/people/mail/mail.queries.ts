import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** Latest first; a shop with a mail server has no mailbox. */
export function mailbox(asker: Asker) {
  return queryOptions({
    queryKey: ['mailbox'],
    queryFn: () => ask(apiClient(asker).api.mailbox.$get()),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
