import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open, test } from './shop-test.ts';
import { workOnSale } from './slow-page.ts';

const OAK = 2;
const WORDS = {
  en: { add: 'Add to cart', view: 'View cart', heading: 'Prints chosen for you', total: /Total without delivery/ },
  'zh-Hant': { add: '加入購物車', view: '查看購物車', heading: '為您挑選的作品', total: /合計（未含運費）/ },
  'zh-CN': { add: '加入购物车', view: '查看购物车', heading: '为您挑选的作品', total: /合计（未含运费）/ },
} as const;

interface Print {
  item_id: number;
  size_id: number;
}

async function printsOf(page: Page): Promise<[Print, Print]> {
  const { item_id } = await workOnSale(page);
  const { sizes } = (await (await page.request.get(`/api/shop/${item_id}`)).json()) as { sizes: Print[] };
  const [first, second] = sizes;
  if (!first || !second) throw new Error('the work has fewer than two sizes');
  return [first, second];
}

const lineOf = ({ item_id, size_id }: Print, nums = 1) => `${item_id}.${size_id}.${OAK}.${nums}`;
/** The token that the browser has stored; empty without a cart. */
const storedCart = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '{}') as { token?: string }).token ?? '');

async function cartOf(request: APIRequestContext, token: string) {
  const { list } = await (await request.get('/api/cart', { headers: { cart: token } })).json();
  return (list as (Print & { nums: number })[]).map(({ size_id, nums }) => [size_id, nums]);
}

/** One message of an assistant. */
async function askTool(page: Page, name: string, given: object) {
  const reply = await page.request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
  });
  const { result } = (await reply.json()) as { result: { structuredContent: { url: string } } };
  return result.structuredContent;
}

for (const width of [390, 1440]) {
  test.describe(`the link of an assistant at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const locale of LANGUAGES) {
      test(`shows the prints, and one press adds them to the cart: ${locale}`, async ({ page, request, baseURL }) => {
        const words = WORDS[locale];
        const [first, second] = await printsOf(page);
        const lines = [first, second].map(({ item_id, size_id }) => ({ item_id, size_id, frame_id: OAK, nums: 2 }));
        const language = { en: 'en', 'zh-Hant': 'zh-Hant', 'zh-CN': 'zh-Hans' }[locale];
        const { url } = await askTool(page, 'cart_link', { lines, language });
        expect(url.startsWith(`${baseURL}${inLanguage(locale, '/prints')}?lines=`)).toBe(true);

        await open(page, url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
        await expect(page.getByText(words.total)).toBeVisible();
        // Opening the link has changed nothing.
        expect(await storedCart(page)).toBe('');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await accessibilityFaults(page)).toEqual([]);

        await page.getByRole('button', { name: words.add }).click();

        const view = page.getByRole('main').getByRole('link', { name: words.view });
        await expect(view).toBeFocused();
        await expect(page.getByRole('button', { name: words.add })).toHaveCount(0);
        expect(await cartOf(request, await storedCart(page))).toEqual([
          [first.size_id, 2],
          [second.size_id, 2],
        ]);
        await view.click();
        await expect(page).toHaveURL(/\/(cart|login)/);
      });
    }
  });
}

test('keeps what is in the cart, names the print that cannot be bought, and adds the others', async ({
  page,
  request,
}) => {
  const [first, second] = await printsOf(page);
  await open(page, `/prints?lines=${lineOf(first)}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible();

  await open(
    page,
    `/prints?lines=${lineOf(first)}_${lineOf(second)}_${first.item_id}.${first.size_id}.999999.1_99999999.1.1.1`,
  );
  await expect(page.getByText('This size or frame is not offered. It will not be added.')).toBeVisible();
  await expect(page.getByText('This work is not in the shop. It will not be added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible();

  expect(await cartOf(request, await storedCart(page))).toEqual([
    [first.size_id, 2],
    [second.size_id, 1],
  ]);
});

test('a link that is broken or empty still opens, and says so', async ({ page }) => {
  const [first] = await printsOf(page);
  await open(page, `/prints?lines=${lineOf(first)}_x`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Part of this link cannot be read.');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();

  for (const nothing of ['/prints', '/prints?lines=x', '/prints?lines=12', '/prints?lines=%00']) {
    expect(await open(page, nothing)).toBe(200);
    await expect(page.getByText('This link contains no prints.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  }
});

test('a print that is sold meanwhile is named after the press, and nothing is added', async ({ page, quiet }) => {
  const [first] = await printsOf(page);
  await open(page, `/prints?lines=${lineOf(first)}`);
  const refusal = { code: 'cart_item_unavailable', message: 'This work cannot be ordered at the moment.' };
  await page.route('**/api/cart/add', (route) => route.fulfill({ status: 409, json: refusal }));
  const again = page.waitForRequest('**/api/cart/link?*');

  await page.getByRole('button', { name: 'Add to cart' }).click();

  await again;
  await expect(page.getByText(refusal.message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(await storedCart(page)).toBe('');
  // The browser logs the refusal.
  quiet.splice(0);
});

async function withoutScripts(browser: Browser, baseURL: string | undefined, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await act(await context.newPage());
  await context.close();
}

test('without scripts one press adds them too', async ({ browser, page, baseURL }) => {
  const [first, second] = await printsOf(page);

  await withoutScripts(browser, baseURL, async (plain) => {
    await plain.goto(`/zh-Hant/prints?lines=${lineOf(first)}_${lineOf(second, 3)}`);
    await plain.getByRole('button', { name: WORDS['zh-Hant'].add }).click();

    await expect(plain).toHaveURL(/\/zh-Hant\/cart$/);
    await expect(plain.getByRole('main').getByRole('listitem')).toHaveCount(2);
  });
});
