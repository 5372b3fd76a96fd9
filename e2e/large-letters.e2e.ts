import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { test as buyerTest } from './full-cart.ts';
import { expect, open, test } from './shop-test.ts';

// Like the browser's font size setting, which everything, also the page's breakpoints, depends on.
const options = config.use?.launchOptions;
const launchOptions = { ...options, args: [...(options?.args ?? []), '--blink-settings=defaultFontSize=32'] };
test.use({ launchOptions });
buyerTest.use({ launchOptions });

/** What does not fit with letters twice as large: overlapping, cut off, or wider than the window. */
async function faultsAtDouble(page: Page): Promise<string[]> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 1) faults.push(`scrolls sideways by ${wide}`);
    const texts = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt, dd, label, button, a)'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.textContent?.trim(),
    );
    for (const element of texts) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      if (position === 'absolute' && (clipPath !== 'none' || element.offsetWidth <= 1)) continue;
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2;
      const isLow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2;
      if (isCut || isLow) faults.push(`cut: ${element.textContent?.slice(0, 40)}`);
    }
    // The bar at the lower edge is over the page; the page can be scrolled out from under it.
    const blocks = texts.filter((one) => /^(H[1-3]|P)$/.test(one.tagName) && !one.closest('[data-bottom-bar]'));
    blocks.forEach((one, index) => {
      const a = one.getBoundingClientRect();
      for (const other of blocks.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = other.getBoundingClientRect();
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (over > 4 && under > 4)
          faults.push(`over each other: ${one.textContent?.slice(0, 30)} / ${other.textContent?.slice(0, 30)}`);
      }
    });
    return faults;
  });
}

const PAGES = ['/', '/shop', '/shop/1', '/news/1'];
const WIDTHS = [1280, 640];

async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsAtDouble(page), `at ${width}`).toEqual([]);
  }
}

for (const path of PAGES) {
  test(`letters twice as large fit: ${path}`, async ({ page }) => {
    await open(page, path);
    await expectFits(page);
  });
}

buyerTest('letters twice as large fit: the cart', async ({ page, buyer }) => {
  expect(buyer.works).toHaveLength(2);
  await open(page, '/cart');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expectFits(page);
});
