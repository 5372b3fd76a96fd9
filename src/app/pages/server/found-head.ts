import type { I18n } from '@lingui/core';
import type { RegisteredRouter } from '@tanstack/react-router';
import { FEED_PATH } from '#buying/found/atom.rules.ts';
import { MANIFEST_PATH } from '#buying/found/manifest.rules.ts';
import { openGraphTags } from '#buying/found/open-graph.rules.ts';
import { breadcrumbs, schemaScript } from '#buying/found/schema.rules.ts';
import { joinPath, type Locale, splitPath } from '#shared/locale.ts';
import { describePage, type Loaded } from './page-descriptions.ts';

/** A page that has been loaded, as the router knows it. */
type Match = RegisteredRouter['state']['matches'][number];

interface Page {
  locale: Locale;
  i18n: I18n;
  matches: readonly Match[];
}

/**
 * What strangers read in a page's head and no browser needs: Open Graph, structured data, the feed, the manifest. Only the server
 * writes it, from what the page has loaded, so that no script carries it and it never says anything else than the page.
 */
export function foundHead({ locale, i18n, matches }: Page): string {
  const everyPage =
    `<link rel="manifest" href="${joinPath(locale, MANIFEST_PATH)}"/>` +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>';
  const { title, description, canonical } = headOf(matches);
  // Without an address of its own a page is nobody's to find: private, unknown, or the search.
  const root = matches[0]?.loaderData as Loaded<'__root__'> | undefined;
  if (!canonical || !root) return everyPage;
  const { origin, info, delivery } = root;
  const site = { origin, locale, info, delivery };
  const { path } = splitPath(new URL(canonical).pathname);
  const { kind = 'website', image, published, things = [], way = [] } = describePage({ site, i18n, matches });
  const name = title.replace(` · ${info.brand}`, '');
  const trail = path === '/' ? [] : [breadcrumbs(site, [...way, { name, path }])];
  const tags = openGraphTags(
    { locale, brand: info.brand, title, description, url: canonical, kind, image, published },
    `${origin}/icon-512.png`,
  );
  const feed = `<link rel="alternate" type="application/atom+xml" href="${joinPath(locale, FEED_PATH)}"/>`;
  return everyPage + tags + (path.startsWith('/news') ? feed : '') + schemaScript([...things, ...trail]);
}

/** What the page's own routes have put into its head. */
function headOf(matches: readonly Match[]): { title: string; description: string; canonical: string | undefined } {
  const meta = matches.flatMap((match) => (match.meta ?? []) as { title?: string; name?: string; content?: string }[]);
  const links = matches.flatMap((match) => (match.links ?? []) as { rel?: string; href?: string }[]);
  return {
    title: meta.findLast((one) => one.title !== undefined)?.title ?? '',
    description: meta.findLast(({ name }) => name === 'description')?.content ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
  };
}
