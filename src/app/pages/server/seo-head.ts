import type { I18n } from '@lingui/core';
import type { RegisteredRouter } from '@tanstack/react-router';
import { FEED_PATH } from '#buying/seo/atom.rules.ts';
import { MANIFEST_PATH } from '#buying/seo/manifest.rules.ts';
import { openGraphTags } from '#buying/seo/open-graph.rules.ts';
import { breadcrumbs, schemaScript } from '#buying/seo/schema.rules.ts';
import { joinPath, type Locale, splitPath } from '#shared/locale.ts';
import { describePage, type Loaded } from './page-descriptions.ts';

/** A loaded page, as the router knows it. */
type Match = RegisteredRouter['state']['matches'][number];

interface Page {
  locale: Locale;
  i18n: I18n;
  matches: readonly Match[];
}

/**
 * The parts of a page's head that only crawlers need: Open Graph, structured data, the feed, the manifest. Only the
 * server writes them, from the page's data, so that no script contains them and they always agree with the page.
 */
export function seoHead({ locale, i18n, matches }: Page): string {
  const root = matches[0]?.loaderData as Loaded<'__root__'> | undefined;
  const everyPage = `<link rel="manifest" href="${joinPath(locale, MANIFEST_PATH)}"/>${iconLinks(root?.icon)}`;
  const { title, description, canonical } = headOf(matches);
  // A page without a canonical address is not for crawlers: private, unknown, or the search.
  if (!canonical || !root) return everyPage;
  const { origin, info, delivery, return_days } = root;
  const site = { origin, locale, info, delivery, return_days };
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

/** The icons beside the one of the page's own head; those of the owner have addresses by their content. */
function iconLinks(icon: string | undefined): string {
  if (!icon) return '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>';
  const file = (name: string) => icon.replace(/[^/]+$/, name);
  return (
    `<link rel="icon" type="image/png" sizes="32x32" href="${file('32.png')}"/>` +
    `<link rel="icon" type="image/png" sizes="192x192" href="${file('192.png')}"/>` +
    `<link rel="apple-touch-icon" href="${file('180.png')}"/>`
  );
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
