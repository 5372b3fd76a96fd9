import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Slows the visitor's CPU four times and their network to slow 4G, like the browser's developer tools. */
export async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (675 * 1024 * 0.9) / 8,
  });
}

/** Scripts arrive one after another, imported ones last, so that parts of a page wait for their code. */
const APART_MS = 100;

/**
 * Opens a page whose scripts are delayed: everything a test does before releasing them happens before the page is
 * ready, on any machine. Returns the function that releases them.
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let scripts = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const place = scripts++;
    await released;
    await new Promise((resolve) => setTimeout(resolve, place * APART_MS));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false);
  return async () => {
    release();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  };
}

export async function workOnSale(page: Page): Promise<{ item_id: number; title: string }> {
  const { list } = (await (await page.request.get('/api/shop')).json()) as {
    list: { item_id: number; title: string; sale_mode: string }[];
  };
  const work = list.find(({ sale_mode }) => sale_mode === 'online');
  if (!work) throw new Error('the demo has no work that can be bought');
  return work;
}

/** The lines of this browser's cart. */
export async function cartLinesOf(page: Page): Promise<Record<string, number>[]> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').token as string | undefined);
  if (!token) return [];
  const reply = await page.request.get('/api/cart', { headers: { cart: token } });
  return (await reply.json()).list;
}
