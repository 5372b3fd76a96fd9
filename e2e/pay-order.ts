import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PayType } from '../src/buying/checkout/pay-types.rules.ts';
import { type Locale, langOf } from '../src/shared/locale.ts';
import type { Currency } from '../src/shared/money.ts';
import { apiOf, type Buyer, openStep } from './full-cart.ts';
import { mailTo } from './new-member.ts';
import { inLanguage } from './routes.ts';
import { expect, open } from './shop-test.ts';

type Redirecting = Exclude<PayType, 'transfer'>;

/** The buttons and texts on the way to a provider and back. */
export const WORDS = {
  en: {
    ways: {
      paypal: 'PayPal (US$)',
      cybersource: /^Credit card \(NT\$\)/,
      cybersource_usd: 'Credit card (US$)',
      ecpay_credit: 'Credit card issued in Taiwan (NT$)',
      ecpay_atm: 'ATM transfer with a virtual account (NT$)',
      ecpay_cvs: 'Convenience store (NT$)',
      linepay: 'LINE Pay (NT$)',
    },
    review: 'Review order',
    agree: /^I agree/,
    place: 'Place order',
    failure:
      'Please confirm that your internet connection and payment method are working smoothly, or contact customer service',
    thanks: 'Thank you for your order',
    arrived: 'We have received your payment and are sending you a confirmation by e-mail.',
    paid: 'Paid. Our workshop will start soon; until then you can cancel right away.',
  },
  'zh-Hant': {
    ways: {
      paypal: 'PayPal（美元）',
      cybersource: /^信用卡（新臺幣）/,
      cybersource_usd: '信用卡（美元）',
      ecpay_credit: '台灣發行的信用卡（新臺幣）',
      ecpay_atm: 'ATM 虛擬帳號轉帳（新臺幣）',
      ecpay_cvs: '超商代碼繳費（新臺幣）',
      linepay: 'LINE Pay（新臺幣）',
    },
    review: '核對訂單',
    agree: /^我同意/,
    place: '送出訂單',
    failure: '請確認您的網路連線與付款方式皆正常運作，或聯絡客服人員',
    thanks: '感謝您的訂購',
    arrived: '已收到您的款項，通知信正寄往您的電子信箱。',
    paid: '已付款。工坊即將開工，在此之前您可以直接取消。',
  },
  'zh-CN': {
    ways: {
      paypal: 'PayPal（美元）',
      cybersource: /^信用卡（新台币）/,
      cybersource_usd: '信用卡（美元）',
      ecpay_credit: '台湾发行的信用卡（新台币）',
      ecpay_atm: 'ATM 虚拟账号转账（新台币）',
      ecpay_cvs: '便利店代码缴费（新台币）',
      linepay: 'LINE Pay（新台币）',
    },
    review: '核对订单',
    agree: /^我同意/,
    place: '提交订单',
    failure: '请确认您的网络连接与付款方式均正常，或联系客服人员',
    thanks: '感谢您的订购',
    arrived: '已收到您的款项，通知邮件正发往您的电子邮箱。',
    paid: '已付款。工坊即将开工，在此之前您可以直接取消。',
  },
} satisfies Record<Locale, { ways: Record<Redirecting, string | RegExp> } & Record<string, unknown>>;

/** The currency of each method, and where it begins. */
const PAY_TYPES: Record<PayType, { currency: Currency; path: string }> = {
  transfer: { currency: 'NTD', path: '' },
  paypal: { currency: 'USD', path: '/api/payment/paypal' },
  cybersource: { currency: 'NTD', path: '/api/payment/cybersource' },
  cybersource_usd: { currency: 'USD', path: '/api/payment/cybersourceforusd' },
  ecpay_credit: { currency: 'NTD', path: '/api/payment/ecpaycredit' },
  ecpay_atm: { currency: 'NTD', path: '/api/payment/ecpayatm' },
  ecpay_cvs: { currency: 'NTD', path: '/api/payment/ecpaycvs' },
  linepay: { currency: 'NTD', path: '/api/payment/linepay' },
};

/** The demo's payment simulator: another origin than the shop's. */
export const SIMULATOR = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3199) + 1}`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Goes through checkout with a payment method and waits until the browser is at the provider. */
export async function payAtCheckout(page: Page, locale: Locale, paytype: Redirecting): Promise<void> {
  const words = WORDS[locale];
  // Only methods in the currency of the prices are shown.
  const { currency } = PAY_TYPES[paytype];
  await page.evaluate((code) => localStorage.setItem('currency', code), currency);
  await openStep(page, 2, inLanguage(locale, '/').replace(/\/$/, ''));
  await page.getByRole('radio', { name: words.ways[paytype] }).check();
  await button(page, words.review).click();
  await page.getByRole('checkbox', { name: words.agree }).check();
  await button(page, words.place).click();
  await page.waitForURL((url) => url.origin === SIMULATOR);
}

/** Orders everything in the cart through the API; returns the order's number and the address where its payment begins. */
export async function orderToPay(
  request: APIRequestContext,
  buyer: Buyer,
  { paytype, locale }: { paytype: PayType; locale: Locale },
): Promise<{ code: string; start: string }> {
  const { list } = await (await request.get('/api/cart', apiOf(buyer))).json();
  const addresses = await (await request.get('/api/address', apiOf(buyer))).json();
  const items = list.map(({ item_id, size_id, frame_id, nums }: Record<string, number>) => ({
    item_id,
    size_id,
    frame_id,
    nums,
  }));
  const { currency, path } = PAY_TYPES[paytype];
  const data = { paytype, currency, items, address_id: addresses.list[0].address_id, agree: true };
  const reply = await request.post('/api/order/order', { ...apiOf(buyer), data });
  if (!reply.ok()) throw new Error(`the order was refused: ${await reply.text()}`);
  const { code, hash } = (await reply.json()).order;
  return { code, start: `${path}?${new URLSearchParams({ code, hash, lang: langOf(locale) })}` };
}

/** The order's number, from the address of its result page. */
export async function resultOf(page: Page, status: 'success' | 'fail'): Promise<string> {
  await page.waitForURL(new RegExp(`/cart/check\\?status=${status}&code=CN-`));
  return new URL(page.url()).searchParams.get('code') ?? '';
}

/** The result page thanks and says that the payment has arrived; so do the order's page and a mail. */
export async function expectPaid(
  page: Page,
  { locale, buyer, code }: { locale: Locale; buyer: Buyer; code: string },
): Promise<void> {
  const words = WORDS[locale];
  await expect(headline(page)).toHaveText(words.thanks);
  await expect(page.getByText(words.arrived)).toBeVisible();
  await open(page, inLanguage(locale, `/account/order/${code}`));
  await expect(page.getByText(words.paid)).toBeVisible();
  const { subject } = await expectMail(page.request, buyer, 'order_paid');
  expect(subject).toContain(code);
}

export async function expectMail(request: APIRequestContext, { email }: Pick<Buyer, 'email'>, kind: string) {
  await expect(() => mailTo(request, email, kind)).toPass();
  return mailTo(request, email, kind);
}

/** The order as its buyer sees it. */
export async function orderOf(request: APIRequestContext, buyer: Buyer, code: string) {
  return (await (await request.get(`/api/order/${code}`, apiOf(buyer))).json()).order;
}
