import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, open, test } from './shop-test.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const SHOTS = process.env.TOGETHER_SHOTS;

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first();
const tokenOf = (page: Page) => new URL(page.url()).hash;

/** Two works of the demo with several sizes: the newest works are those of other tests. */
async function worksOnSale(page: Page) {
  const { list } = (await (await page.request.get('/api/shop')).json()) as {
    list: { item_id: number; title: string; sale_mode: string }[];
  };
  const works: typeof list = [];
  for (const work of list.toReversed()) {
    if (work.sale_mode !== 'online') continue;
    const { sizes } = (await (await page.request.get(`/api/shop/${work.item_id}`)).json()) as { sizes: unknown[] };
    if (sizes.length > 1) works.push(work);
    if (works.length === 2) break;
  }
  const [first, second] = works;
  if (!first || !second) throw new Error('the shop sells fewer than two works in several sizes');
  return [first, second] as const;
}

/** A second person with a browser of their own. */
async function secondPerson(browser: Browser, of: Page): Promise<Page> {
  const viewport = of.viewportSize();
  const context = await browser.newContext({ ...(viewport && { viewport }), baseURL: new URL(of.url()).origin });
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

for (const viewport of WIDTHS) {
  test.describe(`two people at ${viewport.width} px`, () => {
    test.use({ viewport });

    // Within how long is measured in shared-list-watch.test.ts: a browser on a busy machine is slower than any answer.
    test('choose together: each sees what the other does, and everything is bought with one press', async ({
      page,
      browser,
      quiet,
    }) => {
      test.slow();
      const [first, second] = await worksOnSale(page);
      await open(page, `/wall?works=${first.item_id}_${second.item_id}`);
      await page.getByRole('button', { name: 'Choose together' }).click();
      await expect(page.getByLabel('Your name')).toBeFocused();
      await page.getByLabel('Your name').fill('Mei');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/together#list=[\w-]{43}$/);
      await expect(page.getByRole('heading', { level: 2, name: first.title })).toBeVisible();

      const other = await secondPerson(browser, page);
      await open(other, `/together${tokenOf(page)}`);
      await shoot(other, 'join');
      await other.getByLabel('Your name').fill('Jon');
      await other.getByRole('button', { name: 'Take part' }).click();
      await expect(status(page)).toContainText('Jon is taking part now.');

      await other.getByRole('button', { name: `Give “${first.title}” a heart` }).click();
      await expect(status(page)).toContainText(`Jon has given “${first.title}” a heart.`);
      await expect(page.getByText('1 heart · Jon')).toBeVisible();

      await page.getByRole('button', { name: `Write a note on ${second.title}` }).click();
      await page.keyboard.type('<b>Above</b> the sofa');
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(other.getByText('<b>Above</b> the sofa')).toBeVisible();
      await page.getByRole('button', { name: `Remove your note on ${second.title}` }).click();
      await expect(other.getByText('<b>Above</b> the sofa')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(other.getByText('<b>Above</b> the sofa')).toBeVisible();

      const sizes = other.getByLabel(`Size of ${first.title}`);
      const size = await sizes.locator('option:not([disabled])').last().getAttribute('value');
      await sizes.selectOption(size);
      await expect(page.getByLabel(`Size of ${first.title}`)).toHaveValue(size ?? '');
      await expect(status(page)).toContainText(`Jon has changed the size or frame of “${first.title}”.`);

      await page.getByRole('button', { name: `Move ${second.title} up` }).click();
      await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText(second.title);
      expect(await fits(page)).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      await shoot(page, 'list');

      await other.getByRole('button', { name: `Remove ${second.title}` }).click();
      await expect(status(page)).toContainText(`Jon has removed “${second.title}”.`);
      await page.getByRole('button', { name: `Put “${second.title}” back` }).click();
      await expect(other.getByRole('heading', { level: 2, name: second.title })).toBeVisible();

      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Cart, 2 prints' }).first()).toBeAttached();
      const wall = page.getByRole('link', { name: 'See them on a wall' });
      await expect(wall).toHaveAttribute('href', new RegExp(`works=${second.item_id}\\.`));

      await page.getByRole('button', { name: 'End this list for everyone' }).click();
      await page.getByRole('button', { name: 'End the list', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Start a list' })).toBeVisible();
      await expect(other.getByText('This shared list no longer exists')).toBeVisible();
      await other.context().close();
      // The browser logs the refusal of the ended list.
      expect(quiet.splice(0).filter((line) => !line.includes('410'))).toEqual([]);
    });
  });
}

test('an unknown link says so, the server never sees the secret, and nothing stores the page', async ({
  page,
  quiet,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `/zh-Hant/together#list=${'x'.repeat(43)}`);

  await expect(page.getByText('這份共用清單已不存在', { exact: true })).toBeVisible();
  expect(asked.filter((url) => new URL(url).search.includes('xxx') || url.split('#')[0]?.includes('xxx'))).toEqual([]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const answer = await page.request.get('/together');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  // The browser logs the refusal.
  quiet.splice(0);
});
