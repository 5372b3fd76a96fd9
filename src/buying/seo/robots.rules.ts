import { joinPath, LOCALES } from '#shared/locale.ts';

/** Private pages, and paths that are not pages. */
const PRIVATE = [
  '/account',
  '/admin',
  '/cart',
  '/gift/',
  '/mailbox',
  '/preview',
  '/prints',
  '/search',
  '/together',
] as const;
const NO_PAGES = ['/api/', '/mcp', '/metrics', '/healthz', '/readyz'] as const;
/** The calls of every page when it starts (spec §4): allowed, so that search engines that run scripts see no errors. */
const STARTUP = ['/api/initial', '/api/ipaddr/check', '/api/cart', '/api/login/check'] as const;

/** Excluded pages also say `noindex`, for crawlers that arrive by a link. The search and links with prints have endless URLs. */
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
