import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { SavedWallChange, SavedWallForm } from './saved-wall.contract.ts';

/** The member's walls; only in the browser, which alone has the token. */
export function savedWallsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'saved-walls'],
    queryFn: () => ask(apiClient(asker).api.wall.saved.$get()),
  });
}

type WallChange =
  | { kind: 'save'; form: SavedWallForm }
  | { kind: 'change'; wall_id: number; form: SavedWallChange }
  | { kind: 'remove' | 'restore'; wall_id: number };

/** The answer is the whole list, so nothing is fetched again. */
export function useSavedWallChange() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: WallChange) => ask(send(options.context, change)),
    onSuccess: (reply) => queryClient.setQueryData(savedWallsQuery(options.context).queryKey, reply),
  });
}

function send(asker: Asker, change: WallChange) {
  const { saved } = apiClient(asker).api.wall;
  if (change.kind === 'save') return saved.$post({ json: change.form });
  const param = { id: String(change.wall_id) };
  if (change.kind === 'change') return saved[':id'].$put({ param, json: change.form });
  if (change.kind === 'remove') return saved[':id'].$delete({ param });
  return saved[':id'].restore.$post({ param });
}
