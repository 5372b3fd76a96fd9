import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { Provider } from './oauth.contract.ts';

/** Only in the browser, which alone has the token. */
export function memberIdentities(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'identities'],
    queryFn: () => ask(apiClient(asker).api.member.identities.$get()),
  });
}

/** Adds the sign-in that this browser has just finished at a provider, or removes one. */
export function useIdentityChange() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, change }: { provider: Provider; change: 'link' | 'unlink' }) => {
      const { identities } = apiClient(options.context).api.member;
      return change === 'link'
        ? ask(identities.$post({ json: { provider } }))
        : ask(identities[':provider'].$delete({ param: { provider } }));
    },
    onSuccess: (reply) => queryClient.setQueryData(memberIdentities(options.context).queryKey, reply),
  });
}

// @chunk account
