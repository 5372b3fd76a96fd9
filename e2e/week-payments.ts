import type { Page } from '@playwright/test';
import type { TestSimulator } from '#buying/payments/server/testing-simulator.ts';
import type { TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { press, SHOP, say } from './empty-shop.ts';
import { expect } from './shop-test.ts';
import { titleOf } from './week-import.ts';
import { type FirstOrder, isPaidFor } from './week-order.ts';
import { applyHere } from './week-staff.ts';

/** In whole NT dollars: what the import said each print costs, and the delivery of a small parcel, below the free limit. */
const PRICE = 1880;
const DELIVERY = 150;
const FREE_FROM = 6000;

export interface Bought {
  code: string;
  lines: { title: string; unit: number; nums: number }[];
  shipping: number;
  total: number;
}

interface Wanted {
  /** The number of the work, and how many prints. */
  prints: readonly (readonly [work: number, nums: number])[];
  way: string;
}

/** A call of the person whose page it is. */
export async function callAs<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const stored = await page.evaluate(() => ['user', 'cart'].map((name) => localStorage.getItem(name) ?? '{}'));
  const [user, cart] = stored.map((one) => JSON.parse(one).token as string | undefined);
  const headers = { authorization: `Bearer ${user}`, lang: 'zh-Hant', ...(cart && { cart }) };
  const answer = await page.request.fetch(SHOP + path, { headers, ...(data && { method: 'POST', data }) });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  const isJson = answer.headers()['content-type']?.includes('json');
  return (isJson ? await answer.json() : await answer.text()) as Answer;
}

interface WorkInShop {
  item_id: number;
  title: string;
}
interface Frame {
  frame_id: number;
  material: string;
  face_mm: number;
  rebate_mm: number;
  mat?: { width_mm: number };
  price: Record<'base' | 'per_cm', { NTD: number }>;
}
interface Size {
  size_id: number;
  w_mm: number;
  h_mm: number;
}

async function findWorks(buyer: Page): Promise<WorkInShop[]> {
  const read = (page: number) => callAs<{ list: WorkInShop[]; pages: number }>(buyer, `/api/shop?page=${page}`);
  const { list, pages } = await read(1);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, at) => read(at + 2)));
  return [...list, ...others.flatMap((other) => other.list)];
}

/** The print and its oak frame by the frame’s outer length, rounded up to NT$10. */
function priceInOak({ w_mm, h_mm }: Size, { price, face_mm, rebate_mm, mat }: Frame): number {
  const added = 2 * (face_mm - rebate_mm + (mat?.width_mm ?? 0));
  const centimetres = (2 * (w_mm + added + h_mm + added)) / 10;
  return PRICE + Math.ceil((price.base.NTD + price.per_cm.NTD * centimetres) / 10) * 10;
}

/** Puts prints in oak into the cart and goes through the checkout; the browser is then at the provider. */
async function orderPrints(buyer: Page, simulator: TestSimulator, { prints, way }: Wanted): Promise<Bought> {
  const works = await findWorks(buyer);
  const cart: object[] = [];
  const lines: Bought['lines'] = [];
  for (const [number, nums] of prints) {
    const title = titleOf(number);
    const { item_id = 0 } = works.find((work) => work.title === title) ?? {};
    const work = await callAs<{ sizes: Size[]; frames: Frame[] }>(buyer, `/api/shop/${item_id}`);
    const size = work.sizes[0];
    const oak = work.frames.find(({ material }) => material === 'oak');
    if (!size || !oak) throw new Error(`${title} is not sold in oak`);
    cart.push({ item_id, size_id: size.size_id, frame_id: oak.frame_id, nums });
    lines.push({ title, unit: priceInOak(size, oak), nums });
  }
  await callAs(buyer, '/api/cart', cart);
  const goods = lines.reduce((sum, { unit, nums }) => sum + unit * nums, 0);
  const shipping = goods >= FREE_FROM ? 0 : DELIVERY;

  await buyer.goto('/zh-Hant/cart?step=2');
  await buyer.getByRole('radio', { name: say(way) }).check();
  await press(buyer, 'Review order');
  await buyer.getByRole('checkbox', { name: /^我同意/ }).check();
  const leaving = buyer.waitForRequest(/\/api\/payment\/\w+\?code=/);
  await press(buyer, 'Place order');
  const code = new URL((await leaving).url()).searchParams.get('code') ?? '';
  await buyer.waitForURL((url) => url.href.startsWith(simulator.url));
  await expect(buyer.getByText(new RegExp(`^(?:TWD|NT\\$) ${goods + shipping}$`))).toBeVisible();
  return { code, lines, shipping, total: goods + shipping };
}

