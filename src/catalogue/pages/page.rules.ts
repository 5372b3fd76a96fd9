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

/** The pages on which the shop tells of itself: they bind nobody, so they have no versions and may be hidden. */
export const HIDEABLE_PAGES = [
  'about',
  'technology',
  'membership',
  'partner',
  'partner-collaborate',
  'collaboration',
] as const satisfies readonly PageOfWords[];
export type HideablePage = (typeof HIDEABLE_PAGES)[number];

/** The same with the contact page, which is always there: a shop that takes money can be reached. */
export const SHOP_PAGES = [...HIDEABLE_PAGES, 'contact'] as const satisfies readonly PageOfWords[];
export type ShopPage = (typeof SHOP_PAGES)[number];

/** Whether a page is one on which the shop tells of itself. */
export function isShopPage(page: string): page is ShopPage {
  return SHOP_PAGES.some((one) => one === page);
}

/** Whether a page may be hidden from visitors. */
export function canBeHidden(page: ShopPage): page is HideablePage {
  return HIDEABLE_PAGES.some((one) => one === page);
}

/** The address of a page without its language. */
export function pagePath(page: PageOfWords) {
  return page === 'partner-collaborate' ? '/partner/collaborate' : (`/${page}` as const);
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
