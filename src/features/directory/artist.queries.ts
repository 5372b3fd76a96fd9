import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask, pathPart } from '#web/client/api-client.ts';

/** What the directory's address can say. */
export interface ArtistSearch {
  category?: string;
  page?: string;
}

/** Reads an address a person may have edited: what makes no sense is dropped. */
export function readArtistSearch({ category, page }: Record<string, unknown>): ArtistSearch {
  return {
    ...(/^[\w-]{1,40}$/.test(String(category ?? '')) && { category: String(category) }),
    ...(/^([1-9]\d?|[1-3]\d\d|400)$/.test(String(page ?? '')) && { page: String(page) }),
  };
}

export function artistsQuery(asker: Asker, search: ArtistSearch) {
  return queryOptions({
    queryKey: ['artists', asker.locale, search],
    queryFn: () => ask(apiClient(asker).api.artist.$get({ query: search })),
  });
}

export function artistQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['artist', asker.locale, id],
    queryFn: () => ask(apiClient(asker).api.artist[':id'].$get({ param: { id: pathPart(id) } })),
  });
}
