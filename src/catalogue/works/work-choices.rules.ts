/** What visitors can choose among; without zod, because the shop page's address is read before any form is loaded. */
export const ORIENTATIONS = ['portrait', 'landscape', 'square', 'panoramic'] as const;
export const SORTS = ['new', 'popular', 'price', '-price'] as const;
/** Named by the longer side of the print: up to 40, 60, 90 cm, and beyond. */
export const SIZE_BANDS = ['s', 'm', 'l', 'xl'] as const;
export const PAGE_SIZE = 24;
/** Deeper pages are reached by narrower filters, not by leafing. */
export const LAST_PAGE = 400;
