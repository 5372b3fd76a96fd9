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
  // A page without pictures: one that was there already would not be held back.
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

test('a search for nonsense offers what is often searched, and says so', async ({ page }) => {
  await open(page, '/search?keyword=zzqqxxv');

  await expect(page.getByText('Popular searches')).toBeVisible();
  await expect(page.getByText('Similar searches')).toHaveCount(0);
});

test('the list knows portraits, and works that are upright', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/shop');

  await expect(page.getByRole('checkbox', { name: /Portrait/ })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /Upright/ })).toHaveCount(1);
});

test('whoever has no favourites is shown what others have collected', async ({ page, request }) => {
  await enterAs(page, await newMember(request));
  await open(page, '/account/favorite');
  const others = page.getByRole('region', { name: 'Saved by others' });

  await expect(others.getByRole('listitem')).toHaveCount(4);
  await expect(others.locator('img').first()).toBeVisible();
});
