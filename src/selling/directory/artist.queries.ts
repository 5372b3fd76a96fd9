import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';

/** The directory's URL parameters. */
export interface ArtistSearch {
  category?: string;
  page?: string;
}

/** Drops invalid values: people may have edited the URL. */
export function readArtistSearch({ category, page }: Record<string, unknown>): ArtistSearch {
  return {
    ...(/^[\w-]{1,40}$/.test(String(category ?? '')) && { category: String(category) }),
    ...(/^([1-9]\d?|[1-3]\d\d|400)$/.test(String(page ?? '')) && { page: String(page) }),
  };
}

export function loadArtists(asker: Asker, search: ArtistSearch) {
  return ask(apiClient(asker).api.artist.$get({ query: search }));
}

export function loadArtist(asker: Asker, id: string) {
  return ask(apiClient(asker).api.artist[':id'].$get({ param: { id: pathPart(id) } }));
}
