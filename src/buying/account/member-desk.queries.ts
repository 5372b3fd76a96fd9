import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { MemberSearch } from '#people/members/member-search.rules.ts';
import type { NoteEdit } from './member-desk.contract.ts';

export function membersQuery(asker: Asker, search: MemberSearch) {
  const query = Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as MemberSearch;
  return infiniteQueryOptions({
    queryKey: ['staff', 'member', 'list', query],
    queryFn: ({ pageParam }) =>
      ask(
        apiClient(asker).api.admin.member.$get({
          query: { ...query, ...(pageParam !== 0 && { after: String(pageParam) }) },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function memberQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'member', 'detail', asker.locale, id],
    queryFn: () => ask(apiClient(asker).api.admin.member[':id'].$get({ param: { id: pathPart(id) } })),
    select: ({ member }) => member,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

type MemberAction =
  | { action: 'end_sessions' }
  | { action: 'add_note'; text: string }
  | { action: 'edit_note'; note: number; edit: NoteEdit }
  | { action: 'remove_note' | 'restore_note'; note: number };

/** Shows the reply; after a refusal, loads the current state. */
export function useMemberAction(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = memberQuery(options.context, id);
  return useMutation({
    mutationFn: (action: MemberAction) => send(options.context, id, action),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function send(asker: Asker, id: string, action: MemberAction) {
  const calls = apiClient({ ...asker, handles: ['conflict'] }).api.admin.member[':id'];
  const param = { id: pathPart(id) };
  if (action.action === 'end_sessions') return ask(calls.end_sessions.$post({ param }));
  if (action.action === 'add_note') return ask(calls.note.$post({ param, json: { text: action.text } }));
  const one = { ...param, note: String(action.note) };
  const note = calls.note[':note'];
  if (action.action === 'edit_note') return ask(note.$put({ param: one, json: action.edit }));
  if (action.action === 'remove_note') return ask(note.$delete({ param: one }));
  return ask(note.restore.$post({ param: one }));
}
