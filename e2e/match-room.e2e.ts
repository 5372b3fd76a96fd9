import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, open, test } from './shop-test.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const WORDS = {
  '': {
    title: 'Match my room',
    choose: 'Choose a photo',
    blue: /^Blue/,
    opposite: 'Opposite colours',
    hang: /on my photo$/,
  },
  '/zh-Hant': { title: '搭配我的房間', choose: '選擇照片', blue: /^藍/, opposite: '對比色', hang: /照片上$/ },
  '/zh-CN': { title: '搭配我的房间', choose: '选择照片', blue: /^蓝/, opposite: '对比色', hang: /照片上$/ },
};

/** A white room with a blue sofa. */
function roomPhoto(): Buffer {
  const canvas = createCanvas(800, 600);
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#f2efe8';
  ink.fillRect(0, 0, 800, 600);
  ink.fillStyle = '#2f5aa0';
  ink.fillRect(150, 320, 500, 180);
  return canvas.toBuffer('image/png');
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [prefix, words] of Object.entries(WORDS)) {
      test(`a photo of a room finds works, and one hangs on it, at ${prefix || '/'}`, async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET' && /match|photo|picture/.test(request.url())) sent.push(request.url());
        });
        await open(page, `${prefix}/match`);
        await page
          .getByLabel(words.choose)
          .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: roomPhoto() });
        await expect(page).toHaveURL(/\/match\?colours=blue$/);
        await expect(page.getByRole('checkbox', { name: words.blue })).toBeChecked();
        const group = page.getByRole('region', { name: words.opposite });
        await expect(group.getByRole('link').first()).toBeVisible();
        expect(await fits(page)).toBe(true);
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.screenshot({
          path: `test-results/match-${viewport.width}${prefix.replace('/', '-')}.png`,
          fullPage: true,
        });

        await group.getByRole('link', { name: words.hang }).first().click();
        await expect(page).toHaveURL(/\/wall\?.*room=photo/);
        // The photo is there already: the next step is to mark its scale.
        await expect(page.locator('input[type=file]')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: /^2\./ })).toBeVisible();
        expect(sent).toEqual([]);
      });
    }
  });
}

test('all works of a harmony are a list with its reason, which can be left again', async ({ page }) => {
  await open(page, '/match?colours=blue');
  await page
    .getByRole('region', { name: 'Opposite colours' })
    .getByRole('link', { name: /^Show all/ })
    .click();
  await expect(page).toHaveURL(/\/shop\?match=complementary-blue$/);
  await expect(page.getByText('Your room: blue.')).toBeVisible();
  const chip = page.getByRole('listitem').filter({ hasText: 'Goes with blue' }).first();
  await expect(chip).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/match-list.png' });
  await chip.getByRole('link').click();
  await expect(page).toHaveURL(/\/shop$/);
});
