import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { useAction } from '#kit/client/actions.ts';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { currentSession, saveAnsweredCart, useSession } from '#kit/client/session.ts';
import { sharedAnswer } from '#kit/client/shared-answer.ts';
import type { FavoriteReply } from './favorite.contract.ts';

/** What this visitor collects; asked only in the browser, which alone has the token. */
const favorites = sharedAnswer<FavoriteReply>();

/** The favourites of whoever has a token; a visitor without one has none and need not ask. */
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

/** Collects a work, lets it go, or takes back one that was let go. */
export function useFavoriteChange() {
  const { options } = useRouter();
  return useAction(async ({ itemId, change }: FavoriteChange) => {
    const asked = currentSession();
    const call = apiClient(options.context).api.favorite[':item_id'];
    const args = { param: { item_id: String(itemId) } };
    const reply = await ask(
      change === 'add' ? call.$put(args) : change === 'remove' ? call.$delete(args) : call.restore.$post(args),
    );
    favorites.set(reply);
    if (reply.token) saveAnsweredCart(asked, reply.token, currentSession().cartCount);
  });
}

const SUGGESTED = 4;

/** A few works that many collect, for whoever has none; nothing while they are asked for, or if they cannot be had. */
export function useSuggestedWorks(): readonly WorkSummary[] {
  const { options } = useRouter();
  const [works, setWorks] = useState<readonly WorkSummary[]>([]);
  useEffect(() => {
    const asked = ask(apiClient(options.context).api.shop.$get({ query: { sort: 'popular' } }));
    // A page without suggestions is whole too.
    void asked.then(
      ({ list }) => setWorks(list.slice(0, SUGGESTED)),
      () => undefined,
    );
  }, [options.context]);
  return works;
}

// @chunk common
