import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs, newMember, type TestMember } from './new-member.ts';
import { test as base, expect, open } from './shop-test.ts';

interface Work {
  item_id: number;
  title: string;
}

export interface Buyer extends TestMember {
  /** The two works in the cart: the first once in its smallest size in oak, the second twice, unframed. */
  works: [Work, Work];
}

const OAK = 2;
const BARE = 1;

export const apiOf = ({ token, cart_token }: TestMember) => ({
  headers: { authorization: `Bearer ${token}`, cart: cart_token },
});

export async function cartOf(request: APIRequestContext, buyer: TestMember): Promise<{ nums: number }[]> {
  return (await (await request.get('/api/cart', apiOf(buyer))).json()).list;
}

/** Two works on sale whose pictures are painted: a new demo is still painting. */
async function paintedWorks(request: APIRequestContext): Promise<Work[]> {
  const works: Work[] = [];
  const look = async () => {
    const { list } = (await (await request.get('/api/shop')).json()) as {
      list: (Work & { sale_mode: string; picture?: unknown })[];
    };
    const painted = list.filter(({ sale_mode, picture }) => sale_mode === 'online' && picture);
    works.splice(0, works.length, ...painted);
    return painted.length;
  };
  await expect.poll(look, { timeout: 240_000, intervals: [500, 2_000] }).toBeGreaterThan(1);
  return works;
}

export async function fillCart(request: APIRequestContext, member: TestMember): Promise<Buyer> {
  const [first, second] = await paintedWorks(request);
  if (!first || !second) throw new Error('the demo has fewer than two works that can be bought');
  const line = async ({ item_id }: Work, frame_id: number, nums: number) => {
    const { sizes } = await (await request.get(`/api/shop/${item_id}`)).json();
    return { item_id, size_id: sizes[0].size_id as number, frame_id, nums };
  };
  const data = [await line(first, OAK, 1), await line(second, BARE, 2)];
  const reply = await request.post('/api/cart', { ...apiOf(member), data });
  if (!reply.ok()) throw new Error(`the cart could not be filled: ${await reply.text()}`);
  return { ...member, works: [first, second] };
}

/** The checkout with a payment method chosen before, or as it opens for the first time. */
export async function chooseBefore(page: Page, paytype: 'transfer' | ''): Promise<void> {
  await page.evaluate(
    (chosen) => sessionStorage.setItem('checkout', JSON.stringify({ form: { paytype: chosen } })),
    paytype,
  );
}

/** A test with its own buyer, signed in, with two lines in the cart, prices in NT$, and a transfer chosen at the checkout. */
export const test = base.extend<{ buyer: Buyer }>({
  buyer: async ({ page, request }, use, testInfo) => {
    testInfo.setTimeout(testInfo.timeout + 240_000);
    const buyer = await fillCart(request, await newMember(request));
    await enterAs(page, buyer);
    await page.evaluate(() => localStorage.setItem('currency', 'NTD'));
    await chooseBefore(page, 'transfer');
    await use(buyer);
  },
});

/** Opens a step and waits until it is shown. */
export async function openStep(page: Page, step: 1 | 2 | 3, prefix = ''): Promise<void> {
  await open(page, `${prefix}/cart?step=${step}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** The total in the summary, in minor units. */
export async function totalOf(page: Page): Promise<number> {
  const total = page.locator('[data-total]');
  await total.waitFor();
  return Number(await total.getAttribute('data-total'));
}

/** Orders everything in the buyer's cart, by transfer. */
export async function placeOrder(request: APIRequestContext, buyer: Buyer, wishes: object = {}): Promise<string> {
  const { list } = await (await request.get('/api/cart', apiOf(buyer))).json();
  const addresses = await (await request.get('/api/address', apiOf(buyer))).json();
  const items = list.map(({ item_id, size_id, frame_id, nums }: Record<string, number>) => ({
    item_id,
    size_id,
    frame_id,
    nums,
  }));
  const { address_id } = addresses.list[0];
  const data = { paytype: 'transfer', currency: 'NTD', items, address_id, agree: true, ...wishes };
  const reply = await request.post('/api/order/order', { ...apiOf(buyer), data });
  if (!reply.ok()) throw new Error(`the order was refused: ${await reply.text()}`);
  return (await reply.json()).order.code;
}
