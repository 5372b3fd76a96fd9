import { expect, open, test } from './shop-test.ts';

/** Opens the first work sold online and waits until its picture is painted. */
async function openWork(page: import('@playwright/test').Page, prefix = ''): Promise<string> {
  const reply = await page.request.get('/api/shop?sort=price');
  const { list } = (await reply.json()) as { list: { item_id: number; sale_mode: string; title: string }[] };
  const work = list.find(({ sale_mode }) => sale_mode === 'online');
  await open(page, `${prefix}/shop/${work?.item_id}`);
  return work?.title ?? '';
}

test.describe('the shop', () => {
  test('narrows by filters in the address, and going back restores them', async ({ page }) => {
    await open(page, '/shop');
    const all = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);

    await page.getByRole('group', { name: 'Category' }).getByLabel('Botanical').check();
    await page.waitForURL('**/shop?category=botanical');
    const works = async () => Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
    await expect.poll(works).toBeLessThan(all);

    await page.getByRole('group', { name: 'Category' }).getByLabel('Sea').check();
    await page.waitForURL('**/shop?category=botanical_sea');
    await page.goBack();
    await page.waitForURL('**/shop?category=botanical');
    await expect(page.getByRole('group', { name: 'Category' }).getByLabel('Botanical')).toBeChecked();

    await page.getByRole('link', { name: /Remove filter:.*Botanical/ }).click();
    await page.waitForURL('**/shop');
  });

  test('filters on a phone are a sheet that "back", Escape and its button close, with the choice kept', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/shop');
    const trigger = page.getByRole('link', { name: 'Filters' });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await trigger.click();
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Filters');
    await expect(sheet.getByRole('link', { name: 'Close' })).toBeFocused();
    // All colours are shown, and a closed filter has a plus.
    const colours = sheet.getByRole('group', { name: 'Colour' });
    expect(await colours.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await expect(sheet.locator('details:not([open]) summary svg:visible path').first()).toHaveAttribute('d', /v14/);
    await expect(sheet.locator('details[open] summary svg:visible path').first()).not.toHaveAttribute('d', /v14/);

    const show = sheet.getByRole('button', { name: /^Show/ });
    const all = await show.textContent();
    const entries = () => page.evaluate(() => history.length);
    const blue = colours.getByRole('checkbox', { name: /Blue/ });
    await blue.scrollIntoViewIfNeeded();
    const place = await colours.boundingBox();
    await blue.check();
    await page.waitForURL('**/shop?colour=blue#filters');
    await expect(sheet.getByRole('link', { name: /Remove filter:.*Blue/ })).toBeVisible();
    expect(await colours.boundingBox(), 'the filters move when the first one is chosen').toEqual(place);
    await expect(show).toHaveText(/^Show \d+ works?$/);
    await expect(show).not.toHaveText(all ?? '');
    await page.goBack();
    await page.waitForURL(/shop\?colour=blue$/);
    await expect(sheet).toBeHidden();

    await trigger.click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.waitForURL(/shop\?colour=blue$/);
    // "Back" is not needed once more for it: the next page takes the place of its entry.
    const known = await entries();
    await trigger.click();
    await sheet.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(/shop\?colour=blue$/);
    await trigger.click();
    expect(await entries()).toBe(known);

    // A price that is being typed counts, also when a filter is removed or the button is pressed.
    await sheet.getByLabel('Price from').fill('1');
    await sheet.getByRole('link', { name: /Remove filter:.*Blue/ }).click();
    await page.waitForURL(/\/shop\?price_min=\d+&currency=[A-Z]+#filters$/);
    await sheet.getByRole('link', { name: /Remove filter:.*from/ }).click();
    await expect(show).toHaveText(all ?? '');
    await sheet.getByLabel('Price to').fill('400');
    await show.click();
    await page.waitForURL(/\/shop\?price_max=\d+&currency=[A-Z]+$/);
    await expect(sheet).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('an address with all filters is rendered on the server', async ({ request }) => {
    const html = await (await request.get('/zh-Hant/shop?category=botanical&orientation=portrait&sort=-price')).text();

    expect(html).toMatch(/件作品/);
    expect(html).toContain('泰奧朵拉');
  });

  test('says which filter to drop when nothing fits', async ({ page }) => {
    await open(page, '/shop?fits=5x5&category=sea');

    await expect(page.getByRole('heading', { name: 'No works match all your filters' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Fits my wall' }).click();
    await page.waitForURL('**/shop?category=sea');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('nonsense in the address opens the shop all the same', async ({ page }) => {
    expect(await open(page, '/shop?sort=cheap&page=-3&price_min=x&colour=mauve&fits=big')).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('a work', () => {
  test('changes its price and outer size with size and frame, without asking the server', async ({ page }) => {
    await openWork(page);
    const price = page.locator('main p[aria-live=polite]').first();
    const before = await price.textContent();
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));

    await page.getByRole('group', { name: 'Size of the print' }).getByRole('radio').last().check({ force: true });
    await expect(price).not.toHaveText(before ?? '');
    const larger = await price.textContent();
    await page.getByRole('radio', { name: 'Gold leaf', exact: true }).check({ force: true });
    await expect(price).not.toHaveText(larger ?? '');

    expect(requests).toEqual([]);
    expect(page.url()).toMatch(/size=\d+&frame=\d+/);
  });

  test('goes into the cart, also for a visitor, and the header counts it', async ({ page }) => {
    await openWork(page);

    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Added to your cart.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 prints' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 1 prints' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cart', 'currency', 'initial']);
  });

  test('can be collected by a visitor and is still collected after a reload', async ({ page }) => {
    const title = await openWork(page);

    // The heart fills immediately; it is saved when the server has answered.
    const answered = page.waitForResponse('**/api/favorite/*');
    await page.getByRole('button', { name: `Add “${title}” to favourites` }).click();
    await answered;
    const collected = page.getByRole('button', { name: `Remove “${title}” from favourites` });
    await expect(collected).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
    await page.reload();
    await expect(collected).toBeVisible();
    await collected.click();
    await expect(page.getByRole('button', { name: `Add “${title}” to favourites` })).toBeVisible();
  });

  test('shows delivery for the country the visitor chooses', async ({ page }) => {
    await openWork(page);
    const delivery = page.getByRole('region', { name: 'Delivery' });

    // By name, not by code: HR would be far from CA.
    const countries = await delivery.getByRole('option').allTextContents();
    expect(countries.slice(0, 6)).toEqual(['Taiwan', 'Austria', 'Belgium', 'Bulgaria', 'Canada', 'Croatia']);
    await delivery.getByRole('combobox').selectOption('JP');
    await expect(delivery).toContainText(/arrives/);
    await delivery.getByRole('combobox').selectOption('other');
    await expect(delivery).toContainText('We do not deliver to this address yet.');
  });

  test('has its five tabs, and nothing moves while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      const state = window as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) state.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openWork(page);
    await expect(page.getByRole('tab')).toHaveCount(5);
    await page.getByRole('tab', { name: 'Care' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
    for (const [key, name] of [
      ['ArrowRight', 'About the artist'],
      ['ArrowLeft', 'Care'],
      ['Home', 'About the artist'],
      ['End', 'Care'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    }

    // Not "networkidle": the browser never reports the end of a keepalive request.
    await page.waitForLoadState('load');
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01);
  });

  test('shows a picture beside the words of each tab, on a phone under them', async ({ page }) => {
    await openWork(page);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel').locator('[data-spread-picture]')).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const parts = page.getByRole('region', { name: 'About this work' });
    // The first is open.
    for (const title of (await parts.locator('summary').all()).slice(1)) await title.click();
    await expect(parts.locator('[data-spread-picture]:visible')).toHaveCount(5);
  });

  test('that does not exist is a 404', async ({ page, quiet }) => {
    for (const id of ['999999', '0', 'abc', '99999999999999999999', '-1']) {
      expect((await page.goto(`/shop/${id}`))?.status(), id).toBe(404);
    }
    quiet.splice(0);
  });
});

test.describe('the artists', () => {
  test('are listed by letter in English and by strokes in Chinese', async ({ page }) => {
    await open(page, '/artist');
    await expect(page.getByRole('region', { name: 'L', exact: true })).toContainText('Lin Shu-ho');

    await open(page, '/zh-Hant/artist');
    await expect(page.getByRole('region').filter({ hasText: '林澍禾' }).first()).toBeVisible();
  });

  test('have a page with story and works', async ({ page }) => {
    await open(page, '/artist/lin-shu-ho');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lin Shu-ho');
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL('**/shop/*');
  });
});

test('pages of text use a desk’s width: contents, text, and figures to the edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (locator: import('@playwright/test').Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not in the page');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const main = page.locator('main');

  await open(page, '/about');
  const contents = await boxOf(main.getByRole('navigation', { name: 'On this page' }));
  const text = await boxOf(main.getByRole('heading', { level: 2 }).first());
  const figure = await boxOf(main.locator('[data-wide]').first());
  expect(contents.right).toBeLessThan(text.x);
  expect(figure.x).toBe(text.x);
  expect(figure.right).toBeGreaterThan(text.right + 300);
  await expect(main.getByRole('img', { name: /^Cross-section of/ })).toHaveCount(8);

  await open(page, '/membership');
  const kinds = ['Basic member', 'Artist member', 'Gallery member'].map((name) => main.getByRole('heading', { name }));
  const [basic, artist, gallery] = await Promise.all(kinds.map(boxOf));
  expect([artist?.y, gallery?.y]).toEqual([basic?.y, basic?.y]);

  await open(page, '/news/a-deep-black-frame');
  expect((await boxOf(main.locator('article img').first())).height).toBeLessThanOrEqual(630);

  await open(page, '/artist/lin-shu-ho');
  expect((await boxOf(main.locator('figure img').first())).bottom).toBeLessThan(900);
});
