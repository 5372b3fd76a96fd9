/** The pages of words, by name; their addresses are the specification's (spec §2). */
export const PAGES = [
  'about',
  'technology',
  'membership',
  'partner',
  'partner-collaborate',
  'collaboration',
  'contact',
  'exchange',
  'policy',
  'terms',
] as const;
export type PageOfWords = (typeof PAGES)[number];

/**
 * The versions of the three documents that every order agrees to (product §5), the current one first. A changed text gets a new
 * date, and the old text stays readable under its own.
 */
export const LEGAL_VERSIONS = {
  terms: ['2026-11-01'],
  policy: ['2026-11-01'],
  exchange: ['2026-11-01'],
} as const satisfies Partial<Record<PageOfWords, readonly [string, ...string[]]>>;
