import { msg } from '@lingui/core/macro';
import {
  articleBlocks,
  articlesForFeed,
  articlesInBlock,
} from '#catalogue/articles/server/article-addresses.service.ts';
import { artistBlocks, artistsInBlock } from '#catalogue/artists/server/artist-addresses.service.ts';
import { documentsInForce } from '#catalogue/pages/server/legal.service.ts';
import { changedPaths, hiddenPaths, shopPageHeads } from '#catalogue/pages/server/shop-page.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { workBlocks, worksInBlock } from '#catalogue/works/server/work-addresses.service.ts';
import { readCategories } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import type { Config } from '#http/server/config.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Locale, langOf } from '#shared/locale.ts';
import { atomFeed } from '../atom.rules.ts';
import { llmsText } from '../llms.rules.ts';
import { webManifest } from '../manifest.rules.ts';
import { FIXED_PAGES, type SitemapKind, type SitemapPage, sitemap, sitemapIndex } from '../sitemap.rules.ts';
import { articlePath } from '../words-schema.rules.ts';

/** A feed is for news; the sitemaps have everything else. */
const FEED_ENTRIES = 40;

/** Only non-empty sitemaps. */
export async function readSitemapIndex(db: Db, origin: string): Promise<string> {
  const [works, artists, articles] = await Promise.all([workBlocks(db), artistBlocks(db), articleBlocks(db)]);
  return sitemapIndex(origin, { pages: [1], works, artists, articles });
}

/** Undefined if it does not exist. */
export async function readSitemap(
  db: Db,
  origin: string,
  { locale, kind, block }: { locale: Locale; kind: SitemapKind; block: number },
): Promise<string | undefined> {
  const pages = await PAGES_OF[kind](db, block);
  return pages.length > 0 ? sitemap(origin, locale, pages) : undefined;
}

const PAGES_OF: Readonly<Record<SitemapKind, (db: Db, block: number) => Promise<SitemapPage[]>>> = {
  pages: async (db, block) => {
    const { terms, privacy, exchange } = await documentsInForce(db);
    const days = new Map([
      ...(await changedPaths(db)),
      ...[['/terms', terms] as const, ['/policy', privacy] as const, ['/exchange', exchange] as const].map(
        ([path, day]) => [path, new Date(day)] as const,
      ),
    ]);
    const hidden = await hiddenPaths(db);
    if (block !== 1) return [];
    return FIXED_PAGES.filter((path) => !hidden.includes(path)).map((path) => {
      const changed = days.get(path);
      return { path, ...(changed && { changed }) };
    });
  },
  works: async (db, block) =>
    (await worksInBlock(db, block)).map(({ item_id, updated_at, hash, widths }) => {
      const widest = widths?.at(-1);
      const image = hash && widest !== undefined ? pictureUrl(hash, widest, 'jpeg') : undefined;
      return { path: `/shop/${item_id}`, changed: updated_at, ...(image && { image }) };
    }),
  artists: async (db, block) =>
    (await artistsInBlock(db, block)).map(({ slug, updated_at }) => ({ path: `/artist/${slug}`, changed: updated_at })),
  articles: async (db, block) =>
    (await articlesInBlock(db, block)).map(({ slug, updated_at }) => ({
      path: articlePath(slug),
      changed: updated_at,
    })),
};

export async function readFeed(db: Db, origin: string, locale: Locale): Promise<string> {
  const lang = langOf(locale);
  const { info } = await readSettings(db);
  const i18n = await i18nFor(locale);
  const entries = await articlesForFeed(db, lang, FEED_ENTRIES);
  return atomFeed({ origin, locale, brand: info.brand[lang], title: i18n._(msg`News and insights`) }, entries);
}

export async function readManifest(db: Db, locale: Locale): Promise<string> {
  const { info, logo } = await readSettings(db);
  const i18n = await i18nFor(locale);
  return webManifest(locale, {
    brand: info.brand[langOf(locale)],
    description: i18n._(msg`Works of art, printed and framed to order in the size and frame you choose.`),
    icon: logo.icon?.hash,
  });
}

/** In English, which all language models read. */
export async function readLlms(
  db: Db,
  { origin, payments }: { origin: string; payments: Config['payments'] },
): Promise<string> {
  const { info } = await readSettings(db);
  const categories = await readCategories(db, 'en');
  const pages = await shopPageHeads(db, 'en', ['technology', 'about'], { payments });
  return llmsText({ origin, brand: info.brand.en, email: info.email, categories, pages });
}
