import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** The member's signed-in devices, this one first; only in the browser, which alone has the token. */
export function memberDevices(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'devices'],
    queryFn: () => ask(apiClient(asker).api.session.$get()),
    staleTime: 0,
  });
}

/** Signs out one device, or all others. */
export function useEndDevices() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: number | 'others') => {
      const { session } = apiClient(options.context).api;
      return which === 'others'
        ? ask(session.$delete())
        : ask(session[':id'].$delete({ param: { id: String(which) } }));
    },
    onSuccess: (reply) => queryClient.setQueryData(memberDevices(options.context).queryKey, reply),
  });
}
