import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { GUARDED_ROUTES, inLanguage, LANGUAGES, PUBLIC_ROUTES } from './routes.ts';
import { expect, open, test } from './shop-test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
/** The pages that are also checked in dark colours. */
const IN_THE_DARK = new Set<string>(['/', '/shop', '/components', '/contact']);

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The page's metadata for crawlers. */
async function expectDescribed(page: Page, locale: string, route: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.title()).not.toBe('');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
  const hidden = /login|forgot|search|components|invitation|prints|together/.test(route);
  await expect(page.locator('link[hreflang]')).toHaveCount(hidden ? 0 : LANGUAGES.length + 1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(hidden ? 0 : 1);
}

/** Opens one page as a new visitor, and checks it in every size without reloading. */
async function walk(page: Page, locale: (typeof LANGUAGES)[number], route: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  expect(await open(page, inLanguage(locale, route))).toBe(200);
  await expectDescribed(page, locale, route);
  await expect.poll(() => fits(page), { message: 'at a desk' }).toBe(true);
  // A desktop has the same parts in every language; a phone has them in its menu too.
  if (locale === 'en') expect(await accessibilityFaults(page), 'at a desk').toEqual([]);

  await page.setViewportSize(PHONE);
  // Polled: a gliding element may overflow on its way.
  await expect.poll(() => fits(page), { message: 'on a phone' }).toBe(true);
  // Colours do not depend on the language, and to compare them is most of the work.
  const without = locale === 'en' ? [] : ['color-contrast'];
  expect(await accessibilityFaults(page, without), 'on a phone').toEqual([]);

  await page.setViewportSize(SMALL_PHONE);
  await expect.poll(() => fits(page), { message: 'on a small phone' }).toBe(true);
  if (locale !== 'en' || !IN_THE_DARK.has(route)) return;
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page), 'in the dark').toEqual([]);
}

// One browser for the three languages: its script cache stays, the visitor's data is deleted.
for (const route of PUBLIC_ROUTES) {
  test(`${route} is whole and accessible in every language, on desk and phones`, async ({ page, quiet }) => {
    for (const locale of LANGUAGES) {
      await test.step(locale, () => walk(page, locale, route));
      expect(quiet, `the browser console in ${locale}`).toEqual([]);
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
    }
  });
}

/** As the browser's back button: the page that is open stays, and the router goes to another. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

for (const locale of LANGUAGES) {
  test(`${locale}: a visitor who opens a member's page is asked to sign in and would come back`, async ({ page }) => {
    for (const [at, route] of GUARDED_ROUTES.entries()) {
      // A page load costs a second, so only one language loads them all.
      if (locale === 'en' || at === 0) await open(page, inLanguage(locale, route));
      else await goInside(page, inLanguage(locale, route));
      await page.waitForURL((url) => isLoginFor(url, locale, route));
      // The back office is a document of its own: until it is hydrated, a step inside would change what React compares.
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
  });
}

const isLoginFor = (url: URL, locale: (typeof LANGUAGES)[number], route: string) =>
  url.pathname === inLanguage(locale, '/login') && url.searchParams.get('redirect') === route;

test('at 320 pixels nothing of the page for unknown paths is cut off', async ({ page, quiet }) => {
  await page.setViewportSize(SMALL_PHONE);
  for (const locale of LANGUAGES) {
    await page.goto(inLanguage(locale, '/nowhere'));
    expect(await fits(page), locale).toBe(true);
  }
  // The browser logs the 404 of /nowhere.
  quiet.splice(0);
});
