/** What can be found, in the order the search page shows it. */
export const KINDS = ['item', 'artist', 'article'] as const;
export type Kind = (typeof KINDS)[number];

/** Beyond this many the page says "more than"; nobody leafs so far, and counting would cost more than finding. */
export const COUNTED = 1_000;
