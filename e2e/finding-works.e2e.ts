import { enterAs, newMember } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

test('an artist whom the search finds is shown with a work', async ({ page }) => {
  await open(page, '/search?keyword=lin');
  const found = page.getByRole('region', { name: 'Artists' }).getByRole('listitem').first();

  await expect(found.locator('img')).toBeAttached();
  await found.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin');
});

test('what the search suggests has its preview before its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A page without pictures, because a loaded one would not be delayed.
  await open(page, '/contact');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('combobox').pressSequentially('lin');
  const picture = page.getByRole('option').locator('img').first();

  await expect(picture).toHaveCSS('background-image', /^url\("data:image/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  release();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveCSS('background-image', 'none');
});

test('a phone searches on a page whose field has the focus and suggests', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('main').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('lin');
  const first = page.getByRole('main').getByRole('option').first();
  await expect(first).toContainText('Lin');
  const { x = -1, width = 999 } = (await first.boundingBox()) ?? {};
  expect([x >= 0, x + width <= 390]).toEqual([true, true]);
  await first.click();
  await page.waitForURL('**/artist/*');
});

test('a search for nonsense offers what is often searched, and says so', async ({ page }) => {
  await open(page, '/search?keyword=zzqqxxv');

  await expect(page.getByText('Popular searches')).toBeVisible();
  await expect(page.getByText('Similar searches')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Saved by others' }).getByRole('article')).toHaveCount(4);
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('sea');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sea');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('zzqqxxv');
});

test('the list knows portraits, and works that are upright', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/shop');

  await expect(page.getByRole('checkbox', { name: /Portrait/ })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /Upright/ })).toHaveCount(1);
});

test('a visitor without favourites sees what others have collected', async ({ page, request }) => {
  await enterAs(page, await newMember(request));
  await open(page, '/account/favorite');
  const others = page.getByRole('region', { name: 'Saved by others' });

  await expect(others.getByRole('listitem')).toHaveCount(4);
  await expect(others.locator('img').first()).toBeVisible();
});
