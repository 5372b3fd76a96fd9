import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, cartOf, openStep, test } from './full-cart.ts';
import { newMember, PASSWORD } from './new-member.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open } from './shop-test.ts';

test.describe('the purchase list', () => {
  test('changes size, frame and quantity in place, and takes a change back', async ({ page, request, buyer }) => {
    const { title } = buyer.works[0];
    await openStep(page, 1);
    const subtotal = page.getByRole('complementary', { name: 'Your total' });
    // The price with delivery follows the list.
    await expect(subtotal).toContainText('Includes 5% VAT');
    const before = await subtotal.textContent();

    const frame = page.getByRole('combobox', { name: `Frame of ${title}` });
    await frame.focus();
    await frame.selectOption({ index: 5 });
    await expect(page.getByText(`“${title}” has been changed.`)).toBeVisible();
    await expect(subtotal).not.toHaveText(before ?? '');
    await expect(frame).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(subtotal).toHaveText(before ?? '');

    const size = page.getByRole('combobox', { name: `Size of ${title}` });
    await size.focus();
    await size.selectOption({ index: 1 });
    await expect(size).toBeFocused();
    await page.getByRole('button', { name: `One more of ${title}` }).click();
    await expect.poll(async () => (await cartOf(request, buyer)).map(({ nums }) => nums)).toEqual([2, 2]);
    await page.reload();
    await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('2');
  });

  test('gives a removed line back in its place', async ({ page, request, buyer }) => {
    const [{ title }, second] = buyer.works;
    await openStep(page, 1);

    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(page.getByText(`“${title}” has been removed.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect.poll(() => cartOf(request, buyer)).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 3 })).toHaveText([title, second.title]);
    await expect.poll(() => cartOf(request, buyer)).toHaveLength(2);
  });

  test('asks again for a picture that the shop is too busy to draw, and shows nothing torn meanwhile', async ({
    page,
    quiet,
    buyer: _,
  }) => {
    const refused = new Set<string>();
    await page.route('**/framed/*', async (route) => {
      const url = route.request().url();
      if (refused.has(url)) return route.continue();
      refused.add(url);
      return route.fulfill({ status: 503, headers: { 'retry-after': '5' } });
    });
    await openStep(page, 1);
    const pictures = page.locator('main img[src^="/framed/"]');
    const shown = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));

    await expect.poll(() => refused.size).toBe(2);
    await expect(pictures.first()).toHaveCSS('opacity', '0');
    expect(await shown()).toEqual([false, false]);

    await expect.poll(shown).toEqual([true, true]);
    await expect(pictures.first()).toHaveCSS('opacity', '1');
    // The browser logs the refusal.
    quiet.splice(0);
  });

  test('orders only what is selected, and nothing when nothing is', async ({ page, buyer }) => {
    await openStep(page, 1);
    await page.getByRole('checkbox', { name: /^Select all/ }).uncheck();
    await expect(page.getByText('Please select at least one item.')).toBeVisible();

    await page.getByRole('checkbox', { name: `Include ${buyer.works[1].title} in this order` }).check();
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Your total' })).toContainText('2 prints');

    await page.goBack();
    await expect(
      page.getByRole('checkbox', { name: `Include ${buyer.works[0].title} in this order` }),
    ).not.toBeChecked();
  });

  test('is an empty frame when everything has been taken out', async ({ page, buyer }) => {
    await openStep(page, 1);
    for (const { title } of buyer.works) await page.getByRole('button', { name: `Remove ${title}` }).click();

    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Saved by others' }).getByRole('article')).toHaveCount(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Browse the shop' }).click();
    await page.waitForURL('**/shop');
  });

  test('leads to the wall with everything on it', async ({ page, buyer: _ }) => {
    await openStep(page, 1);

    await page.getByRole('link', { name: 'See all on my wall' }).click();

    await page.waitForURL(/\/wall\?works=\d+\.\d+\.\d+_\d+\.\d+\.\d+/);
  });

  test('keeps a change made without a connection and sends it afterwards', async ({ page, request, buyer, quiet }) => {
    const { title } = buyer.works[0];
    await openStep(page, 1);

    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await page.getByRole('button', { name: `One more of ${title}` }).click();
    await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('2');
    expect((await cartOf(request, buyer))[0]?.nums).toBe(1);
    await page.context().setOffline(false);

    await expect.poll(async () => (await cartOf(request, buyer))[0]?.nums).toBe(2);
    await expect(page.getByText(/^You are offline/)).toBeHidden();
    // The browser logs failed requests.
    quiet.splice(0);
  });

  test('shows what another tab has changed', async ({ page, context, request, buyer }) => {
    const { title } = buyer.works[0];
    await openStep(page, 1);
    const other = await context.newPage();
    await openStep(other, 1);

    await other.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(other.getByText(`“${title}” has been removed.`)).toBeVisible();
    // The page shows it before the server has it.
    await expect.poll(async () => (await cartOf(request, buyer)).length).toBe(1);
    await other.close();
    await page.bringToFront();
    // A headless page gets no focus events.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });
});

test('a number changed in one tab does not undo what another tab does at that moment', async ({
  page,
  request,
  buyer,
}) => {
  const [{ title }, second] = buyer.works;
  await openStep(page, 1);
  const [line] = (await cartOf(request, buyer)) as { nums: number; item_id?: number; size_id?: number }[];
  const released = Promise.withResolvers<void>();
  const asked = page.waitForRequest((sent) => sent.url().includes('/api/cart') && sent.method() !== 'GET');
  await page.route('**/api/cart**', async (route) => {
    if (route.request().method() !== 'GET') await released.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `One more of ${title}` }).click();
  await asked;

  // The other tab adds a print before the server has received this tab's change.
  const data = { item_id: line?.item_id, size_id: line?.size_id, frame_id: 3, nums: 1 };
  expect((await request.put('/api/cart', { ...apiOf(buyer), data })).ok()).toBe(true);
  released.resolve();

  await expect.poll(async () => (await cartOf(request, buyer)).map(({ nums }) => nums)).toEqual([2, 2, 1]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([title, second.title, title]);
});

test('what a visitor put aside is there after signing in', async ({ page, request }) => {
  const { email } = await newMember(request);
  await open(page, '/shop/1');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Add to cart' }).click();

  await page.getByRole('link', { name: 'Cart, 1 prints' }).click();
  await page.waitForURL(/\/login\?redirect=%2Fcart/);
  await page.getByLabel('E-mail address').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await page.waitForURL('**/cart');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

for (const locale of LANGUAGES) {
  test(`${locale}: every step is accessible on desk and phone, light and dark`, async ({ page, buyer }) => {
    await page.request.post('/api/address', {
      ...apiOf(buyer),
      data: { country_code: 'BR', city: 'Recife', township: 'Boa Vista', postal_code: '50000', address: 'Rua 1' },
    });
    for (const step of [1, 2, 3] as const) {
      await openStep(page, step, inLanguage(locale, '/').replace(/\/$/, ''));
      await expect(page.locator('h1')).toHaveCount(1);
      for (const [width, colorScheme] of [
        [1440, 'light'],
        [390, 'dark'],
        [320, 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        // Every language on a phone; the other widths and colours have the same parts in all languages.
        if (locale === 'en' || width === 390)
          expect(await accessibilityFaults(page), `step ${step} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}
