import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { GUARDED_ROUTES, inLanguage, LANGUAGES, PUBLIC_ROUTES } from './routes.ts';
import { expect, open, test } from './shop-test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const locale of LANGUAGES) {
  for (const route of PUBLIC_ROUTES) {
    test(`${locale}: ${route} is whole and accessible on desk and phone`, async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      expect(await open(page, inLanguage(locale, route))).toBe(200);

      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).not.toBe('');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
      const hidden = /login|forgot|search|components|wall/.test(route);
      await expect(page.locator('link[hreflang]')).toHaveCount(hidden ? 0 : LANGUAGES.length + 1);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(hidden ? 0 : 1);
      expect(await fits(page)).toBe(true);
      // A desk has the same parts in every language; a phone has all of them in its menu too.
      if (locale === 'en') expect(await accessibilityFaults(page)).toEqual([]);

      await page.setViewportSize(PHONE);
      expect(await fits(page)).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }

  test(`${locale}: a visitor who opens a member's page is asked to sign in and would come back`, async ({ page }) => {
    for (const route of GUARDED_ROUTES) {
      await page.goto(inLanguage(locale, route));
      await page.waitForURL((url) => url.pathname === inLanguage(locale, '/login'));
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(route);
    }
  });
}

test('at 320 pixels nothing is cut off', async ({ page, quiet }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of LANGUAGES) {
    for (const route of ['/', '/shop', '/components', '/contact', '/nowhere']) {
      await page.goto(inLanguage(locale, route));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(320);
    }
  }
  // The browser itself reports the 404 of /nowhere.
  quiet.splice(0);
});

test('pages are clean in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const route of ['/', '/shop', '/components', '/contact']) {
    await open(page, route);
    expect(await accessibilityFaults(page), route).toEqual([]);
  }
});
