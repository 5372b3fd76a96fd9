import { dialogFaults, keyboardFaults } from './keyboard-walk.ts';
import { enterAs, enterAsDemo } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test(`the picture of a work covers nothing that the keyboard reaches at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/shop/1');
    expect(await keyboardFaults(page)).toEqual([]);
  });

/** Where an owner prepares and runs a shop. */
const PAGES = [
  ...['', 'opening', 'import', 'connection', 'me', 'wording', 'mail', 'carrier', 'pay-method', 'brand', 'staff'],
  ...['refund', 'missing', 'setting', 'delivery', 'holiday', 'statement'],
];

for (const width of [390, 1440])
  test(`the owner's pages work by keyboard at ${width} px`, async ({ page, request }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 844 });
    await enterAs(page, await enterAsDemo(request, 'admin'));
    for (const name of PAGES)
      await test.step(name, async () => {
        await open(page, `/admin/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        const faults = await keyboardFaults(page);
        expect([name, ...faults, ...(await dialogFaults(page))]).toEqual([name]);
      });
  });
