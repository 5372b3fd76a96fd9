import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#web/client/api-client.ts';
import { currentSession, keepAnsweredCart, useSession } from '#web/client/session.ts';

/** What this visitor collects; asked only in the browser, which alone has the token. */
function favoritesQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['favorites', asker.locale],
    queryFn: () => ask(apiClient(asker).api.favorite.$get()),
  });
}

/** The favourites of whoever has a token; a visitor without one has none and need not ask. */
export function useFavorites() {
  const { options } = useRouter();
  const known = useSession((session) => session.ready && session.cartToken !== undefined);
  return useQuery({ ...favoritesQuery(options.context), enabled: known });
}

/** Collects a work, lets it go, or takes back one that was let go. */
export function useFavoriteChange() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: currentSession,
    mutationFn: ({ itemId, change }: { itemId: number; change: 'add' | 'remove' | 'restore' }) => {
      const call = apiClient(options.context).api.favorite[':item_id'];
      const args = { param: { item_id: String(itemId) } };
      if (change === 'add') return ask(call.$put(args));
      return ask(change === 'remove' ? call.$delete(args) : call.restore.$post(args));
    },
    onSuccess: (reply, _change, asked) => {
      queryClient.setQueryData(favoritesQuery(options.context).queryKey, reply);
      if (reply.token) keepAnsweredCart(asked, reply.token, currentSession().cartCount);
    },
  });
}
