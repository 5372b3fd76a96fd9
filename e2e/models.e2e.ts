import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, open, test } from './shop-test.ts';
import { workOnSale } from './slow-page.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

const WORDS = {
  '': {
    view: 'View in 3D',
    title: 'The framed work in 3D',
    now: 'See it on my wall now',
    turn: 'Turn the framed work',
  },
  '/zh-Hant': { view: '立體檢視', title: '立體檢視裝框作品', now: '立即在我的牆上觀看', turn: '轉動裝框作品' },
  '/zh-CN': { view: '立体查看', title: '立体查看装框作品', now: '立即在我的墙上查看', turn: '转动装框作品' },
};
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** How much there is to see in the view: an empty one has an entropy of 0. */
async function drawnIn(page: Page): Promise<number> {
  const { entropy } = await sharp(await page.locator('canvas[role=img]').screenshot()).stats();
  return entropy;
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  for (const [prefix, words] of Object.entries(WORDS)) {
    test(`the framed work turns in space, and a code hands it to a phone, at ${prefix || '/'}`, async ({ page }) => {
      const { item_id } = await workOnSale(page);
      await open(page, `${prefix}/shop/${item_id}`);
      await page.getByRole('button', { name: words.view }).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('img', { name: /QR|二维码/ })).toBeVisible();
      const slider = dialog.getByRole('slider', { name: words.turn });
      const before = await slider.getAttribute('aria-valuetext');

      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
      await expect.poll(() => drawnIn(page)).toBeGreaterThan(3);
      expect(await fits(page)).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/models-desktop${prefix.replace('/', '-')}.png` });

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: words.view })).toBeFocused();
    });
  }
});

test.describe('on an Android phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: PIXEL, hasTouch: true, isMobile: true });

  for (const [prefix, words] of Object.entries(WORDS)) {
    test(`the scanned address opens the view, whose link opens Scene Viewer, at ${prefix || '/'}`, async ({ page }) => {
      const { item_id } = await workOnSale(page);
      await open(page, `${prefix}/shop/${item_id}#ar`);
      const dialog = page.getByRole('dialog', { name: words.title });
      const link = dialog.getByRole('link', { name: words.now });
      await expect(link).toBeVisible();
      expect(await fits(page)).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/models-phone${prefix.replace('/', '-')}.png` });

      const intent = new URL((await link.getAttribute('href'))?.replace('intent:', 'https:') ?? '');
      expect(intent.searchParams.get('enable_vertical_placement')).toBe('true');
      const model = await page.request.get(intent.searchParams.get('file') ?? '');
      expect([model.status(), model.headers()['content-type']]).toEqual([200, 'model/gltf-binary']);
      expect((await model.body()).length).toBeLessThan(1_500_000);
    });
  }
});

test.describe('on an iPhone', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: IPHONE, hasTouch: true, isMobile: true });

  test('the link opens Quick Look with a model at true size', async ({ page }) => {
    // Chromium does not know Apple's kind of link.
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (name) {
        return name === 'ar' || supports.call(this, name);
      };
    });
    const { item_id } = await workOnSale(page);
    await open(page, `/shop/${item_id}`);
    await page.getByRole('button', { name: WORDS[''].now }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: WORDS[''].now });
    await expect(link).toBeVisible();
    await page.screenshot({ path: 'test-results/models-iphone.png' });

    expect(await link.getAttribute('rel')).toBe('ar');
    expect(await link.evaluate((anchor) => [...anchor.children].map(({ tagName }) => tagName))).toEqual(['IMG']);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/\.usdz#allowsContentScaling=0$/);
    const model = await page.request.get(href);
    expect([model.status(), model.headers()['content-type']]).toEqual([200, 'model/vnd.usdz+zip']);
  });
});
