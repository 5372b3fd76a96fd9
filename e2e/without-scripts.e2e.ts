import type { Route } from '@playwright/test';
import { expect, open, test } from './shop-test.ts';
import { cartLinesOf, workOnSale } from './slow-page.ts';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a print in a chosen size and frame goes into the cart, which can be read', async ({ page }) => {
    const work = await workOnSale(page);
    await page.goto(`/shop/${work.item_id}`);
    const size = page.getByRole('group', { name: 'Size of the print' }).getByRole('radio').first();
    await size.check({ force: true });
    await page
      .getByRole('group', { name: 'Frame' })
      .getByRole('radio', { name: 'Oak', exact: true })
      .check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();

    await page.waitForURL('**/cart');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: work.title })).toBeVisible();
    await expect(main.getByRole('listitem')).toContainText('Oak × 1');
    await expect(main.getByText('Total without delivery').locator('[data-price=USD]')).toHaveText(/^US\$\d+$/);

    await page.goBack();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(main.getByRole('listitem')).toContainText('× 2');
  });

  test('an empty cart says so in the page’s language', async ({ page }) => {
    await page.goto('/zh-Hant/cart');

    await expect(page.locator('main noscript p').first()).toBeVisible();
    expect(await page.locator('main noscript').textContent()).toContain('購物車是空的');
  });

  test('the search leads to its page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox').fill('mountain');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();

    await page.waitForURL('**/search?keyword=mountain');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('mountain');
  });
});

test('scripts that fail send the purchase the plain way, and the next page takes the cart over', async ({
  page,
  quiet,
}) => {
  const work = await workOnSale(page);
  let hasFailed = false;
  // The route stays: one that ends by itself while other pages already load now and then leaves a request of theirs unanswered.
  const failOnce = async (route: Route) => {
    if (hasFailed) return route.continue();
    hasFailed = true;
    await page.locator('button[aria-busy=true]').waitFor();
    await route.abort();
  };
  await page.route(/\/assets\/index-.*\.js$/, failOnce);
  await page.goto(`/shop/${work.item_id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).click();

  // The cart is a member's page, and sends visitors on by itself: going elsewhere meanwhile would cross its way.
  await page.waitForURL(/\/login/);
  await open(page, '/about');
  expect(await cartLinesOf(page)).toEqual([expect.objectContaining({ item_id: work.item_id, nums: 1 })]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('cart=');
  // The browser tells of what was blocked.
  quiet.splice(0);
});
