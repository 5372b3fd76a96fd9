import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { Invite, RoleChange } from './staff.contract.ts';

export function staffQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'people'],
    queryFn: () => ask(apiClient(asker).api.admin.staff.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** An admin's actions on one person. */
export type StaffListAction =
  | { action: 'role'; id: number; change: RoleChange }
  | { action: 'end_sessions' | 'reset_second_factor' | 'withdraw'; id: number }
  | { action: 'invite'; invite: Invite }
  | { action: 'require'; required: boolean; was: boolean }
  | { action: 'gallery_reviewers'; needed: number; was: number }
  | { action: 'second_person'; asked: boolean; was: boolean };

/** Shows the returned list; after a refusal, the current one. */
export function useStaffListAction() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = staffQuery(options.context);
  return useMutation({
    mutationFn: (action: StaffListAction) => send(options.context, action),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function send(asker: Asker, action: StaffListAction) {
  const { staff, invitation } = apiClient({ ...asker, handles: ['already_staff'] }).api.admin;
  if (action.action === 'invite') return ask(staff.$post({ json: action.invite }));
  if (action.action === 'require')
    return ask(staff.second_factor.$put({ json: { required: action.required, was: action.was } }));
  if (action.action === 'gallery_reviewers')
    return ask(staff.gallery_reviewers.$put({ json: { needed: action.needed, was: action.was } }));
  if (action.action === 'second_person')
    return ask(staff.second_person.$put({ json: { asked: action.asked, was: action.was } }));
  const param = { id: String(action.id) };
  if (action.action === 'role') return ask(staff[':id'].$put({ param, json: action.change }));
  if (action.action === 'withdraw') return ask(invitation[':id'].$delete({ param }));
  return ask(staff[':id'][action.action].$post({ param }));
}
