import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { Assignment } from '#people/members/assign.contract.ts';
import type { CloseRequest, StaffReplyForm } from '#people/threads/thread.contract.ts';
import type { FilesAt } from './message.queries.ts';
import type { MessageDeskSearch } from './message-desk-search.rules.ts';

export const STAFF_FILES: FilesAt = { path: '/api/admin/message/attachment' };

export function deskQuery(asker: Asker, { state = 'waiting', who = 'all', keyword }: MessageDeskSearch) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'message', 'list', asker.locale, state, who, keyword ?? ''],
    queryFn: ({ pageParam }) =>
      ask(
        apiClient(asker).api.admin.message.$get({
          query: { state, who, ...(keyword && { keyword }), ...(pageParam && { after: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Further pages are older messages. Reading a conversation marks it as read. */
export function staffThreadQuery(asker: Asker, id: string) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'message', 'thread', asker.locale, id],
    queryFn: ({ pageParam }) =>
      ask(
        apiClient(asker).api.admin.message[':id'].$get({
          param: { id: pathPart(id) },
          query: pageParam ? { before: pageParam } : {},
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ has_earlier, list }) => (has_earlier ? String(list[0]?.message_id) : undefined),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

type ThreadAction =
  | { action: 'answer'; form: StaffReplyForm; key: string }
  | { action: 'assign'; json: Assignment }
  | { action: 'close'; json: CloseRequest };

/** After a refusal too, the page then shows the current state. */
export function useThreadAction(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: ThreadAction) => send(options.context, id, action),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'message'] }),
  });
}

async function send(asker: Asker, id: string, action: ThreadAction): Promise<void> {
  const { message, thread } = apiClient({ ...asker, handles: ['conflict'] }).api.admin;
  const param = { id: pathPart(id) };
  if (action.action === 'answer')
    await ask(message[':id'].$post({ param, json: action.form, header: { 'idempotency-key': action.key } }));
  else if (action.action === 'assign') await ask(thread[':id'].assign.$put({ param, json: action.json }));
  else await ask(thread[':id'].close.$put({ param, json: action.json }));
}
