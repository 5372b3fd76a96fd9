import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { OwnPayeeForm, PayeeForm } from './payee.contract.ts';

export function payeeQuery(asker: Asker, payee: string) {
  return queryOptions({
    queryKey: ['staff', 'payout', 'payee', asker.locale, payee],
    queryFn: () => ask(apiClient(asker).api.admin.payee[':payee'].$get({ param: { payee: pathPart(payee) } })),
    staleTime: 0,
    // Must not change while someone is typing.
    refetchOnWindowFocus: false,
  });
}

export function useSavePayee(payee: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: PayeeForm) =>
      ask(apiClient(options.context).api.admin.payee[':payee'].$put({ param: { payee: pathPart(payee) }, json })),
    onSuccess: (saved) => queryClient.setQueryData(payeeQuery(options.context, payee).queryKey, saved),
  });
}

/** Never cached, so that the numbers exist only while the page is open. */
export function useOpenPayee(payee: string) {
  const { options } = useRouter();
  return useMutation({
    mutationFn: () =>
      ask(apiClient(options.context).api.admin.payee[':payee'].open.$post({ param: { payee: pathPart(payee) } })),
    gcTime: 0,
  });
}

export function ownPayoutsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['payout', asker.locale],
    queryFn: () => ask(apiClient(asker).api.payout.$get()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSaveOwnPayee(payee: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: OwnPayeeForm) => {
      const calls = apiClient({ ...options.context, handles: ['wrong_password', 'password_needed'] }).api.payout[
        ':payee'
      ];
      return ask(calls.$put({ param: { payee: pathPart(payee) }, json }));
    },
    onSuccess: (saved) => queryClient.setQueryData(ownPayoutsQuery(options.context).queryKey, saved),
  });
}
