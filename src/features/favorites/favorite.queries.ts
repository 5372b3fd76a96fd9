import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#web/api-client.ts';
import { currentSession, keepCart, useSession } from '#web/session.ts';

/** What this visitor collects; asked only in the browser, which alone has the token. */
export function favoritesQuery(asker: Asker) {
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

/** Collects a work or lets it go. */
export function useToggleFavorite(itemId: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (collect: boolean) => {
      const call = apiClient(options.context).api.favorite[':item_id'];
      const args = { param: { item_id: String(itemId) } };
      return collect ? ask(call.$put(args)) : ask(call.$delete(args));
    },
    onSuccess: (reply) => {
      queryClient.setQueryData(favoritesQuery(options.context).queryKey, reply);
      if (reply.token) keepCart(reply.token, currentSession().cartCount);
    },
  });
}
