import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { makePasskey } from './passkey-device.queries.ts';

export function secondFactorQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'second-factor'],
    queryFn: () => ask(apiClient(asker).api.second_factor.$get()),
  });
}

/** Each change returns the new state, which the page then shows. */
export function useSecondFactor() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const calls = () =>
    apiClient({ ...options.context, handles: ['wrong_password', 'password_needed', 'wrong_code'] }).api.second_factor;
  const { queryKey } = secondFactorQuery(options.context);
  type Confirmed = Awaited<ReturnType<typeof confirm>>;
  const show = ({ recovery_codes: _, ...state }: Confirmed) => queryClient.setQueryData(queryKey, state);
  const confirm = (code: string) => ask(calls().code.confirm.$post({ json: { code } }));
  return {
    begin: (password: string) => ask(calls().code.$post({ json: { password } })),
    confirm: useMutation({ mutationFn: confirm, onSuccess: show }).mutateAsync,
    addPasskey: useMutation({
      mutationFn: async ({ password, name }: { password: string; name: string }) => {
        const passkey = await makePasskey(await ask(calls().passkey.$post({ json: { password } })));
        return passkey && ask(calls().passkey.confirm.$post({ json: { name, passkey } }));
      },
      onSuccess: (reply) => reply && show(reply),
    }).mutateAsync,
    renew: useMutation({
      mutationFn: (password: string) => ask(calls().recovery.$post({ json: { password } })),
      onSuccess: show,
    }).mutateAsync,
    remove: useMutation({
      mutationFn: (json: { password: string; way: string }) => ask(calls().remove.$post({ json })),
      onSuccess: show,
    }).mutateAsync,
  };
}
