import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { SharedPage } from '#buying/seo/open-graph.rules.ts';
import { artwork, product, socialAddress } from '#buying/seo/product-schema.rules.ts';
import { organization, type Site, type Thing, website } from '#buying/seo/schema.rules.ts';
import { articleThing, artistThing, coverImage, faqThing } from '#buying/seo/words-schema.rules.ts';
import type { ArticleCard } from '#catalogue/articles/article.contract.ts';
import { type PageName, pageTitles } from '../page-titles.ts';

interface Description {
  kind?: SharedPage['kind'];
  image?: SharedPage['image'];
  published?: SharedPage['published'];
  things?: Thing[];
  /** The breadcrumbs between the home page and this page. */
  way?: { name: string; path: string }[];
}

interface Surroundings {
  site: Site;
  i18n: I18n;
  search: object;
  /** A section of the shop as a breadcrumb. */
  room: (name: PageName, path: string) => { name: string; path: string };
}

type Routes = RegisteredRouter['routesById'];
export type Loaded<Id extends keyof Routes> = NonNullable<Routes[Id]['types']['loaderData']>;
type Describe<Id extends keyof Routes> = (data: Loaded<Id>, around: Surroundings) => Description;

/** Pages with more metadata, by route; typed by their loaders. */
const DESCRIPTIONS: { [Id in keyof Routes]?: Describe<Id> } = {
  '/': ({ hero }, { site }) => ({
    things: [organization(site), website(site)],
    image: hero && imageOf(site, [hero.work]),
  }),
  '/shop/': ({ list }, { site }) => ({ image: imageOf(site, list) }),
  '/shop/$id': (reply, { site, search, room }) => ({
    kind: 'product',
    image: imageOf(site, [reply.item]),
    way: [room('shop', '/shop')],
    things: [artwork(site, reply), product(site, reply, search) ?? []].flat(),
  }),
  '/artist/': ({ list }, { site }) => ({ image: imageOf(site, list[0]?.samples ?? []) }),
  '/artist/$id': (reply, { site, room }) => ({
    kind: 'profile',
    image: imageOf(site, reply.works),
    way: [room('artists', '/artist')],
    things: [artistThing(site, reply)],
  }),
  '/news/': ({ list }, { site }) => ({ image: coverOf(site, list[0]) }),
  '/news/$id': (reply, { site, room }) => ({
    kind: 'article',
    image: coverOf(site, reply.article) ?? imageOf(site, reply.works),
    published: { at: reply.article.published_at, changed: reply.article.updated_at },
    way: [room('news', '/news')],
    things: [articleThing(site, reply)],
  }),
  '/contact/faq': (reply, { site, i18n }) => ({
    way: [{ name: i18n._(msg`Contact`), path: '/contact' }],
    things: [faqThing(site, reply)],
  }),
  '/about': ({ works }, { site }) => ({ image: imageOf(site, works), things: [organization(site)] }),
  '/technology': ({ works }, { site }) => ({ image: imageOf(site, works) }),
  '/partner/': ({ works }, { site }) => ({ image: imageOf(site, works) }),
  '/collaboration': ({ works }, { site }) => ({ image: imageOf(site, works) }),
  '/membership': ({ works }, { site }) => ({ image: imageOf(site, works) }),
};

interface Loading {
  routeId: string;
  loaderData?: unknown;
  search: object;
}

/** The metadata of a loaded page; defaults if its route has none. */
export function describePage(page: { site: Site; i18n: I18n; matches: readonly Loading[] }): Description {
  const match = page.matches.at(-1);
  const describeRoute = DESCRIPTIONS[match?.routeId as keyof Routes] as Describe<'/'> | undefined;
  if (!match || !describeRoute || match.loaderData === undefined) return {};
  const room = (name: PageName, path: string) => ({ name: page.i18n._(pageTitles[name].title), path });
  return describeRoute(match.loaderData as Loaded<'/'>, {
    site: page.site,
    i18n: page.i18n,
    search: match.search,
    room,
  });
}

/** The first of these works with a picture, framed and on the wall. */
function imageOf(site: Site, works: readonly { item_id: number; alt: string; picture?: unknown }[]) {
  const work = works.find(({ picture }) => picture);
  return work && { url: socialAddress(site, work.item_id), alt: work.alt };
}

function coverOf(site: Site, article: Pick<ArticleCard, 'cover'> | undefined) {
  return article?.cover && coverImage(site, article.cover);
}
