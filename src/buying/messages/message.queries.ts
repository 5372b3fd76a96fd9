import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import type { MessageEntry, NewMessageForm, ReplyForm } from '#people/threads/thread.contract.ts';

/** Fetched only in the browser, which alone has the token. */
export function threadsQuery(asker: Asker, page: number) {
  return queryOptions({
    queryKey: ['message', 'list', asker.locale, page],
    queryFn: () => ask(apiClient(asker).api.message.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Further pages are older messages. Reading a conversation marks it as read. */
export function threadQuery(asker: Asker, id: string) {
  return infiniteQueryOptions({
    queryKey: ['message', 'thread', asker.locale, id],
    queryFn: ({ pageParam }) =>
      ask(
        apiClient(asker).api.message[':id'].$get({
          param: { id: pathPart(id) },
          query: pageParam ? { before: pageParam } : {},
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ has_earlier, list }) => (has_earlier ? String(list[0]?.message_id) : undefined),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export const OWN_FILES: FilesAt = { path: '/api/message/attachment' };

/** The path of the files, and for a visitor the secret of the mailed link. */
export interface FilesAt {
  path: string;
  link?: string;
}

/** A sent file never changes. */
export function attachmentQuery(asker: Asker, { path, link }: FilesAt, attachmentId: string) {
  return queryOptions({
    queryKey: ['attachment', path, attachmentId],
    queryFn: () => fetchFile(asker, `${path}/${attachmentId}`, { link }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

interface Keyed<Form> {
  form: Form;
  /** The same for every retry of one message, so that it is posted once. */
  key: string;
}

export function useBeginThread() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ form, key }: Keyed<NewMessageForm>) =>
      ask(apiClient(options.context).api.message.$post({ json: form, header: { 'idempotency-key': key } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['message'] }),
  });
}

/** The conversation shows the message as soon as it is posted. */
export function useReply(threadId: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = threadQuery(options.context, threadId);
  return useMutation({
    mutationFn: ({ form, key }: Keyed<ReplyForm>) =>
      ask(
        apiClient(options.context).api.message[':id'].$post({
          param: { id: pathPart(threadId) },
          json: form,
          header: { 'idempotency-key': key },
        }),
      ),
    onSuccess: ({ posted }) => {
      queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, pages: withPosted(cached.pages, posted) });
      void queryClient.invalidateQueries({ queryKey: ['message', 'list'] });
      // The reply may be the answer that reviewers are waiting for.
      void queryClient.invalidateQueries({ queryKey: ['application'] });
    },
  });
}

/** The first page has the latest messages; an earlier try may have posted this one already. */
function withPosted<Page extends { list: MessageEntry[] }>(pages: Page[], posted: MessageEntry): Page[] {
  return pages.map((page, at) => {
    if (at > 0 || page.list.some(({ message_id }) => message_id === posted.message_id)) return page;
    return { ...page, list: [...page.list, posted] };
  });
}

// @chunk account
