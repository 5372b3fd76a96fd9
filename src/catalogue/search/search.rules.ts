import { COUNTED, type Kind } from '#catalogue/search-index/search.rules.ts';

export const PAGE_SIZE = 24;
export const FIRST_OF_KIND = {
  item: PAGE_SIZE,
  artist: 6,
  article: 6,
} as const satisfies Record<Kind, number>;
export const LAST_PAGE = Math.ceil(COUNTED / PAGE_SIZE);
export const MAX_SUGGESTIONS = 8;
