import { type Context, Hono } from 'hono';
import { answerNoFile } from '#ground/files/server/answer-file.ts';
import { answerCached, REVALIDATE } from '#http/server/cache/cached.ts';
import { CachedAnswer } from '#http/server/cache/cached-answer.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { DEFAULT_LOCALE, LOCALES, splitPath } from '#shared/locale.ts';
import { FEED_PATH } from '../atom.rules.ts';
import { MANIFEST_PATH } from '../manifest.rules.ts';
import { robotsText } from '../robots.rules.ts';
import { SITEMAP_KINDS, type SitemapKind, sitemapPath } from '../sitemap.rules.ts';
import { readFeed, readLlms, readManifest, readSitemap, readSitemapIndex } from './seo.service.ts';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';

/** The same path in every language but the default one. */
const PREFIX = `/:locale{${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')}}`;
/** Decimal numbers without leading zeros, below a thousand million works. */
const SITEMAP = `/:file{sitemap-(?:${LOCALES.join('|')})-(?:${SITEMAP_KINDS.join('|')})-[1-9][0-9]{0,5}\\.xml}`;

/** The files for machines: robots.txt, sitemaps, the feed of articles, the manifest, llms.txt. */
export function seoFiles(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/robots.txt', (c) => answer(c, TEXT, async () => robotsText(originOf(c))))
    .get('/llms.txt', (c) =>
      answer(c, TEXT, () => readLlms(c.var.db, { origin: originOf(c), payments: c.var.shop.config.payments })),
    )
    .get('/sitemap.xml', (c) => answer(c, XML, () => readSitemapIndex(c.var.db, originOf(c))))
    .get(SITEMAP, (c) => answer(c, XML, () => readSitemap(c.var.db, originOf(c), askedSitemap(c.req.path.slice(1)))))
    .on('GET', [FEED_PATH, PREFIX + FEED_PATH], (c) =>
      answer(c, ATOM, () => readFeed(c.var.db, originOf(c), splitPath(c.req.path).locale)),
    )
    .on('GET', [MANIFEST_PATH, PREFIX + MANIFEST_PATH], (c) =>
      answer(c, MANIFEST, () => readManifest(c.var.db, splitPath(c.req.path).locale)),
    );
}

/** The configured address, never the host of the request, which a visitor can forge. */
function originOf(c: Context<ApiEnv>): string {
  return c.var.shop.config.baseUrl;
}

/** Cached as bytes like a page, under its path alone, and evicted by the same notification. */
async function answer(c: Context<ApiEnv>, type: string, read: () => Promise<string | undefined>): Promise<Response> {
  const make = async () => {
    const text = await read();
    return text === undefined
      ? undefined
      : new CachedAnswer(Buffer.from(text), {
          'Content-Type': type,
          'Cache-Control': REVALIDATE,
          Vary: 'Accept-Encoding',
        });
  };
  const made = await (c.var.shop.cache?.share(c.req.path, make) ?? make());
  if (!made) return answerNoFile(c);
  const { method } = c.req;
  return answerCached(made, { method, accepts: c.req.header('accept-encoding'), copy: c.req.header('if-none-match') });
}

const kinds = SITEMAP_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ locale, kind })));

function askedSitemap(file: string): { locale: (typeof LOCALES)[number]; kind: SitemapKind; block: number } {
  const block = Number(/(\d+)\.xml$/.exec(file)?.[1]);
  const asked = kinds.find(({ locale, kind }) => sitemapPath(locale, kind, block) === `/${file}`);
  if (!asked) throw new Error(`${file} is no sitemap, though its address is one's`);
  return { ...asked, block };
}
