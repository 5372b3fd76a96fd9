import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { RefusalCode } from '#shared/errors.ts';
import type { ConnectionEdit, ConnectionRemoval } from './connection.contract.ts';
import type { ConnectionName } from './connections.rules.ts';
import type { Values } from './declaration.rules.ts';

/** Shown beside the form. */
const HANDLED: readonly RefusalCode[] = [
  'conflict',
  'connection_fixed',
  'connection_refused',
  'password_needed',
  'pictures_stored',
  'too_many_requests',
  'validation',
  'wrong_password',
];

export function connectionsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'connection'],
    queryFn: () => ask(apiClient(asker).api.admin.connection.$get()),
    staleTime: 0,
  });
}

function useCalls(name: ConnectionName) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const calls = apiClient({ ...options.context, handles: HANDLED }).api.admin.connection[':name'];
  return {
    calls,
    param: { name },
    // Also after a conflict: the page then knows the other person's version.
    refresh: () => queryClient.invalidateQueries({ queryKey: connectionsQuery(options.context).queryKey }),
  };
}

/** The promise waits for the new list, so that a retry has the present version. */
export function useSaveConnection(name: ConnectionName) {
  const { calls, param, refresh } = useCalls(name);
  return useMutation({
    mutationFn: (json: ConnectionEdit) => ask(calls.$put({ param, json })),
    onSettled: refresh,
  });
}

export function useRemoveConnection(name: ConnectionName) {
  const { calls, param, refresh } = useCalls(name);
  return useMutation({
    mutationFn: (json: ConnectionRemoval) => ask(calls.remove.$post({ param, json })),
    onSettled: refresh,
  });
}

/** Tests the connection in use, or typed values without saving them. */
export function useTestConnection(name: ConnectionName) {
  const { calls, param, refresh } = useCalls(name);
  return useMutation({
    mutationFn: (values: Values | undefined) => ask(calls.test.$post({ param, json: values ? { values } : {} })),
    onSettled: refresh,
  });
}
