import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, test } from './full-cart.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import {
  button,
  expectMail,
  expectPaid,
  headline,
  orderOf,
  payAtCheckout,
  resultOf,
  SIMULATOR,
  WORDS,
} from './pay-order.ts';
import { inLanguage } from './routes.ts';
import { expect, open } from './shop-test.ts';

const PHONE = { width: 390, height: 844 };
const shots = process.env.SHOTS;

/** For a look at the pages: `SHOTS=folder` takes pictures of both widths. */
async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
}

/** Pays what the buyer got a number for, as an ATM or a store would. */
async function payNumber(page: Page, reference: string): Promise<void> {
  const { ecpay } = (await (await page.request.get(`${SIMULATOR}/control/ledger`)).json()) as {
    ecpay: { trades: { id: string; number: string | null }[] };
  };
  const trade = ecpay.trades.find(({ number }) => number === reference)?.id;
  const paid = await page.request.post(`${SIMULATOR}/control/ecpay`, { data: { trade, choice: 'pay' } });
  expect(paid.ok()).toBe(true);
}

test('zh-Hant：以台灣發行的信用卡經綠界付款，訂單隨即付清', async ({ page, buyer }) => {
  await page.setViewportSize(PHONE);
  await payAtCheckout(page, 'zh-Hant', 'ecpay_credit');
  await page.getByRole('button').first().click();

  const code = await resultOf(page, 'success');
  await expectPaid(page, { locale: 'zh-Hant', buyer, code });
});

test('zh-CN：用 LINE Pay 付款，同意之后订单付清', async ({ page, buyer }) => {
  await payAtCheckout(page, 'zh-CN', 'linepay');
  await page.getByRole('button').first().click();

  const code = await resultOf(page, 'success');
  await expectPaid(page, { locale: 'zh-CN', buyer, code });
});

for (const { locale, paytype, deadline } of [
  { locale: 'en', paytype: 'ecpay_atm', deadline: /^Please pay by/ },
  { locale: 'zh-Hant', paytype: 'ecpay_cvs', deadline: /前付款/ },
] as const)
  test(`${locale}: a number for ${paytype} is on the order page and in the mail, and confirms itself`, async ({
    page,
    buyer,
  }) => {
    const { list } = await (await page.request.get('/api/cart', apiOf(buyer))).json();
    await page.request.post('/api/cart', { ...apiOf(buyer), data: [{ ...list[0], nums: 1 }] });
    await payAtCheckout(page, locale, paytype);
    await page.getByRole('button').first().click();

    // A number is not a payment, so the address does not claim one.
    const code = await resultOf(page, 'fail');
    await expect(headline(page)).toHaveText(WORDS[locale].thanks);
    const { pay_number } = await orderOf(page.request, buyer, code);
    await expect(page.getByText(pay_number.number, { exact: true })).toBeVisible();
    await look(page, `number-${paytype}-${locale}`);
    await open(page, inLanguage(locale, `/account/order/${code}`));
    await expect(page.getByText(pay_number.number, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: deadline })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await look(page, `order-${paytype}-${locale}`);
    const { text } = await expectMail(page.request, buyer, 'payment_number');
    expect(text).toContain(pay_number.number);

    await payNumber(page, pay_number.number);
    await expect(async () =>
      expect(await orderOf(page.request, buyer, code)).toMatchObject({ payment_status: 'paid', pay_number: null }),
    ).toPass();
    await expectMail(page.request, buyer, 'paid');
  });

test('the owner changes the order of the methods by keyboard, and the log names them', async ({ page, quiet }) => {
  const owner = await enterAsStaff(page.request);
  await enterAs(page, owner);
  await open(page, '/admin/pay-method');
  // Nobody in these tests buys from abroad, so this list disturbs no other test.
  const list = page.getByRole('region', { name: 'Sequence for buyers elsewhere' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText('Credit card (US$)');
  expect(await accessibilityFaults(page)).toEqual([]);
  await look(page, 'pay-methods-en');

  await list.getByRole('button', { name: 'Move up: PayPal (US$)' }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toContainText('PayPal (US$)');
  await page.getByLabel('Highest amount for an ATM account').fill('50000');
  await button(page, 'Save').click();
  await expect(page.getByLabel('Highest amount for an ATM account')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Highest amount for an ATM account').fill('49999');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();

  const { param } = await (await page.request.get('/api/initial')).json();
  expect(param.pay_abroad.slice(0, 2)).toEqual(['paypal', 'cybersource_usd']);
  await open(page, '/admin/change');
  await expect(page.getByText('Payment methods').first()).toBeVisible();
  // The browser logs the refusal.
  quiet.splice(0);
});
