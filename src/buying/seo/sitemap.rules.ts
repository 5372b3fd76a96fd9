import { DEFAULT_LOCALE, joinPath, LOCALES, type Locale } from '#shared/locale.ts';
import { XML_HEAD, xmlText } from './xml.rules.ts';

/** The pages fixed in the code, and three kinds of rows. */
export const SITEMAP_KINDS = ['pages', 'works', 'artists', 'articles'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The public pages that always exist, without those that search engines should skip. */
export const FIXED_PAGES = [
  '/',
  '/shop',
  '/artist',
  '/wall',
  '/match',
  '/news',
  '/about',
  '/technology',
  '/membership',
  '/partner',
  '/partner/collaborate',
  '/collaboration',
  '/contact',
  '/contact/faq',
  '/exchange',
  '/certificate',
  '/policy',
  '/terms',
  '/register',
  '/register/artist',
  '/register/gallery',
] as const;

export interface SitemapPage {
  path: string;
  changed?: Date;
  /** The URL of its picture, on this shop. */
  image?: string;
}

/** Each language has its own sitemaps, and each kind one for every block. */
export function sitemapPath(locale: Locale, kind: SitemapKind, block: number): string {
  return `/sitemap-${locale}-${kind}-${block}.xml`;
}

export function sitemapIndex(origin: string, blocks: Readonly<Record<SitemapKind, readonly number[]>>): string {
  const paths = LOCALES.flatMap((locale) =>
    SITEMAP_KINDS.flatMap((kind) => blocks[kind].map((block) => sitemapPath(locale, kind, block))),
  );
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>\n`);
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** Pages in one language, each with its other languages and its picture. */
export function sitemap(origin: string, locale: Locale, pages: readonly SitemapPage[]): string {
  const head =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  return `${XML_HEAD}${head}${pages.map((page) => entry(origin, locale, page)).join('')}</urlset>\n`;
}

function entry(origin: string, locale: Locale, { path, changed, image }: SitemapPage): string {
  const address = (language: Locale) => xmlText(origin + joinPath(language, path));
  const alternate = (tag: string, language: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(language)}"/>`;
  return [
    `<url><loc>${address(locale)}</loc>`,
    changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
    ...LOCALES.map((language) => alternate(language, language)),
    alternate('x-default', DEFAULT_LOCALE),
    image ? `<image:image><image:loc>${xmlText(origin + image)}</image:loc></image:image>` : '',
    '</url>\n',
  ].join('');
}
