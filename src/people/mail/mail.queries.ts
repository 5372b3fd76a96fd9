import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** The mails of a shop without a mail server, latest first; a shop with one has no such mailbox. */
export function mailbox(asker: Asker) {
  return queryOptions({
    queryKey: ['mailbox'],
    queryFn: () => ask(apiClient(asker).api.mailbox.$get()),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
