import { describe, expect, test } from 'vitest';
import { openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { atomFeed } from './atom.rules.ts';
import { openGraphTags } from './open-graph.rules.ts';
import { robotsText } from './robots.rules.ts';
import { breadcrumbs, schemaScript } from './schema.rules.ts';
import { sitemap, sitemapIndex } from './sitemap.rules.ts';
import { xmlText } from './xml.rules.ts';

const ORIGIN = 'https://shop.test';
const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028 " \'';
const info = { brand: 'Cornice', company: 'Cornice Ltd.', phone: '+886', email: 'a@b.c', address: 'Taipei' };

describe('structured data', () => {
  test('can contain any text, and none can end its block', () => {
    const script = schemaScript([{ '@type': 'Thing', name: HOSTILE }]);
    const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));

    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)['@graph'][0].name).toBe(HOSTILE);
  });

  test('leads from the front page to the page, in its language', () => {
    const trail = breadcrumbs({ origin: ORIGIN, locale: 'zh-CN', info, delivery: openingRates, return_days: 14 }, [
      { name: '商店', path: '/shop' },
    ]);

    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Cornice', item: 'https://shop.test/zh-CN' },
      { '@type': 'ListItem', position: 2, name: '商店', item: 'https://shop.test/zh-CN/shop' },
    ]);
  });
});

test('XML can contain any text, without the characters it forbids', () => {
  expect(xmlText('a\u0000\u0008<b> & "c" 𝄞\ud800')).toBe('a&lt;b&gt; &amp; &quot;c&quot; 𝄞\ufffd');
});

test('a sitemap names each page with its other languages, its date and its picture', () => {
  const changed = new Date('2026-11-01T00:00:00Z');
  const xml = sitemap(ORIGIN, 'zh-Hant', [
    { path: '/', changed, image: '/pictures/a&b.jpg' },
    { path: '/news/%E5%B1%B1' },
  ]);

  expect(xml).toContain('<loc>https://shop.test/zh-Hant</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  expect(xml).toContain('<loc>https://shop.test/zh-Hant/news/%E5%B1%B1</loc><xhtml:link');
  expect(xml).toContain('hreflang="zh-CN" href="https://shop.test/zh-CN"/>');
  expect(xml).toContain('hreflang="x-default" href="https://shop.test/"/>');
  expect(xml).toContain('<image:loc>https://shop.test/pictures/a&amp;b.jpg</image:loc>');
});

test('the index names the sitemaps of every language', () => {
  const xml = sitemapIndex(ORIGIN, { pages: [1], works: [1, 7], artists: [], articles: [] });

  expect(xml.match(/<loc>/g)).toHaveLength(9);
  expect(xml).toContain('<loc>https://shop.test/sitemap-zh-CN-works-7.xml</loc>');
});

test('robots.txt lists the sitemaps, and excludes private pages in every language', () => {
  const lines = robotsText(ORIGIN).split('\n');

  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
  for (const path of ['/api/', '/account', '/zh-Hant/account', '/zh-CN/cart', '/admin'])
    expect(lines).toContain(`Disallow: ${path}`);
});

test('a feed says when each article last changed, never before its publication day, and accepts any title', () => {
  const [written, day, mended] = ['2026-01-01', '2026-02-01', '2026-03-01'].map((text) => new Date(text));
  const article = { slug: '山', title: HOSTILE, summary: 'On <ink>' };
  const xml = atomFeed({ origin: ORIGIN, locale: 'en', brand: 'Cornice', title: 'News' }, [
    { ...article, published_at: day as Date, updated_at: written as Date },
    { ...article, slug: 'b', published_at: day as Date, updated_at: mended as Date },
  ]);

  expect(xml.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-03-01T00:00:00.000Z',
    '<updated>2026-02-01T00:00:00.000Z',
    '<updated>2026-03-01T00:00:00.000Z',
  ]);
  expect(xml).toContain('<id>https://shop.test/news/%E5%B1%B1</id>');
  expect(xml).not.toMatch(/<script|<ink>/);
});

test('Open Graph names languages with a country, and cannot be broken out of', () => {
  const page = {
    locale: 'zh-Hant',
    brand: 'Cornice',
    title: '"><script>',
    description: '',
    url: ORIGIN,
    kind: 'article',
  } as const;
  const tags = openGraphTags(page, `${ORIGIN}/icon-512.png`);

  expect(tags).toContain('<meta property="og:locale" content="zh_TW"/>');
  expect(tags).toContain('<meta property="og:locale:alternate" content="en_GB"/>');
  expect(tags).toContain('content="&quot;&gt;&lt;script&gt;"');
  expect(tags).toContain('<meta name="twitter:card" content="summary"/>');
});
