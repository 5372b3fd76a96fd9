import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useAction } from '#kit/client/actions.ts';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { currentSession, saveAnsweredCart, useSession } from '#kit/client/session.ts';
import { sharedAnswer } from '#kit/client/shared-answer.ts';
import type { FavoriteReply } from './favorite.contract.ts';

/** Fetched only in the browser, which alone has the token. */
const favorites = sharedAnswer<FavoriteReply>();

/** Without a token there are none, and no request. */
export function useFavorites() {
  const { options } = useRouter();
  const known = useSession((session) => session.ready && session.cartToken !== undefined);
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (known) void favorites.load(token, () => ask(apiClient(options.context).api.favorite.$get()));
  }, [known, token, options.context]);
  return useSyncExternalStore(favorites.subscribe, favorites.current, favorites.unknown);
}

interface FavoriteChange {
  itemId: number;
  change: 'add' | 'remove' | 'restore';
}

/** Adds a favourite, removes it, or undoes the removal. */
export function useFavoriteChange() {
  const { options } = useRouter();
  return useAction(async ({ itemId, change }: FavoriteChange) => {
    const session = currentSession();
    const call = apiClient(options.context).api.favorite[':item_id'];
    const args = { param: { item_id: String(itemId) } };
    const reply = await ask(
      change === 'add' ? call.$put(args) : change === 'remove' ? call.$delete(args) : call.restore.$post(args),
    );
    favorites.set(reply);
    if (reply.token) saveAnsweredCart(session, reply.token, currentSession().cartCount);
  });
}

// @chunk common
