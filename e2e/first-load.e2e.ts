import type { Page, Request } from '@playwright/test';
import { placeOrder, test as withBuyer } from './full-cart.ts';
import { watchShifts } from './layout-shift.ts';
import { expect, open, test } from './shop-test.ts';
import { workOnSale } from './slow-page.ts';

/**
 * Requests of a first visit on a phone, until idle; scripts/finish-build.ts checks the bytes. Without pictures: how
 * far ahead a browser loads them is up to it.
 */
const MOST = { home: 19, list: 19, product: 22 };
const MOST_SCRIPTS = { home: 9, list: 10, product: 11 };

/** A page without requests for this long is idle. */
const QUIET_MS = 1500;

async function firstVisit(page: Page, path: string): Promise<{ all: string[]; scripts: string[] }> {
  // On a good connection the page also preloads visible links (spec §9), which are not its own requests.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && request.resourceType() !== 'image') asked.push(request);
  });
  await open(page, path);
  // Not `networkidle`: the browser never reports the end of a keepalive request, such as a work's view.
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length;
    await page.waitForTimeout(QUIET_MS);
  }
  const paths = (list: readonly Request[]) => list.map((request) => new URL(request.url()).pathname);
  return { all: paths(asked), scripts: paths(asked.filter((request) => request.resourceType() === 'script')) };
}

test.describe('a first visit on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const kind of ['home', 'list', 'product'] as const) {
    test(`asks for little: ${kind}`, async ({ page }) => {
      const work = await workOnSale(page);
      const path = { home: '/', list: '/shop', product: `/shop/${work.item_id}` }[kind];

      const { all, scripts } = await firstVisit(page, path);

      expect(all.length, all.join('\n')).toBeLessThanOrEqual(MOST[kind]);
      expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS[kind]);
      expect(
        scripts.filter((name) => /queries|schemas/.test(name)),
        'no public page needs these',
      ).toEqual([]);
    });
  }
});

test('the code of a product is requested with its page, not by another script', async ({ page }) => {
  const { item_id } = await workOnSale(page);
  const html = await (await page.request.get(`/shop/${item_id}`)).text();
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path = '']) => path);
  const component = preloaded.find((path) => path.includes('shop._id'));
  expect(component, preloaded.join('\n')).toBeDefined();

  const source = await (await page.request.get(component ?? '')).text();
  const imported = [...source.matchAll(/from\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`);

  expect(preloaded).toEqual(expect.arrayContaining(imported));
});

/** An unnoticeable cumulative layout shift; browsers call ten times as much good. */
const STILL = 0.01;
/** The width of a line differs a little: a short text beside another moves by a pixel or two. */
const MOVED_BY_FONTS = 0.002;
/** On a device that has none of the fonts in kit/fallback-fonts.css, lines break differently. */
const MOVED_BY_OTHER_FONTS = 0.05;

/** Whether this device has a font that takes the width of ours, with and without serifs. */
function hasFallbackFonts(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const hasOneOf = async (families: RegExp) => {
      const faces = [...document.fonts].filter(({ family }) => families.test(family));
      const loads = await Promise.allSettled(faces.map((face) => face.load()));
      return loads.some(({ status }) => status === 'fulfilled');
    };
    return (await hasOneOf(/Newsreader (Georgia|Noto|Times)/)) && (await hasOneOf(/Source Sans (Roboto|Arial)/));
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  withBuyer.describe(`at ${width} × ${height}`, () => {
    withBuyer.use({ viewport: { width, height } });

    withBuyer('nothing moves by itself while a page comes and is scrolled', async ({ page, buyer, request }) => {
      withBuyer.slow();
      const shifts = await watchShifts(page);
      const [{ item_id }, other] = buyer.works;
      const paths = [
        '/',
        '/shop',
        `/shop/${item_id}`,
        '/artist',
        '/artist/1',
        '/news/1',
        '/wall',
        `/wall?works=${item_id}_${other.item_id}`,
        '/search?keyword=zzzxq',
        '/account',
        '/cart',
        '/cart?step=2',
        '/cart?step=3',
        '/cart/check?status=success',
      ];
      for (const path of paths) {
        // The order empties the cart, so it comes last.
        const code = path.startsWith('/cart/check') ? `&code=${await placeOrder(request, buyer)}` : '';
        await open(page, `${path}${code}`);
        await page.waitForTimeout(QUIET_MS);
        for (let screen = 1; screen <= 4; screen += 1) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), screen * height * 0.8);
          await page.waitForTimeout(200);
        }
        const { total, moved } = await shifts();
        expect.soft(total, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(STILL);
      }
    });
  });
}

test.describe('on a phone whose line is slow', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing moves when the fonts arrive after the page', async ({ page }) => {
    test.slow();
    const shifts = await watchShifts(page);
    const { item_id } = await workOnSale(page);
    let held = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    for (const path of ['/', '/shop', `/shop/${item_id}`, '/news/1']) {
      held = Promise.withResolvers();
      // Not `open`: the browser does not report a page as loaded before its fonts.
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      const hydrated = await page.evaluate(() => performance.now());
      held.resolve();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(QUIET_MS);
      expect(await page.evaluate(() => document.fonts.check('1em Newsreader'))).toBe(true);
      const { total, moved } = await shifts(hydrated);
      const limit = (await hasFallbackFonts(page)) ? MOVED_BY_FONTS : MOVED_BY_OTHER_FONTS;
      expect.soft(total, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(limit);
    }
  });
});
