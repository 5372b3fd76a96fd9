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

/** The documents that every order agrees to (product §5). */
export const LEGAL_PAGES = ['terms', 'policy', 'exchange'] as const satisfies readonly PageOfWords[];
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Whether a page is one that binds the shop. */
export function isLegalPage(page: string): page is LegalPage {
  return LEGAL_PAGES.some((one) => one === page);
}

/**
 * The versions of the three documents that every order agrees to (product §5), the current one first. A changed text gets a new
 * date, and the old text stays readable under its own.
 */
export const LEGAL_VERSIONS = {
  terms: ['2026-11-01'],
  policy: ['2026-11-01'],
  exchange: ['2026-11-01'],
} as const satisfies Partial<Record<PageOfWords, readonly [string, ...string[]]>>;
