import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';

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

/** A page of the directory. */
export function loadArtists(asker: Asker, search: ArtistSearch) {
  return ask(apiClient(asker).api.artist.$get({ query: search }));
}

/** Everything an artist's page shows. */
export function loadArtist(asker: Asker, id: string) {
  return ask(apiClient(asker).api.artist[':id'].$get({ param: { id: pathPart(id) } }));
}
