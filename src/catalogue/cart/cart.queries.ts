import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { currentSession, saveAnsweredCart } from '#kit/client/session.ts';
import type { PricedLine } from './cart.contract.ts';
import {
  countOf,
  isSamePrint,
  type Line,
  type LineChange,
  type Print,
  type Restoring,
  withChange,
  withoutItem,
  withRestored,
} from './cart.rules.ts';
import type { CartContents } from './cart-view.rules.ts';

/** The key of both the cart's query and its mutations. */
const CART_KEY = ['cart'] as const;

type Api = ReturnType<typeof apiClient>['api'];

/** Fetched again at every return to the tab, because another tab may have changed it. */
export function cartQuery(asker: Asker) {
  return queryOptions({
    queryKey: [...CART_KEY, asker.locale],
    queryFn: async (): Promise<CartContents> => {
      const { api } = apiClient(asker);
      const session = currentSession();
      const [{ token, list: lines }, { list: items, frames }] = await Promise.all([
        ask(api.cart.$get()),
        ask(api.cart.item.$get()),
      ]);
      saveAnsweredCart(session, token || undefined, countOf(lines));
      return { lines, items, frames };
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

export function useCart() {
  const { options } = useRouter();
  return useQuery(cartQuery(options.context));
}

/** Contains only the lines it concerns: another tab may have changed the others. */
type CartChange = { change: LineChange } | { remove: Print } | { restore: Restoring };

/**
 * Changes the cart on the page immediately, and on the server one change after another. Offline, changes are queued
 * until the connection is back (`isPaused`).
 */
export function useCartChange() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery(options.context);
  const { api } = apiClient(options.context);
  return useMutation({
    mutationKey: CART_KEY,
    scope: { id: 'cart' },
    retry: (count, failure) => failure instanceof ApiFailure && failure.code === 'offline' && count < 3,
    mutationFn: (change: CartChange) => ask(sent(api, change)),
    onMutate: async (change) => {
      const session = currentSession();
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, lines: applied(change, cached.lines) });
      return session;
    },
    onSuccess: ({ token, list }, _change, session) => {
      saveAnsweredCart(session, token, countOf(list));
      // This answer does not include the changes that are still queued.
      if (queryClient.isMutating({ mutationKey: CART_KEY }) > 1) return;
      queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, lines: list });
      const { items = [] } = queryClient.getQueryData(queryKey) ?? {};
      const isKnown = ({ item_id }: Line) => items.some((item) => item.item_id === item_id);
      // Another tab has added a work that this page does not know yet.
      if (!list.every(isKnown)) return queryClient.invalidateQueries({ queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function sent(api: Api, change: CartChange) {
  if ('change' in change) return api.cart.line.$put({ json: change.change });
  if ('restore' in change)
    return api.cart.restore.$post({ json: { lines: [...change.restore.lines], without: [...change.restore.without] } });
  const { item_id, size_id, frame_id } = change.remove;
  const query = { size_id: String(size_id), frame_id: String(frame_id) };
  return api.cart[':itemId'].$delete({ param: { itemId: String(item_id) }, query });
}

/** An unchanged print keeps the server's values; a changed one gets its price by the rule. */
function applied(change: CartChange, lines: readonly PricedLine[]): PricedLine[] {
  return changed(change, lines.map(bareLine)).map((line) => {
    const same = lines.find((other) => isSamePrint(other, line));
    return same ? { ...same, nums: line.nums } : line;
  });
}

/** By the same rules as the server. */
function changed(change: CartChange, lines: readonly Line[]): Line[] {
  if ('change' in change) return withChange(lines, change.change);
  if ('remove' in change) return withoutItem(lines, change.remove);
  const restored = change.restore.lines.map(({ at, ...line }) => ({ line, at }));
  return withRestored(lines, restored, change.restore.without);
}

function bareLine({ item_id, size_id, frame_id, nums }: Line): Line {
  return { item_id, size_id, frame_id, nums };
}
