import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#web/client/api-client.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { currentSession, keepAnsweredCart } from '#web/client/session.ts';
import type { PricedLine } from './cart.contract.ts';
import { countOf, isSamePrint, type Line } from './cart.rules.ts';
import type { CartContents } from './cart-view.rules.ts';

/** Names both the cart's query and its changes. */
const CART_KEY = ['cart'] as const;

/** The cart with all that its lines can be changed to. Another tab may change it: it is asked for anew at every return. */
export function cartQuery(asker: Asker) {
  return queryOptions({
    queryKey: [...CART_KEY, asker.locale],
    queryFn: async (): Promise<CartContents> => {
      const { api } = apiClient(asker);
      const asked = currentSession();
      const [{ token, list: lines }, { list: items, frames }] = await Promise.all([
        ask(api.cart.$get()),
        ask(api.cart.item.$get()),
      ]);
      keepAnsweredCart(asked, token || undefined, countOf(lines));
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

/** What becomes of the lines. A function, so that it can be applied to what another tab made of them meanwhile. */
export type CartChange = (lines: readonly Line[]) => Line[];

/**
 * Changes the cart, on the page at once and on the server one change after another. Without a connection the change waits
 * and is sent when the connection is back (`isPaused`).
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
    mutationFn: async (change: CartChange) => {
      const { list } = await ask(api.cart.$get());
      return ask(api.cart.$post({ json: change(list.map(bareLine)) }));
    },
    onMutate: async (change) => {
      const asked = currentSession();
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, lines: applied(change, cached.lines) });
      return asked;
    },
    onSuccess: ({ token, list }, _change, asked) => {
      keepAnsweredCart(asked, token, countOf(list));
      // The answer to an earlier change knows nothing of those that still wait.
      if (queryClient.isMutating({ mutationKey: CART_KEY }) > 1) return;
      queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, lines: list });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** A line that stays the same print keeps what the server said of it; the price of a changed one follows by the rule. */
function applied(change: CartChange, lines: readonly PricedLine[]): PricedLine[] {
  return change(lines.map(bareLine)).map((line) => {
    const same = lines.find((other) => isSamePrint(other, line));
    return same ? { ...same, nums: line.nums } : line;
  });
}

function bareLine({ item_id, size_id, frame_id, nums }: Line): Line {
  return { item_id, size_id, frame_id, nums };
}
