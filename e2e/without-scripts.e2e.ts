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

  test('the filters of a phone open, and narrow the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/zh-Hant/shop?sort=price');
    await page.getByRole('link', { name: '篩選' }).click();
    const sheet = page.locator('#filters');
    await sheet.getByRole('checkbox', { name: /^藍/ }).check();
    await sheet.getByRole('checkbox', { name: /^綠/ }).check();
    await sheet.getByRole('button', { name: /^顯示/ }).click();

    await page.waitForURL((url) => url.searchParams.get('colour')?.split('_').toSorted().join() === 'blue,green');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price');
    await expect(page.getByRole('link', { name: /藍/ })).toBeVisible();
    await expect(sheet).toBeHidden();

    await page.getByRole('link', { name: /^篩選/ }).click();
    await sheet.getByLabel('最高價格').fill('9000');
    await sheet.getByRole('button', { name: '套用' }).first().click();
    await page.waitForURL((url) => url.searchParams.get('price_max') === '900000');
    expect(new URL(page.url()).searchParams.get('colour')?.split('_').toSorted().join()).toBe('blue,green');

    // At a desk it is the same form, with a button of its own.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('complementary').getByRole('checkbox', { name: /^藍/ }).uncheck();
    await page.getByRole('complementary').getByRole('button', { name: '套用' }).last().click();
    await page.waitForURL((url) => url.searchParams.get('colour') === 'green');
    expect(new URL(page.url()).searchParams.get('price_max')).toBe('900000');
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
  // The route stays: removing one while other pages load sometimes leaves their requests unanswered.
  const failOnce = async (route: Route) => {
    if (hasFailed) return route.continue();
    hasFailed = true;
    await page.locator('button[aria-busy=true]').waitFor();
    await route.abort();
  };
  await page.route(/\/assets\/index-.*\.js$/, failOnce);
  await page.goto(`/shop/${work.item_id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).click();

  // The cart is a member's page, and redirects visitors: another navigation in the meantime would conflict.
  await page.waitForURL(/\/login/);
  await open(page, '/about');
  expect(await cartLinesOf(page)).toEqual([expect.objectContaining({ item_id: work.item_id, nums: 1 })]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('cart=');
  // The browser logs the blocked scripts.
  quiet.splice(0);
});
