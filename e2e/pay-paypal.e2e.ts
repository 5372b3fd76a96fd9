import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, test } from './full-cart.ts';
import {
  button,
  expectMail,
  expectPaid,
  headline,
  orderOf,
  orderToPay,
  payAtCheckout,
  resultOf,
  SIMULATOR,
  WORDS,
} from './pay-order.ts';
import { expect, open } from './shop-test.ts';

const PHONE = { width: 390, height: 844 };

test('an order paid at PayPal is paid on its pages and in a mail', async ({ page, buyer }) => {
  await payAtCheckout(page, 'en', 'paypal');
  await button(page, 'Approve the payment').click();

  const code = await resultOf(page, 'success');
  await expectPaid(page, { locale: 'en', buyer, code });
  expect(await orderOf(page.request, buyer, code)).toMatchObject({ currency: 'USD', payment_status: 'paid' });
  const { mail_id, subject } = await expectMail(page.request, buyer, 'order_paid');
  await open(page, `/mailbox?mail=${mail_id}`);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
});

test('zh-Hant：在 PayPal 取消後，改以信用卡付清同一筆訂單', async ({ page, buyer }) => {
  await page.setViewportSize(PHONE);
  const words = WORDS['zh-Hant'];
  await payAtCheckout(page, 'zh-Hant', 'paypal');
  await button(page, '取消並返回商店').click();

  const code = await resultOf(page, 'fail');
  await expect(headline(page)).toHaveText('付款未完成');
  await expect(page.getByRole('alert')).toHaveText(words.failure);
  await expect(button(page, '立即付款')).toBeVisible();
  await button(page, '改用其他付款方式').click();
  await button(page, words.ways.cybersource_usd).click();
  await page.waitForURL(`${SIMULATOR}/**`);
  await button(page, '核准（原因碼 100）').click();

  expect(await resultOf(page, 'success')).toBe(code);
  await expectPaid(page, { locale: 'zh-Hant', buyer, code });
  expect(await orderOf(page.request, buyer, code)).toMatchObject({ paytype: 'cybersource_usd', currency: 'USD' });
});

test('zh-CN：卡被拒绝的买家回到 PayPal 再试一次', async ({ page, buyer }) => {
  await payAtCheckout(page, 'zh-CN', 'paypal');
  const { searchParams } = new URL(page.url());
  const declined = page.waitForResponse((response) => response.url().includes('/api/payment/paypal/return'));
  await button(page, '用会被拒绝的卡同意付款').click();
  expect((await declined).headers().location).toContain(`token=${searchParams.get('token')}`);

  await page.waitForURL(`${SIMULATOR}/**`);
  await expect(headline(page)).toHaveText('使用 PayPal 付款');
  await button(page, '同意付款').click();

  const code = await resultOf(page, 'success');
  await expectPaid(page, { locale: 'zh-CN', buyer, code });
});

test('a buyer who left PayPal finds the same payment again from the order', async ({ page, buyer }) => {
  await page.setViewportSize(PHONE);
  await payAtCheckout(page, 'en', 'paypal');
  const before = page.url();
  await button(page, 'Leave without deciding').click();
  await expect(headline(page)).toHaveText('You have left');

  await open(page, '/account/order');
  await page.getByRole('main').getByRole('link', { name: /^CN-/ }).click();
  await expect(page.getByText(/^Please pay US\$[\d,.]+ by /).first()).toBeVisible();
  await button(page, 'Pay now').click();
  await page.waitForURL(`${SIMULATOR}/**`);
  expect(page.url()).toBe(before);
  await button(page, 'Approve the payment').click();

  const code = await resultOf(page, 'success');
  await expectPaid(page, { locale: 'en', buyer, code });
});

test('a payment whose buyer never returned is captured, and the result page updates automatically', async ({
  page,
  context,
  request,
  buyer,
}) => {
  const { code, start } = await orderToPay(request, buyer, { paytype: 'paypal', locale: 'en' });
  const provider = await context.newPage();
  await provider.goto(start);
  await open(page, `/cart/check?status=success&code=${code}`);
  await expect(headline(page)).toHaveText('Your order is awaiting payment');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await button(provider, 'Approve, then close the window without going back').click();
  await expect(headline(provider)).toHaveText('Approved');
  await provider.close();

  await expect(headline(page)).toHaveText('Thank you for your order', { timeout: 60_000 });
  await expect(page.locator('body[data-same-page]')).toBeAttached();
  await expectPaid(page, { locale: 'en', buyer, code });
  const { total } = await (await request.get('/api/order/latest', apiOf(buyer))).json();
  expect(total).toBe(1);
});

test('zh-Hant：PayPal 審查中的付款不會催買家再付一次，審查通過後頁面自行更新', async ({ page, request, buyer }) => {
  await page.setViewportSize(PHONE);
  await payAtCheckout(page, 'zh-Hant', 'paypal');
  await button(page, '同意付款；PayPal 暫時保留以供審查').click();

  // Not paid yet, so the address does not say success; but the page does not say that it failed.
  const code = await resultOf(page, 'fail');
  await expect(headline(page)).toHaveText('正在確認您的付款');
  await expect(button(page, '立即付款')).toHaveCount(0);

  const { paypal } = await (await request.get(`${SIMULATOR}/control/ledger`)).json();
  const capture = paypal.captures.find(({ reference }: { reference: string }) => reference.startsWith(code));
  const data = { id: capture.id, status: 'COMPLETED' };
  expect((await request.post(`${SIMULATOR}/control/complete`, { data })).ok()).toBe(true);

  await expect(headline(page)).toHaveText(WORDS['zh-Hant'].thanks, { timeout: 60_000 });
  await expectPaid(page, { locale: 'zh-Hant', buyer, code });
});

test('nobody is thanked for an order that was cancelled, by its payment link or by an address that says success', async ({
  page,
  request,
  buyer,
}) => {
  const { code, start } = await orderToPay(request, buyer, { paytype: 'paypal', locale: 'en' });
  expect((await request.post(`/api/order/${code}/cancel`, { ...apiOf(buyer), data: {} })).ok()).toBe(true);

  await page.goto(start);
  expect(await resultOf(page, 'fail')).toBe(code);
  await expect(headline(page)).toHaveText('This order was cancelled');
  await expect(page.getByText('We have received no payment for it, and you owe nothing.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();

  await page.setViewportSize(PHONE);
  await open(page, `/cart/check?status=success&code=${code}`);
  await expect(headline(page)).toHaveText('This order was cancelled');
  await expect(page.getByText('Thank you for your order')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Order again').click();
  await expect(page.getByText(/in your cart\.$/)).toBeVisible();
});
