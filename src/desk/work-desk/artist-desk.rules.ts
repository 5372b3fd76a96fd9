import { readKeyword } from '#shared/keyword.ts';

export const ARTIST_KINDS = ['artist', 'gallery'] as const;
export const ARTIST_STATES = ['shown', 'hidden', 'empty'] as const;
export const INTRO_LIMIT = 300;
export const PORTRAIT_ALT_LIMIT = 300;
/** The largest portrait file: a phone's photo. */
export const MOST_PORTRAIT_BYTES = 12 * 1024 * 1024;

/** The filters of the artist list, as stored in the page address. */
export interface ArtistSearch {
  keyword?: string;
  kind?: (typeof ARTIST_KINDS)[number];
  state?: (typeof ARTIST_STATES)[number];
  page?: number;
}

/** Reads an address; unknown parts are left out. */
export function readArtistSearch(given: Record<string, unknown>): ArtistSearch {
  const keyword = readKeyword(given.keyword);
  const kind = ARTIST_KINDS.find((name) => name === given.kind);
  const state = ARTIST_STATES.find((name) => name === given.state);
  const page = Number(given.page);
  return {
    ...(keyword && { keyword }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
