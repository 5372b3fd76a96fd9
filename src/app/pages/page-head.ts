import type { I18n } from '@lingui/core';
import { DEFAULT_LOCALE, joinPath, LOCALES, type Locale } from '#shared/locale.ts';
import { type PageName, pageTitles } from './page-titles.ts';

export interface PageMatch {
  match: { context: { i18n: I18n; locale: Locale }; pathname: string; search?: object };
  matches: readonly unknown[];
}

interface HeadTexts {
  title: string;
  description: string;
  /** Private and missing pages are not indexed. */
  noindex?: boolean;
  /** The canonical address of a page that has several. */
  path?: string;
}

/**
 * Title, description, canonical address and the page's other languages. The server adds what only crawlers read
 * (Open Graph, structured data): `server/seo-head.ts`.
 */
export function pageHead(page: PageMatch, texts: HeadTexts) {
  const { locale } = page.match.context;
  const { origin, brand } = siteOf(page.matches);
  // The router ends the path of an index route with a slash; a visitor with one is redirected (spec §2).
  const path = texts.path ?? page.match.pathname.replace(/(.)\/$/, '$1') + pageNumber(page.match.search);
  const address = (language: Locale) => origin + joinPath(language, path);
  const title = texts.title === brand ? brand : `${texts.title} · ${brand}`;
  return {
    meta: [
      { title },
      { name: 'description', content: texts.description },
      ...(texts.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: texts.noindex
      ? []
      : [
          { rel: 'canonical', href: address(locale) },
          ...LOCALES.map((language) => ({ rel: 'alternate', hrefLang: language, href: address(language) })),
          { rel: 'alternate', hrefLang: 'x-default', href: address(DEFAULT_LOCALE) },
        ],
  };
}

/** The head of a page that is named in `pageTitles`. */
export function namedHead(page: PageMatch, name: PageName, options: { noindex?: boolean } = {}) {
  const { i18n } = page.match.context;
  const { title, description } = pageTitles[name];
  return pageHead(page, { title: i18n._(title), description: i18n._(description), ...options });
}

/** About what search engines show of a description. Ends after a word; a text without spaces ends anywhere. */
const SHOWN = 160;

export function summaryOf(text: string): string {
  if (text.length <= SHOWN) return text;
  const start = text.slice(0, SHOWN - 1);
  const lastSpace = start.search(/\s\S*$/);
  return `${(lastSpace > SHOWN / 2 ? start.slice(0, lastSpace) : start).replace(/[\s,;:.，、；：。]+$/, '')}…`;
}

/** Further pages of a list have their own address; the same works filtered or sorted do not. */
function pageNumber(search: object = {}): string {
  const [asked, ...others] = Object.entries(search).filter(([, value]) => value !== undefined);
  return asked?.[0] === 'page' && asked[1] !== '1' && others.length === 0 ? `?page=${asked[1]}` : '';
}

function siteOf(matches: readonly unknown[]): { origin: string; brand: string } {
  const root = matches[0] as { loaderData?: { origin: string; info: { brand: string } } } | undefined;
  return { origin: root?.loaderData?.origin ?? '', brand: root?.loaderData?.info.brand ?? '' };
}
