/** Visitors' choices; without zod, because the shop page's address is read before any form is loaded. */
export const ORIENTATIONS = ['portrait', 'landscape', 'square', 'panoramic'] as const;
export const SORTS = ['new', 'popular', 'price', '-price'] as const;
/** By the longer side of the print: up to 40, 60, 90 cm, and beyond. */
export const SIZE_BANDS = ['s', 'm', 'l', 'xl'] as const;
export const PAGE_SIZE = 24;
/** Visitors reach deeper pages by narrower filters, not by paging. */
export const LAST_PAGE = 400;
