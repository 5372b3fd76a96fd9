import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { RefusalCode } from '#shared/errors.ts';
import type { TestModeSwitch } from './test-mode.contract.ts';

/** Shown in the form. */
const HANDLED: readonly RefusalCode[] = ['conflict', 'too_many_requests', 'validation', 'wrong_password'];

export function testModeQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'test-mode'],
    queryFn: () => ask(apiClient(asker).api.admin['test-mode'].$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

type TestModeAction = ({ what: 'switch' } & TestModeSwitch) | { what: 'remove'; password: string };

/** Everything that staff see may depend on it, so all of it is loaded again. */
export function useTestModeAction() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const calls = apiClient({ ...options.context, handles: HANDLED }).api.admin['test-mode'];
  return useMutation({
    mutationFn: (sent: TestModeAction) => {
      if (sent.what === 'remove') return ask(calls.remove.$post({ json: { password: sent.password } }));
      const { what: _, ...json } = sent;
      return ask(calls.switch.$post({ json }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });
}
