import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { GUARDED_ROUTES, inLanguage, LANGUAGES, PUBLIC_ROUTES } from './routes.ts';
import { expect, open, test } from './shop-test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
/** The pages that are looked at in dark colours too. */
const IN_THE_DARK = new Set<string>(['/', '/shop', '/components', '/contact']);

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** What crawlers and readers are told of the page. */
async function expectDescribed(page: Page, locale: string, route: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.title()).not.toBe('');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
  const hidden = /login|forgot|search|components|wall|invitation/.test(route);
  await expect(page.locator('link[hreflang]')).toHaveCount(hidden ? 0 : LANGUAGES.length + 1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(hidden ? 0 : 1);
}

/** Opens one page as somebody who was never here, and looks at it in every size without loading it again. */
async function walk(page: Page, locale: (typeof LANGUAGES)[number], route: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  expect(await open(page, inLanguage(locale, route))).toBe(200);
  await expectDescribed(page, locale, route);
  await expect.poll(() => fits(page), { message: 'at a desk' }).toBe(true);
  // A desk has the same parts in every language; a phone has all of them in its menu too.
  if (locale === 'en') expect(await accessibilityFaults(page), 'at a desk').toEqual([]);

  await page.setViewportSize(PHONE);
  // Polled: what glides to its new place may reach over the edge on its way.
  await expect.poll(() => fits(page), { message: 'on a phone' }).toBe(true);
  expect(await accessibilityFaults(page), 'on a phone').toEqual([]);

  await page.setViewportSize(SMALL_PHONE);
  await expect.poll(() => fits(page), { message: 'on a small phone' }).toBe(true);
  if (locale !== 'en' || !IN_THE_DARK.has(route)) return;
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page), 'in the dark').toEqual([]);
}

// One browser for the three languages: it keeps the scripts in its cache, and forgets who was here.
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

for (const locale of LANGUAGES) {
  test(`${locale}: a visitor who opens a member's page is asked to sign in and would come back`, async ({ page }) => {
    for (const route of GUARDED_ROUTES) {
      await page.goto(inLanguage(locale, route));
      await page.waitForURL((url) => url.pathname === inLanguage(locale, '/login'));
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(route);
    }
  });
}

test('at 320 pixels nothing of the page for unknown paths is cut off', async ({ page, quiet }) => {
  await page.setViewportSize(SMALL_PHONE);
  for (const locale of LANGUAGES) {
    await page.goto(inLanguage(locale, '/nowhere'));
    expect(await fits(page), locale).toBe(true);
  }
  // The browser itself reports the 404 of /nowhere.
  quiet.splice(0);
});
