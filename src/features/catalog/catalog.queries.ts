import { langOf } from '#shared/locale.ts';
import { type Asker, apiClient, ask, pathPart } from '#web/client/api-client.ts';
import { asListQuery, type ShopSearch } from './shop-search.rules.ts';

/** The list of works for one state of the shop page's address. */
export function loadShop(asker: Asker, search: ShopSearch) {
  return ask(apiClient(asker).api.shop.$get({ query: asListQuery(search) as never }));
}

/** Everything the product page shows. */
export function loadItem(asker: Asker, id: string) {
  return ask(apiClient(asker).api.shop[':id'].$get({ param: { id: pathPart(id) } }));
}

/** Tells the shop that somebody looks at a work; nobody waits for it and nobody is told when it fails. */
export function tellView(asker: Asker, itemId: number): void {
  fetch(`/api/shop/${itemId}/view`, { method: 'POST', keepalive: true, headers: { lang: langOf(asker.locale) } }).catch(
    () => undefined,
  );
}
