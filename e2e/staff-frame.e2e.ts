import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, fillCart, placeOrder } from './full-cart.ts';
import { enterAs, enterAsDemo, enterAsStaff, newMember } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const PHONE = { width: 390, height: 844 };

test('staff start in the back office, find a page by the keyboard, and hide the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/login');
  await page.locator('[name=email]').fill('admin@demo.example');
  await page.locator('[name=password]').fill('Hang-It-145');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  // A frame of its own: neither the shop's menu nor its footer.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);

  const menu = page.getByRole('navigation', { name: 'Back office' });
  await expect(menu.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  const search = page.getByRole('combobox', { name: 'Search the menu' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('works');
  await expect(page.getByRole('option', { selected: true })).toContainText('Works');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Works to review');
  expect(await accessibilityFaults(page)).toEqual([]);
  // A person who types the next search while the page is still loading keeps the field.
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/review/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('zzz');
  answer.resolve();
  await expect(page).toHaveURL(/\/admin\/review$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Works to review' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Works to review' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('No page with this name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');

  await page.getByRole('button', { name: 'Hide the menu' }).click();
  await expect(menu).toBeHidden();
  await open(page, '/admin/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order desk' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Show the menu' }).click();
  await expect(menu).toBeVisible();

  await page.getByRole('link', { name: 'View the shop' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('a member who signs in stays in the shop, and staff get to the page that they wanted', async ({
  page,
  request,
}) => {
  await enterAs(page, await enterAsDemo(request, 'member'));
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back office' })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());

  await open(page, '/login?redirect=%2Fadmin%2Fcontact');
  await page.locator('[name=email]').fill('admin@demo.example');
  await page.locator('[name=password]').fill('Hang-It-145');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/contact$/);
});

test('on a phone the daily pages are at the lower edge, and the whole menu is one press away', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await enterAs(page, await enterAsStaff(request));
  await open(page, '/admin');
  const bar = page.getByRole('navigation', { name: 'Daily work' });
  for (const name of ['Today', 'Order desk', 'Messages']) {
    const box = await bar.getByRole('link', { name }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.y, name).toBeGreaterThan(PHONE.height - 100);
  }
  await bar.getByRole('link', { name: 'Order desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order desk' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Order desk' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Back office' });
  await expect(sheet.getByRole('link', { name: 'Settings' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('combobox', { name: 'Search the menu' }).fill('deliv');
  await sheet.getByRole('option', { name: 'Delivery' }).click();
  await expect(page).toHaveURL(/\/admin\/delivery$/);
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('the main step of an order is within reach of the thumb', async ({ page, request }, testInfo) => {
  const buyer = await fillCart(request, await newMember(request));
  const code = await placeOrder(request, buyer);
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await request.post(`/api/order/${code}/transfer`, {
    data: { digits: '80461', amount: order.total, day },
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  await page.setViewportSize(PHONE);
  await enterAs(page, await enterAsStaff(request));
  await open(page, `/admin/order/${code}`);
  const main = page.getByRole('region', { name: 'What you can do now' }).getByRole('button').first();
  await expect(main).toBeVisible();
  const box = await main.boundingBox();
  expect(box?.y).toBeGreaterThan(PHONE.height / 2);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  // It is above the bar of the menu, not behind it.
  const bar = await page.getByRole('navigation', { name: 'Daily work' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.screenshot({ path: testInfo.outputPath('order-on-a-phone.png') });
  await main.click();
  await page.getByRole('region', { name: 'Confirm the transfer' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Start production' })).toBeVisible();
});
