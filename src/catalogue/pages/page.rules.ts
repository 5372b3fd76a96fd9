/** Static pages; spec §2 gives their addresses. */
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

export function isLegalPage(page: string): page is LegalPage {
  return LEGAL_PAGES.some((one) => one === page);
}

/** Pages about the shop: not legally binding, so they have no versions and can be hidden. */
export const HIDEABLE_PAGES = [
  'about',
  'technology',
  'membership',
  'partner',
  'partner-collaborate',
  'collaboration',
] as const satisfies readonly PageOfWords[];
export type HideablePage = (typeof HIDEABLE_PAGES)[number];

/** With the contact page, which cannot be hidden: a shop that takes money must be reachable. */
export const SHOP_PAGES = [...HIDEABLE_PAGES, 'contact'] as const satisfies readonly PageOfWords[];
export type ShopPage = (typeof SHOP_PAGES)[number];

export function isShopPage(page: string): page is ShopPage {
  return SHOP_PAGES.some((one) => one === page);
}

export function canBeHidden(page: ShopPage): page is HideablePage {
  return HIDEABLE_PAGES.some((one) => one === page);
}

/** Without the language. */
export function pagePath(page: PageOfWords) {
  return page === 'partner-collaborate' ? '/partner/collaborate' : (`/${page}` as const);
}

/**
 * The versions of the three documents that every order agrees to (product §5), current first. A changed text gets a new
 * date, and the old one stays readable.
 */
export const LEGAL_VERSIONS = {
  terms: ['2026-11-01'],
  policy: ['2026-11-01'],
  exchange: ['2026-11-01'],
} as const satisfies Partial<Record<PageOfWords, readonly [string, ...string[]]>>;
