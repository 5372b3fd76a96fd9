import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { Invite, RoleChange } from './staff.contract.ts';

/** Who works for the shop, and who is invited. */
export function staffQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'people'],
    queryFn: () => ask(apiClient(asker).api.admin.staff.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** What an admin can do about one person. */
export type StaffDeed =
  | { deed: 'role'; id: number; change: RoleChange }
  | { deed: 'end_sessions' | 'reset_second_factor' | 'withdraw'; id: number }
  | { deed: 'invite'; invite: Invite }
  | { deed: 'require'; required: boolean; was: boolean }
  | { deed: 'gallery_reviewers'; needed: number; was: number };

/** Does one of them; the list that is answered is shown, and after a refusal what is true now. */
export function useStaffDeed() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = staffQuery(options.context);
  return useMutation({
    mutationFn: (deed: StaffDeed) => send(options.context, deed),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function send(asker: Asker, deed: StaffDeed) {
  const { staff, invitation } = apiClient({ ...asker, tells: ['already_staff'] }).api.admin;
  if (deed.deed === 'invite') return ask(staff.$post({ json: deed.invite }));
  if (deed.deed === 'require')
    return ask(staff.second_factor.$put({ json: { required: deed.required, was: deed.was } }));
  if (deed.deed === 'gallery_reviewers')
    return ask(staff.gallery_reviewers.$put({ json: { needed: deed.needed, was: deed.was } }));
  const param = { id: String(deed.id) };
  if (deed.deed === 'role') return ask(staff[':id'].$put({ param, json: deed.change }));
  if (deed.deed === 'withdraw') return ask(invitation[':id'].$delete({ param }));
  return ask(staff[':id'][deed.deed].$post({ param }));
}
