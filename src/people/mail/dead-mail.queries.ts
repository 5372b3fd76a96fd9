import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { DeadMailsForm } from './dead-mail.contract.ts';

const HANDLED = ['conflict', 'too_many_requests'] as const;
const KEY = ['staff', 'connection', 'dead'];

export function deadMailsQuery(asker: Asker, { kind, page }: { kind?: string | undefined; page: number }) {
  return queryOptions({
    queryKey: [...KEY, asker.locale, kind ?? '', page],
    queryFn: () =>
      ask(
        apiClient(asker).api.admin.connection.mail.dead.$get({ query: { ...(kind && { kind }), page: String(page) } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Retries or drops dead mails; returns their ids. */
export function useDeadMails() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ step, form }: { step: 'retry' | 'drop'; form: DeadMailsForm }) => {
      const { dead } = apiClient({ ...options.context, handles: HANDLED }).api.admin.connection.mail;
      return (await ask(dead[step].$post({ json: form }))).mail_ids;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'connection'] }),
  });
}

/** Undoes the dropping of mails. */
export function useRestoreMails() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mail_ids: number[]) => {
      const { dead } = apiClient({ ...options.context, handles: HANDLED }).api.admin.connection.mail;
      return (await ask(dead.restore.$post({ json: { mail_ids } }))).mail_ids;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'connection'] }),
  });
}
