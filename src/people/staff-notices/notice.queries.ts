import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { ChoicesForm, ReadForm } from './notice.contract.ts';

const KEY = ['staff', 'notice'];
/** The interval of the bell's requests while someone uses the page. */
const POLL_MS = 30_000;

export function unreadQuery(asker: Asker) {
  return queryOptions({
    queryKey: [...KEY, 'unread'],
    queryFn: () => ask(apiClient(asker).api.admin.notice.unread.$get()),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** The latest first, page by page. */
export function noticesQuery(asker: Asker) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam }) =>
      ask(apiClient(asker).api.admin.notice.$get({ query: pageParam === null ? {} : { before: String(pageParam) } })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function useReadNotices() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ReadForm) => ask(apiClient(options.context).api.admin.notice.read.$post({ json: form })),
    onSuccess: (reply) => queryClient.setQueryData(unreadQuery(options.context).queryKey, reply),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] }),
  });
}

export function choicesQuery(asker: Asker) {
  return queryOptions({
    queryKey: [...KEY, 'choice'],
    queryFn: () => ask(apiClient(asker).api.admin.notice.choice.$get()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSaveChoices() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ChoicesForm) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.notice.choice.$put({ json: form })),
    onSuccess: (reply) => queryClient.setQueryData(choicesQuery(options.context).queryKey, reply),
  });
}

/** Sends a test message to one's own LINE. */
export function useLineTest() {
  const { options } = useRouter();
  return useMutation({
    mutationFn: () =>
      ask(apiClient({ ...options.context, handles: ['too_many_requests'] }).api.admin.notice.line.$post()),
  });
}
