import { expect, test } from '@playwright/test';
import { crawl, sitemapAddresses, type Visit } from './crawl.ts';
import { englishIn, readHtml, textsOf } from './html-page.ts';
import { GUARDED_ROUTES, inLanguage, LANGUAGES } from './routes.ts';
import { schemaFaults } from './schema-faults.ts';

/** Pages of which the server renders only the shell. */
const PERSONAL = /^(\/zh-\w+)?\/(account|cart|admin)(\/|$)/;

/** Latin phrases that belong on a Chinese page. */
const ALLOWED: readonly RegExp[] = [];

function headFaults(origin: string, locale: string, { path, page }: Visit): string[] {
  if (!page) return [];
  const isHidden = page.robots.includes('noindex');
  const isPersonal = PERSONAL.test(path);
  const faults = {
    'no title': !/\S · \S/.test(page.title) && page.title.length < 4,
    'no description': page.description.length < 8,
    [`${page.headings} headings`]: page.headings !== 1 && !isPersonal,
    [`language ${page.lang}`]: page.lang !== locale,
    'a private page that can be found': isPersonal && !isHidden,
    'hidden, and yet with an address': isHidden && (page.canonical !== '' || page.things.length > 0),
    [`canonical ${page.canonical}`]:
      !isHidden && !page.canonical.startsWith(`${origin}${inLanguage(locale as 'en', '/')}`),
    'languages missing': !isHidden && [...page.alternates.keys()].join() !== [...LANGUAGES, 'x-default'].join(),
    'x-default is not English': !isHidden && page.alternates.get('x-default') !== page.alternates.get('en'),
    'not among its own languages': !isHidden && page.alternates.get(locale) !== page.canonical,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? `${path}: ${fault}` : []));
}