export async function payByLinePay({ buyer }: FirstOrder, simulator: TestSimulator, prints: Wanted['prints']) {
  const bought = await orderPrints(buyer, simulator, { prints, way: 'LINE Pay (NT$)' });
  await buyer.locator('button[value=approve]').click();
  await buyer.waitForURL(`${SHOP}/zh-Hant/cart/check?status=success&code=${bought.code}`);
  await expect(
    buyer.getByText(say('We have received your payment and are sending you a confirmation by e-mail.')),
  ).toBeVisible();
  return bought;
}

/** A number first, on the page and in the mail with its deadline; after the payment the order is confirmed without staff. */
export async function payByAtm(
  { buyer, email }: FirstOrder,
  { simulator, deliver, smtp }: { simulator: TestSimulator; deliver: () => Promise<void>; smtp: TestSmtp },
  prints: Wanted['prints'],
): Promise<Bought> {
  const bought = await orderPrints(buyer, simulator, { prints, way: 'ATM transfer with a virtual account (NT$)' });
  await buyer.locator('button[value=number]').click();
  await buyer.waitForURL(new RegExp(`${SHOP}/zh-Hant/cart/check.*${bought.code}`));
  await deliver();
  await buyer.goto(`/zh-Hant/account/order/${bought.code}`);
  const { order } = await callAs<{ order: { pay_number: { bank: string; number: string; until: string } } }>(
    buyer,
    `/api/order/${bought.code}`,
  );
  const { trades } = (await simulator.control<{ ecpay: { trades: Trade[] } }>('ledger')).ecpay;
  const trade = trades.find(({ number }) => number === order.pay_number.number);
  expect(trade).toMatchObject({ bank: order.pay_number.bank, amount: bought.total, state: 'NUMBERED' });
  // The last second of the third day, or the moment from which it cannot be paid.
  expect(Math.abs(Date.parse(order.pay_number.until) - (trade?.expires_at ?? 0))).toBeLessThanOrEqual(1000);
  const number = buyer.getByRole('region', {
    name: new RegExp(`^${say('Please pay by {payUntil}', { payUntil: '.+' })}$`),
  });
  for (const text of [order.pay_number.number, order.pay_number.bank, bought.total.toLocaleString('en')])
    await expect(number).toContainText(text);
  const deadline = new Intl.DateTimeFormat('zh-Hant-TW', { timeZone: 'Asia/Taipei', month: 'long', day: 'numeric' });
  const day = deadline.format(new Date(order.pay_number.until));
  await expect(number).toContainText(day);
  const mailed = async () =>
    (await textsTo(smtp, email)).some((text) => text.includes(order.pay_number.number) && text.includes(day));
  await expect.poll(mailed, { timeout: 60_000 }).toBe(true);

  await simulator.control('ecpay', { trade: trade?.id, choice: 'pay' });
  await deliver();
  // Nobody of the staff has done anything.
  await expect.poll(() => isPaidFor(buyer)).toBe(true);
  return bought;
}

interface Trade {
  id: string;
  number: string | null;
  bank: string | null;
  amount: number;
  state: string;
  expires_at: number | null;
}

export async function textsTo(smtp: TestSmtp, to: string): Promise<string[]> {
  const mails = await Promise.all(smtp.mails.map((_, at) => smtp.read(at)));
  return mails.filter((_, at) => smtp.mails[at]?.to[0] === to).map(({ text = '' }) => text);
}

/** The workshop’s steps have their own tests; here they only have to be done. */
export async function makeAndDeliver(owner: Page, { code }: Bought): Promise<void> {
  const ship = { carrier: '中華郵政', tracking: `TW-${code.slice(-6)}` };
  for (const [action, form] of Object.entries({ start_production: {}, complete: {}, ship, arrive: {} }))
    await callAs(owner, `/api/admin/order/${code}/${action}`, form);
}

/** One print comes back; the provider refunds it without anybody at a bank. */
export async function returnOne(owner: Page, { buyer }: FirstOrder, { code, lines }: Bought): Promise<number> {
  const line = lines.at(-1);
  if (!line) throw new Error('nothing was bought');
  await buyer.goto(`/zh-Hant/account/order/${code}`);
  await buyer
    .getByRole('button', { name: say('Return prints'), exact: true })
    .first()
    .click();
  await buyer.getByRole('checkbox', { name: line.title }).check();
  await press(buyer, 'Return these prints');
  const status = buyer.getByRole('region', { name: say('Order status') });
  await expect(status.getByRole('listitem').last()).toContainText(say('Return requested; we will collect it'));
  await applyHere(owner, code, 'Returned parcel received');
  await applyHere(owner, code, 'Record a refund');
  const worth = line.unit * line.nums;
  await expect
    .poll(async () => (await callAs<{ order: { refunds: Refund[] } }>(buyer, `/api/order/${code}`)).order.refunds, {
      timeout: 60_000,
    })
    .toMatchObject([{ amount: worth, done_at: expect.any(String) }]);
  return worth;
}

interface Refund {
  amount: number;
  done_at: string | null;
}
