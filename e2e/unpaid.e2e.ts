import type { APIRequestContext, Page } from '@playwright/test';
import { shopDay } from '../src/shared/shop-time.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, type Buyer, cartOf, openStep, test } from './full-cart.ts';
import { mailTo } from './new-member.ts';
import { expect, open } from './shop-test.ts';

type Line = Record<'item_id' | 'size_id' | 'frame_id' | 'nums', number>;

const OAK = 2;
const DAY_MS = 86_400_000;

async function fillCart(request: APIRequestContext, buyer: Buyer, data: readonly Line[]): Promise<void> {
  const reply = await request.post('/api/cart', { ...apiOf(buyer), data });
  if (!reply.ok()) throw new Error(`the cart could not be filled: ${await reply.text()}`);
}

/** Orders lines through the API, to be paid by transfer. */
async function order(request: APIRequestContext, buyer: Buyer, items: readonly Line[]): Promise<string> {
  await fillCart(request, buyer, items);
  const { list } = await (await request.get('/api/address', apiOf(buyer))).json();
  const data = { paytype: 'transfer', currency: 'NTD', items, address_id: list[0].address_id, agree: true };
  const reply = await request.post('/api/order/order', { ...apiOf(buyer), data });
  if (!reply.ok()) throw new Error(`the order was refused: ${await reply.text()}`);
  return (await reply.json()).order.code;
}

/** The fixture's cart lines as an order names them. */
async function cartLines(request: APIRequestContext, buyer: Buyer): Promise<Line[]> {
  const list = (await cartOf(request, buyer)) as Line[];
  return list.map(({ item_id, size_id, frame_id, nums }) => ({ item_id, size_id, frame_id, nums }));
}

/** One print of an edition that is not sold out. */
async function editionPrint(request: APIRequestContext): Promise<Line> {
  for (let page = 1; page <= 20; page++) {
    const { list } = await (await request.get(`/api/shop?page=${page}`)).json();
    const work = list.find(
      (one: { sale_mode: string; edition?: { left: number } }) => one.sale_mode === 'edition' && one.edition?.left,
    );
    if (!work) continue;
    const { sizes } = await (await request.get(`/api/shop/${work.item_id}`)).json();
    return { item_id: work.item_id, size_id: sizes[0].size_id, frame_id: OAK, nums: 1 };
  }
  throw new Error('the demo has no edition to sell');
}

const place = async (page: Page, agree: RegExp, button: string) => {
  await page.getByRole('checkbox', { name: agree }).check();
  await page.getByRole('button', { name: button }).click();
};

test('an edition asks for a confirmed address before the last step, and is ordered once there is one', async ({
  page,
  request,
  buyer,
  quiet,
}) => {
  await fillCart(request, buyer, [await editionPrint(request)]);
  await openStep(page, 2);

  await expect(page.getByText(/^Your cart contains a numbered edition/)).toContainText(buyer.email);
  expect(await accessibilityFaults(page)).toEqual([]);
  await openStep(page, 3);
  await place(page, /^I agree/, 'Place order');
  await expect(
    page.locator('#confirm-step').getByText(/^Please confirm your e-mail address to order numbered editions/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  const other = await page.context().newPage();
  await openStep(other, 1);

  const { text } = await mailTo(request, buyer.email, 'verify_address');
  const code = /^Code:? *(\d{6})$/m.exec(text)?.[1] ?? '';
  await page.getByLabel('Code from the e-mail').fill(code);
  for (const tab of [page, other]) await expect(tab.getByText(/^Your cart contains a numbered edition/)).toHaveCount(0);
  await other.close();
  await place(page, /^I agree/, 'Place order');
  await page.waitForURL(/\/cart\/check\?status=success&code=CN-/);
  // The browser logs the refusal.
  quiet.splice(0);
});

test('zh-Hant：第四筆未付款的訂單會被婉拒，並指向既有的訂單', async ({ page, request, buyer, quiet }) => {
  const lines = await cartLines(request, buyer);
  for (let count = 0; count < 3; count++) await order(request, buyer, lines);
  await fillCart(request, buyer, lines);
  await openStep(page, 3, '/zh-Hant');

  await place(page, /^我同意/, '送出訂單');

  await expect(page.locator('#confirm-step').getByText(/^您有三筆訂單尚未付款/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: '查看您的訂單' }).click();
  await page.waitForURL('**/zh-Hant/account/order');
  expect(await cartLines(request, buyer)).toEqual(lines);
  quiet.splice(0);
});

test('zh-CN：转账日期不能在将来，金额不符的转账仍会收下', async ({ page, request, buyer }) => {
  const code = await order(request, buyer, await cartLines(request, buyer));
  await open(page, `/zh-CN/account/order/${code}`);
  await page.getByRole('button', { name: '我已转账' }).click();
  await page.getByLabel('转账日期').fill(shopDay(new Date(Date.now() + 2 * DAY_MS)));
  await page.getByLabel('转出银行账号的后五位').fill('1234');
  await page.getByRole('textbox', { name: '金额' }).fill('1');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('请选择今天或更早的日期。')).toBeVisible();
  await expect(page.getByLabel('转账日期')).toBeFocused();

  await page.getByLabel('转账日期').fill(shopDay(new Date()));
  await page.getByRole('button', { name: '提交', exact: true }).click();

  await expect(page.getByText(/^我们正在核对您的转账/)).toBeVisible();
  const shown = (await (await request.get(`/api/order/${code}`, apiOf(buyer))).json()).order;
  expect(shown).toMatchObject({ payment_status: 'reported', transfers: [{ amount: 1 }] });
});
