import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { expect, test } from './shop-test.ts';

const SENTENCES = {
  '': 'This shop is a demo.',
  '/zh-Hant': '這是示範商店。',
  '/zh-CN': '这是演示商店。',
} as const;

test('a demo says on every page of its back office that it is one, and how to open a real shop', async ({
  page,
  request,
}, testInfo) => {
  await enterAs(page, await enterAsStaff(request));
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/admin', '/admin/order', '/admin/work', '/admin/setting', '/admin/me']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText(SENTENCES['']);
      // The page is no wider than the window.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const bar = page.getByRole('complementary', { name: 'Demo' });
    await bar.getByText('How to open your own shop').click();
    await expect(bar.getByText('npm run demo:remove')).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath(`demo-bar-${width}.png`) });
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const [prefix, sentence] of Object.entries(SENTENCES)) {
    await page.goto(`${prefix}/admin`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
