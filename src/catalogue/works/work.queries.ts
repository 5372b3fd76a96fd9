import { queryOptions } from '@tanstack/react-query';
import type { Asker } from '#kit/client/api-client.ts';
import { memberQueries } from '#kit/client/queries.tsx';
import { loadShopWork } from './works.queries.ts';

/** For the wall and for member pages. */
export function shopWorkQuery(asker: Asker, id: string) {
  return queryOptions({ queryKey: ['item', asker.locale, id], queryFn: () => loadShopWork(asker, id) });
}

/** The same outside of a page: fetched unless cached. */
export function knownShopWork(asker: Asker, id: string) {
  return memberQueries().ensureQueryData(shopWorkQuery(asker, id));
}
