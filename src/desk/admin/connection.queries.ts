import { queryOptions, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** What the shop depends on elsewhere. */
export function connectionsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'connection'],
    queryFn: () => ask(apiClient(asker).api.admin.connection.$get()),
    staleTime: 0,
  });
}

/** Tries the mail server now. */
export function useMailCheck() {
  const { options } = useRouter();
  return useMutation({
    mutationFn: () =>
      ask(apiClient({ ...options.context, handles: ['too_many_requests'] }).api.admin.connection.mail.$post()),
  });
}
