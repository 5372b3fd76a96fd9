import type { Page } from '@playwright/test';
import { startTestSimulator, type TestSimulator } from '#buying/payments/server/testing-simulator.ts';
import { DEMO_KEYS } from '#http/server/demo-payment-keys.ts';
import { OWNER, PUBLIC, press, SHOP, say } from './empty-shop.ts';
import { expect } from './shop-test.ts';

/** ECPay’s invoice service has keys of its own. */
const INVOICE_KEYS = { merchant_id: '2000132', hash_key: 'ejCk326UnaZWKisg', hash_iv: 'q9jcZX8Ib9LM8wYk' };
const PAYMENT_KEYS = {
  merchant_id: DEMO_KEYS.ECPAY_MERCHANT_ID,
  hash_key: DEMO_KEYS.ECPAY_HASH_KEY,
  hash_iv: DEMO_KEYS.ECPAY_HASH_IV,
};
const LINE_KEYS = { channel_id: DEMO_KEYS.LINE_PAY_CHANNEL_ID, channel_secret: DEMO_KEYS.LINE_PAY_CHANNEL_SECRET };

/** ECPay and LINE Pay, simulated. ECPay’s messages go to the shop’s public address: the test is the proxy in front of it. */
export async function startProviders(): Promise<TestSimulator> {
  const simulator = await startTestSimulator();
  await simulator.control('messages', { ecpay: { send: false }, ecpay_invoice: { send: false } });
  return simulator;
}

/** The shop calls the simulator instead of ECPay and LINE Pay; it still has no keys. */
export const addressesOf = ({ url }: TestSimulator) => ({
  ECPAY_API: url,
  LINE_PAY_API: url,
  ECPAY_INVOICE_API: url,
});

/** The owner enters the keys of ECPay, LINE Pay and the invoices, each tried out first; buyers are offered the methods. */
export async function connectProviders(owner: Page): Promise<void> {
  await owner.goto(`${SHOP}/zh-Hant/admin/connection`);
  await connect(owner, 'ECPay', PAYMENT_KEYS, 'ECPay accepts the keys. Please also place one small order of your own.');
  await connect(
    owner,
    'LINE Pay',
    LINE_KEYS,
    'LINE Pay accepts the keys. Please also place one small order of your own.',
  );
  const invoices = 'ECPay accepts the keys and knows the number ranges of this period.';
  await connect(owner, 'Uniform invoices by ECPay', INVOICE_KEYS, invoices);
  const offered = async () => {
    const { param } = await (await fetch(`${SHOP}/api/initial`)).json();
    return param.pay_types.map(({ code }: { code: string }) => code);
  };
  await expect.poll(offered).toEqual(expect.arrayContaining(['linepay', 'ecpay_atm', 'ecpay_cvs', 'ecpay_credit']));
}

async function connect(owner: Page, name: string, keys: Record<string, string>, accepted: string): Promise<void> {
  const title = say(name);
  const part = owner.getByRole('region', { name: title, exact: true });
  await owner.getByRole('button', { name: say('Set up: {title}', { title }), exact: true }).click();
  for (const [key, value] of Object.entries(keys)) await part.locator(`[name="values.${key}"]`).fill(value);
  await press(part, 'Test without saving');
  await expect(part).toContainText(say(accepted));
  await part.locator('[name="password"]').fill(OWNER.password);
  await press(part, 'Save');
  await expect(part.getByRole('button', { name: say('Change: {title}', { title }), exact: true })).toBeVisible();
}

/** Lets the buyer’s browser come back to the shop’s public address, and hands the shop every message that ECPay has sent so far. */
export async function standBetween(buyer: Page, simulator: TestSimulator): Promise<() => Promise<void>> {
  const goOn = (address: string) =>
    `<meta http-equiv="refresh" content="0;url=${address.replace(PUBLIC, SHOP).replaceAll('&', '&amp;')}">`;
  const passOn = async (url: string | undefined, answer: { headers: () => Record<string, string> }) =>
    goOn(new URL(answer.headers().location ?? '', url ?? SHOP).href);
  await buyer.route(`${PUBLIC}/**`, async (route) => {
    const url = route.request().url().replace(PUBLIC, SHOP);
    const answer = await route.fetch({ url, maxRedirects: 0 });
    await route.fulfill({ contentType: 'text/html', body: await passOn(url, answer) });
  });
  // A redirect cannot be led elsewhere, so LINE Pay’s is read here.
  await buyer.route(`${simulator.url}/line-pay/page`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ contentType: 'text/html', body: await passOn(undefined, answer) });
  });
  const delivered = new Set<string>();
  return async () => {
    for (const { id, url, headers, body } of await simulator.sent()) {
      if (delivered.has(id)) continue;
      delivered.add(id);
      const answer = await fetch(url.replace(PUBLIC, SHOP), { method: 'POST', headers, body });
      expect(await answer.text()).toBe('1|OK');
    }
  };
}
