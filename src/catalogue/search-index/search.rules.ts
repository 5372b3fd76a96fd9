/** In the order of the search page. */
export const KINDS = ['item', 'artist', 'article'] as const;
export type Kind = (typeof KINDS)[number];

/** Above this the page says "more than"; nobody pages so far, and counting would cost more than finding. */
export const COUNTED = 1_000;
