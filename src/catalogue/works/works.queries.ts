import { createIsomorphicFn } from '@tanstack/react-start';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { langOf } from '#shared/locale.ts';
import { asHung } from './hanging-order.rules.ts';
import { asListQuery, type ShopSearch } from './shop-search.rules.ts';

/** How lists are hung, in the browser fetched with the first one that it loads itself: a page's own comes hung from the server. */
export const hanging = createIsomorphicFn()
  .server(async () => asHung)
  .client(async () => (await import('./hanging-order.rules.ts')).asHung);

/** The list of works for one state of the shop page's address, as it hangs; by price in the very order that was asked for. */
export async function loadShop(asker: Asker, search: ShopSearch) {
  const asked = ask(apiClient(asker).api.shop.$get({ query: asListQuery(search) }));
  const [reply, hung] = await Promise.all([asked, hanging()]);
  return search.sort?.includes('price') ? reply : { ...reply, list: hung(reply.list, 'beside') };
}

/** Everything the product page shows. */
export function loadShopWork(asker: Asker, id: string) {
  return ask(apiClient(asker).api.shop[':id'].$get({ param: { id: pathPart(id) } }));
}

/** Tells the shop that somebody looks at a work; nobody waits for it and nobody is told when it fails. */
export function countView(asker: Asker, itemId: number): void {
  fetch(`/api/shop/${itemId}/view`, { method: 'POST', keepalive: true, headers: { lang: langOf(asker.locale) } }).catch(
    () => undefined,
  );
}
