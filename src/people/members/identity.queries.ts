import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { RefusalCode } from '#shared/errors.ts';
import type { IdentityRequest } from './oauth.contract.ts';

/** Only in the browser, which alone has the token. */
export function memberIdentities(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'identities'],
    queryFn: () => ask(apiClient(asker).api.member.identities.$get()),
  });
}

const LINK_REFUSALS: readonly RefusalCode[] = ['wrong_password', 'password_needed', 'oauth_expired', 'identity_taken'];

/** Adds the sign-in that this browser has just finished at a provider, or removes one. */
export function useIdentityChange() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: IdentityRequest & { change: 'link' | 'unlink' }) => {
      const { change: direction, ...json } = change;
      // The form that asks for the password shows its refusals itself.
      const handles = json.password === undefined ? [] : LINK_REFUSALS;
      const { identities } = apiClient({ ...options.context, handles }).api.member;
      return direction === 'link'
        ? ask(identities.$post({ json }))
        : ask(identities[':provider'].$delete({ param: { provider: json.provider } }));
    },
    onSuccess: (reply) => queryClient.setQueryData(memberIdentities(options.context).queryKey, reply),
  });
}

// @chunk account