for (const locale of LANGUAGES) {
  test(`${locale}: every link leads to a whole page, and every page is in the sitemaps under its own address`, async ({
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const origin = baseURL ?? '';
    const listed = await sitemapAddresses(origin, locale);
    const visits = await crawl(
      origin,
      locale,
      listed.map(({ loc }) => new URL(loc).pathname),
    );
    const pages = visits.filter(({ page }) => page);

    expect(visits.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    expect(pages.length).toBeGreaterThan(120);
    expect(pages.flatMap((visit) => headFaults(origin, locale, visit))).toEqual([]);
    expect(pages.flatMap(({ path, page }) => schemaFaults(page?.things).map((fault) => `${path} ${fault}`))).toEqual(
      [],
    );

    const byPath = new Map(pages.map(({ path, page }) => [origin + path, page]));
    expect(listed.filter(({ loc }) => byPath.get(loc)?.canonical !== loc)).toEqual([]);
    const canonicals = new Set(
      pages.map(({ page }) => page?.canonical ?? '').filter((href) => href && !href.includes('?')),
    );
    expect([...canonicals].filter((href) => !listed.some(({ loc }) => loc === href))).toEqual([]);

    const english = pages.flatMap(({ path, page }) =>
      [page?.title ?? '', page?.description ?? '', ...textsOf(page?.html ?? '', locale)].flatMap((text) => {
        const run = englishIn(text);
        return run && !ALLOWED.some((allowed) => allowed.test(run)) ? `${path}: ${run}` : [];
      }),
    );
    if (locale === 'en') expect(english.length, 'the check sees sentences').toBeGreaterThan(pages.length);
    else expect(english).toEqual([]);
  });
}

test('private pages have their title in the first HTML, in every language, and are nobody’s to find', async ({
  request,
}) => {
  for (const locale of LANGUAGES) {
    for (const route of [...GUARDED_ROUTES, '/account/order/CN-1', '/account/message/1', '/admin', '/admin/payment']) {
      const page = readHtml(await (await request.get(inLanguage(locale, route))).text());
      expect(page.title, route).toMatch(/\S · \S/);
      expect([page.robots, page.canonical, page.things.length], route).toEqual(['noindex', '', 0]);
    }
  }
});

test('the wall can be found, and every arrangement has its address', async ({ request, baseURL }) => {
  for (const path of ['/zh-Hant/wall', '/zh-Hant/wall?works=1&room=bedroom']) {
    const { robots, canonical } = readHtml(await (await request.get(path)).text());
    expect([robots, canonical], path).toEqual(['', `${baseURL}/zh-Hant/wall`]);
  }
  const listed = await sitemapAddresses(baseURL ?? '', 'zh-Hant');
  expect(listed.map(({ loc }) => new URL(loc).pathname)).toContain('/zh-Hant/wall');
});

test('the structured data of a work says the prices that its page shows', async ({ request }) => {
  const { html, things } = readHtml(await (await request.get('/zh-Hant/shop/1?frame=4')).text());
  const product = things.find((thing) => thing['@type'] === 'Product') as { offers: Record<string, string>[] };
  const shown = (currency: string) =>
    new RegExp(`data-price="${currency}">(?:NT|US)\\$([\\d,.]+)<`).exec(html)?.[1]?.replaceAll(',', '');

  expect(things.map((thing) => thing['@type'])).toEqual(['VisualArtwork', 'Product', 'BreadcrumbList']);
  expect(product.offers.map((offer) => [offer.priceCurrency, Number(offer.price)])).toEqual([
    ['TWD', Number(shown('NTD'))],
    ['USD', Number(shown('USD'))],
  ]);
});

test('each kind of page describes what it shows', async ({ request }) => {
  const kinds = async (path: string) =>
    readHtml(await (await request.get(path)).text()).things.map((thing) => thing['@type']);

  expect(await kinds('/')).toEqual(['Organization', 'WebSite']);
  expect(await kinds('/artist/1')).toEqual(['ProfilePage', 'BreadcrumbList']);
  expect(await kinds('/contact/faq')).toEqual(['FAQPage', 'BreadcrumbList']);
  expect((await kinds('/news/1'))[0]).toMatch(/^(News)?Article$/);
  expect(await kinds('/login')).toEqual([]);
});

test('the check of structured data notices what is missing, wrong or unknown', () => {
  const offer = { '@type': 'Offer', price: '12,50', priceCurrency: 'NTD' };

  expect(schemaFaults({ '@type': 'Product', name: '', offers: [offer] })).toEqual(
    expect.arrayContaining([
      'Product: name is missing',
      'Product: image is missing',
      'Product.offers[0].Offer: price is 12,50',
      'Product.offers[0].Offer: priceCurrency is NTD',
      'Product.offers[0].Offer: shippingDetails is missing',
    ]),
  );
  expect(schemaFaults({ '@type': 'Painting' })).toEqual(['Painting: no such type is known']);
});

test('pages that are shared show a framed work, in the right language', async ({ request }) => {
  const article = await (await request.get('/zh-Hant/news/1')).text();
  const image = /og:image" content="[^"]*(\/social\/\d+\.jpg\?lang=zh-Hant)"/.exec(article)?.[1] ?? '';

  expect(article).toContain('<meta property="og:type" content="article"/>');
  expect(article).toContain('<meta property="og:locale" content="zh_TW"/>');
  expect(article).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="\/zh-Hant\/news\/atom.xml"\/>/);
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('the manifest’s icons are there', async ({ request }) => {
  const html = await (await request.get('/zh-CN/about')).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const manifest = (await (await request.get(href)).json()) as { lang: string; icons: { src: string }[] };

  expect(manifest.lang).toBe('zh-CN');
  for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png', '/favicon.ico'])
    expect((await request.get(src)).status(), src).toBe(200);
});

test('a work that was taken down is gone: a page like the one for unknown paths, with its own words', async ({
  page,
  request,
}) => {
  let gone = 0;
  // The demo's artist has removed one; their works appear while the pictures are painted.
  await expect(async () => {
    for (let id = 60; gone === 0 && id < 120; id++)
      if ((await request.get(`/api/shop/${id}`)).status() === 410) gone = id;
    expect(gone).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000, intervals: [3_000] });

  const response = await page.goto(`/shop/${gone}`);
  expect(response?.status()).toBe(410);
  const { robots, canonical, headings } = readHtml((await response?.text()) ?? '');
  expect([robots, canonical, headings]).toEqual(['noindex', '', 1]);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(page.getByText(`No longer here: /shop/${gone}`)).toBeVisible();
  await expect(page.locator('main').getByRole('search')).toBeVisible();
});
