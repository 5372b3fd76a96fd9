import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type PaperPage, readStrokes } from '../src/ground/documents/server/testing-strokes.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test as withBuyer } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const A4_POINTS = 595;
const LETTER_POINTS = 612;

const WORDS = {
  '': {
    prepare: 'Prepare the hanging kit',
    paper: 'Paper in your printer',
    download: 'Download the hanging kit (PDF)',
  },
  '/zh-Hant': { prepare: '準備掛畫套件', paper: '印表機的紙張', download: '下載掛畫套件（PDF）' },
  '/zh-CN': { prepare: '准备挂画套件', paper: '打印机的纸张', download: '下载挂画套件（PDF）' },
};

async function downloaded(page: Page, name: string): Promise<PaperPage[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  return (await readStrokes(await readFile(await file.path()))).pages;
}

/** Red crosses: two strokes for each nail. */
const nailsOf = (pages: readonly PaperPage[]) =>
  pages.reduce((sum, { strokes }) => sum + strokes.filter(({ colour }) => colour === '#b3261e').length / 2, 0);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [prefix, words] of Object.entries(WORDS)) {
      test(`a wall has its hanging kit on the chosen paper, at ${prefix || '/'}`, async ({ page }) => {
        await open(page, `${prefix}/wall?works=1_2&room=bedroom`);
        await page.getByRole('button', { name: words.prepare }).click();
        const paper = page.getByLabel(words.paper);
        await expect(paper).toBeFocused();
        expect(await fits(page)).toBe(true);
        expect(await accessibilityFaults(page)).toEqual([]);

        await paper.selectOption('a4');
        const pages = await downloaded(page, words.download);
        expect(Math.floor(pages[0]?.width ?? 0)).toBe(A4_POINTS);
        expect(nailsOf(pages)).toBeGreaterThanOrEqual(2);
        await paper.selectOption('letter');
        const others = await downloaded(page, words.download);
        expect(Math.floor(others[0]?.width ?? 0)).toBe(LETTER_POINTS);
        expect(nailsOf(others)).toBe(nailsOf(pages));
      });
    }

    withBuyer('the cart leads to the kit, and the page of a paid order has one', async ({ page, buyer, request }) => {
      await page.setViewportSize(viewport);
      await open(page, '/cart');
      await page.getByRole('link', { name: 'Hanging kit' }).click();
      await expect(page).toHaveURL(/\/wall\?works=.*#kit$/);
      await expect(page.getByLabel(WORDS[''].paper)).toHaveValue('a4');
      await expect(page.getByLabel(WORDS[''].paper)).toBeInViewport();

      const code = await placeOrder(request, buyer);
      await open(page, `/account/order/${code}`);
      await expect(page.getByRole('button', { name: 'Order statement (PDF)' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Hanging kit' })).toBeHidden();
      const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
      const staff = await enterAsStaff(request, 'finance');
      const paid = await request.post(`/api/admin/order/${code}/confirm_transfer`, {
        ...apiOf(staff),
        data: { amount: order.total },
      });
      expect(paid.ok(), await paid.text()).toBe(true);

      // Another page first: a changed hash alone would not load the order again.
      await open(page, '/account/order');
      await open(page, `/account/order/${code}#kit`);
      const panel = page.getByRole('region', { name: 'Hanging kit' });
      await expect(panel.getByLabel(WORDS[''].paper)).toHaveValue('a4');
      expect(await fits(page)).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      const pages = await downloaded(page, WORDS[''].download);
      expect(pages[0]?.texts.map(({ text }) => text).join(' ')).toContain(buyer.works[0].title);
      expect(nailsOf(pages)).toBeGreaterThanOrEqual(1);
    });
  });
}

test('with US dollars the paper is Letter until the visitor chooses', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency', 'USD'));
  await open(page, '/wall?works=1#kit');

  await expect(page.getByLabel(WORDS[''].paper)).toHaveValue('letter');
});
