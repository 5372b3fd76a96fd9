import { joinPath, LOCALES } from '#shared/locale.ts';

/** Pages of one person, and what is no page: nothing to find there. */
const PRIVATE = ['/account', '/admin', '/cart', '/mailbox', '/preview', '/search'] as const;
const NO_PAGES = ['/api/', '/metrics', '/healthz', '/readyz'] as const;
/** What every page asks when it comes alive (spec §4): a search engine that runs scripts sees no failure. */
const STARTUP = ['/api/initial', '/api/ipaddr/check', '/api/cart', '/api/login/check'] as const;

/**
 * What machines may look at. What is kept out here says `noindex` itself too, for those who come by a link; the search has no
 * end of addresses.
 */
export function robotsText(origin: string): string {
  const paths = [...NO_PAGES, ...LOCALES.flatMap((locale) => PRIVATE.map((path) => joinPath(locale, path)))];
  return [
    'User-agent: *',
    ...STARTUP.map((path) => `Allow: ${path}`),
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
