import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, open, test } from './shop-test.ts';

test('an editor puts own words on the front page and in the menu, and takes them back', async ({ page, request }) => {
  const staff = await enterAsStaff(page.request, 'editor');
  const words = { headline: '牆上的畫', menu: '選畫' };
  const reads = async (path: string) => {
    const text = await (await request.get(path)).text();
    return Object.values(words).map((one) => text.includes(one));
  };
  await enterAs(page, staff);
  await open(page, '/admin/wording');

  await page.getByLabel('Headline · 繁體中文', { exact: true }).fill(words.headline);
  await page.getByRole('region', { name: 'Menu' }).getByLabel('Shop · 繁體中文', { exact: true }).fill(words.menu);
  await page.getByLabel('Headline · English', { exact: true }).fill('Walls, please');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Walls, please');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();

  await seenByBuyers('words of the front page', () => reads('/zh-Hant'), [true, true]);
  // Simplified Chinese is converted; English has the standard menu.
  expect(await (await request.get('/zh-CN')).text()).toContain('墙上的画');
  expect(await (await request.get('/')).text()).toContain('Walls, please');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  for (const name of ['Front page', 'Menu']) {
    const part = page.getByRole('region', { name, exact: true });
    await part.getByRole('button', { name: /^Use the standard words/ }).click();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seenByBuyers('the standard words', () => reads('/zh-Hant'), [false, false]);

  await open(page, '/admin/faq');
  await page.getByRole('listitem').first().getByRole('button', { name: /^Edit/ }).click();
  await page.getByText('Values from the settings that you can use in the text').click();
  await expect(page.getByText('{tw_main_arrival}', { exact: true })).toBeVisible();
  const answer = page.getByLabel('Paragraph 1 · English');
  await answer.fill('In {making_dais} days.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Only the words in the list of values can be in braces.')).toBeVisible();
});
