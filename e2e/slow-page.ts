import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Makes the visitor's machine four times slower and their line a slow 4G, as the browser's own tools do. */
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

/** Scripts come one after another, and those that others ask for last, so that parts of a page wait for their code. */
const APART_MS = 100;

/**
 * Opens a page whose scripts do not come before they are let: what a test does in between is done before the page is ready,
 * however fast the machine is. Answers what lets them come.
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

/** A work that can be bought. */
export async function workOnSale(page: Page): Promise<{ item_id: number; title: string }> {
  const { list } = (await (await page.request.get('/api/shop')).json()) as {
    list: { item_id: number; title: string; sale_mode: string }[];
  };
  const work = list.find(({ sale_mode }) => sale_mode === 'online');
  if (!work) throw new Error('the demo has no work that can be bought');
  return work;
}

/** What lies in the cart that this browser holds. */
export async function cartLinesOf(page: Page): Promise<Record<string, number>[]> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').token as string | undefined);
  if (!token) return [];
  const reply = await page.request.get('/api/cart', { headers: { cart: token } });
  return (await reply.json()).list;
}
