import { createIsomorphicFn } from '@tanstack/react-start';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { langOf } from '#shared/locale.ts';
import { asHung } from './hanging-order.rules.ts';
import { asListQuery, filterCount, type ShopSearch } from './shop-search.rules.ts';

/**
 * The code that arranges lists; the browser loads it with the first list that it fetches, because the server arranges a
 * page's own.
 */
export const hanging = createIsomorphicFn()
  .server(async () => asHung)
  .client(async () => (await import('./hanging-order.rules.ts')).asHung);

/** In hanging order, or sorted by price in exactly that order. */
export async function loadShop(asker: Asker, search: ShopSearch) {
  const request = ask(apiClient(asker).api.shop.$get({ query: asListQuery(search) }));
  // Rendered later, its chips would push the list down.
  const chips = filterCount(search) > 0 && import('./ui/filter-chips.tsx').catch(() => undefined);
  const [reply, hung] = await Promise.all([request, hanging(), chips]);
  return search.sort?.includes('price') ? reply : { ...reply, list: hung(reply.list, 'beside') };
}

export function loadShopWork(asker: Asker, id: string) {
  return ask(apiClient(asker).api.shop[':id'].$get({ param: { id: pathPart(id) } }));
}

/** Reports a view; nobody waits for it, and failures are ignored. */
export function countView(asker: Asker, itemId: number): void {
  fetch(`/api/shop/${itemId}/view`, { method: 'POST', keepalive: true, headers: { lang: langOf(asker.locale) } }).catch(
    () => undefined,
  );
}
