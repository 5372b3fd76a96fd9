import { expect, open, test } from './shop-test.ts';
import { cartLinesOf, openEarly, slowDown, workOnSale } from './slow-page.ts';

const ADDED = 'Added to your cart.';

/** Scrolls and presses in the page itself at the first paint: from outside it would come too late. */
function pressAtFirstPaint(): void {
  const press = () => {
    const button = document.querySelector<HTMLElement>('[data-early^=cart]');
    if (!button || document.documentElement.scrollHeight < 1_200) return void requestAnimationFrame(press);
    window.scrollTo(0, 300);
    document.documentElement.dataset.taken = String(Object.keys(button).some((key) => key.startsWith('__react')));
    button.click();
  };
  new PerformanceObserver(press).observe({ type: 'paint', buffered: true });
}

test('“Add to cart” pressed at first paint on a slow machine and line is carried out, and nothing scrolls', async ({
  page,
}) => {
  test.slow();
  const work = await workOnSale(page);
  await slowDown(page);
  await page.addInitScript(pressAtFirstPaint);
  await page.goto(`/shop/${work.item_id}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add to cart' });

  await expect(page.getByText(ADDED)).toBeVisible({ timeout: 60_000 });
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  // Our own font may be a pixel taller than the fallback, and the browser scrolls along.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThanOrEqual(1);
  expect(await cartLinesOf(page)).toEqual([expect.objectContaining({ item_id: work.item_id, nums: 1 })]);
  expect(await page.evaluate(() => document.documentElement.dataset.taken), 'pressed too late').toBe('false');
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('link', { name: 'Cart, 1 prints' })).toBeVisible();
});

test('“Add to cart” pressed early is carried out also when its code arrives at the second attempt', async ({
  page,
  quiet,
}) => {
  const work = await workOnSale(page);
  let lost = 0;
  await page.route(/\/assets\/later-.*\.js$/, async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort('connectionreset') : route.continue());
  });
  await page.addInitScript(pressAtFirstPaint);
  await page.goto(`/shop/${work.item_id}`, { waitUntil: 'commit' });

  await expect(page.getByText(ADDED)).toBeVisible({ timeout: 60_000 });
  expect(lost).toBeGreaterThan(1);
  // The browser logs the lost file.
  quiet.splice(0);
});

test.describe('before the scripts have loaded', () => {
  test('size and frame are chosen and the heart is pressed, and the cart gets that very print once', async ({
    page,
  }) => {
    const work = await workOnSale(page);
    const ready = await openEarly(page, `/shop/${work.item_id}`);
    const size = page.getByRole('group', { name: 'Size of the print' }).getByRole('radio').first();
    const frame = page.getByRole('group', { name: 'Frame' }).getByRole('radio').nth(2);
    await size.check({ force: true });
    await frame.check({ force: true });
    const wanted = {
      item_id: work.item_id,
      size_id: Number(await size.getAttribute('value')),
      frame_id: Number(await frame.getAttribute('value')),
      nums: 1,
    };
    // From the keyboard, and more than once, like people who see no reaction.
    await page.getByRole('button', { name: 'Add to cart' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: /to favourites$/ }).click();

    await ready();
    await expect(page.getByText(ADDED)).toBeVisible();
    await expect(page.getByRole('button', { name: /from favourites$/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await cartLinesOf(page)).toEqual([expect.objectContaining(wanted)]);
    expect(new URL(page.url()).searchParams.get('size')).toBe(String(wanted.size_id));
    await expect(size).toBeChecked();
    await expect(frame).toBeChecked();
  });

  test('a filter is chosen in the sheet of a phone, which stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ready = await openEarly(page, '/shop');
    await page.getByRole('link', { name: 'Filters' }).click();
    await page.locator('#filters').getByRole('checkbox', { name: /Blue/ }).check();

    await ready();
    await page.waitForURL('**/shop?colour=blue#filters');
    await expect(page.locator('dialog:modal').getByRole('checkbox', { name: /Blue/ })).toBeChecked();
  });

  test('a country is chosen, and delivery there is reckoned', async ({ page }) => {
    const { item_id } = await workOnSale(page);
    const ready = await openEarly(page, `/shop/${item_id}`);
    await page.getByLabel('Delivery to').focus();
    await page.keyboard.type('Japan');
    await expect(page.getByLabel('Delivery to')).toHaveValue('JP');

    await ready();
    await expect(page.getByLabel('Delivery to')).toHaveValue('JP');
    const delivery = page.getByRole('region', { name: 'Delivery' });
    await expect(delivery).toContainText('arrives');
    const early = await delivery.locator('p').textContent();

    await open(page, `/shop/${item_id}`);
    await page.getByLabel('Delivery to').selectOption('JP');
    await expect(delivery.locator('p')).toHaveText(early ?? '');
  });

  test('a search begins, and goes on where it was', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const ready = await openEarly(page, '/');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.pressSequentially('mount');

    await ready();
    await expect(field).toHaveValue('mount');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('ain');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?keyword=mountain');
  });

  test('a search is submitted, and the browser navigates without scripts', async ({ page }) => {
    await openEarly(page, '/search');
    await page.getByRole('main').getByRole('combobox').fill('mountain');
    await page.keyboard.press('Enter');

    await page.waitForURL('**/search?keyword=mountain', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('mountain');
  });

  test('a visitor fills in and submits the sign-in, and nothing of it appears in the address', async ({ page }) => {
    const ready = await openEarly(page, '/login');
    await page.getByLabel('E-mail address').fill('member@demo.example');
    await page.locator('[name=password]').fill('Hang-It-145');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');

    await ready();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('token');
  });

  test('a registration is begun, and every field keeps what was typed', async ({ page }) => {
    const ready = await openEarly(page, '/register');
    await page.getByLabel('First name').fill('Mei');
    await page.getByLabel('Last name').fill('Lin');
    await page.getByLabel('E-mail address').fill('mei@example.com');
    await page.getByLabel('Birthday').fill('1990-05-17');

    await ready();
    await expect(page.getByLabel('First name')).toHaveValue('Mei');
    await expect(page.getByLabel('Last name')).toHaveValue('Lin');
    await expect(page.getByLabel('E-mail address')).toHaveValue('mei@example.com');
    await expect(page.getByLabel('Birthday')).toHaveValue('1990-05-17');
  });

  test('the page is scrolled, stays there, and the router still goes to the top of the next', async ({ page }) => {
    const ready = await openEarly(page, '/shop');
    await page.evaluate(() => window.scrollTo(0, 700));

    await ready();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await page.getByRole('article').nth(4).getByRole('link').first().click();
    await page.waitForURL('**/shop/*');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });
});
