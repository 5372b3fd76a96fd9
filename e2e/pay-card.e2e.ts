import type { Browser, Page } from '@playwright/test';
import { test } from './full-cart.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
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

/** A member of finance in their own browser. */
async function financeDesk(browser: Browser, page: Page): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, await enterAsStaff(page.request));
  return desk;
}

test('zh-Hant：以新台幣刷卡付款，訂單隨即付清', async ({ page, buyer }) => {
  await page.setViewportSize(PHONE);
  await payAtCheckout(page, 'zh-Hant', 'cybersource');
  await expect(page.getByText(/^TWD \d+\.00$/)).toBeVisible();
  await button(page, '核准（原因碼 100）').click();

  const code = await resultOf(page, 'success');
  await expectPaid(page, { locale: 'zh-Hant', buyer, code });
  expect(await orderOf(page.request, buyer, code)).toMatchObject({ currency: 'NTD', payment_status: 'paid' });
});

test('a card that is declined says so on the page and in a mail, and the order can be paid again', async ({
  page,
  buyer,
}) => {
  await payAtCheckout(page, 'en', 'cybersource_usd');
  await button(page, 'Declined (reason 204)').click();

  const code = await resultOf(page, 'fail');
  await expect(headline(page)).toHaveText('The payment did not go through');
  await expect(page.getByRole('alert')).toHaveText(WORDS.en.failure);
  const { subject } = await expectMail(page.request, buyer, 'payment_failed');
  expect(subject).toContain(code);

  await button(page, 'Pay again').click();
  await page.waitForURL(`${SIMULATOR}/**`);
  await button(page, 'Accepted (reason 100)').click();
  expect(await resultOf(page, 'success')).toBe(code);
  await expectPaid(page, { locale: 'en', buyer, code });
});

test('zh-CN：被保留审核的付款由财务人员决定', async ({ page, browser, buyer, request }) => {
  await payAtCheckout(page, 'zh-CN', 'cybersource');
  await button(page, '保留待审核（原因码 480）').click();

  const code = await resultOf(page, 'fail');
  await expect(headline(page)).toHaveText('您的付款需要人工确认');
  await expect(button(page, '立即付款')).toHaveCount(0);

  const desk = await financeDesk(browser, page);
  await open(desk, '/zh-CN/admin/payment');
  await desk.getByRole('main').getByRole('link', { name: code }).click();
  await button(desk, '款项已到账').click();
  const form = desk.getByRole('form', { name: '款项已到账' });
  await expect(form.getByRole('textbox')).not.toHaveValue('');
  await button(desk, '款项已到账').last().click();
  await expect(form.getByText('尚未扣款')).toBeVisible();
  const data = { transaction_id: await form.getByRole('textbox').inputValue(), decision: 'ACCEPT' };
  expect((await request.post(`${SIMULATOR}/control/decide`, { data })).ok()).toBe(true);
  await button(desk, '款项已到账').last().click();
  await expect(form).toBeHidden();
  await desk.context().close();

  // The buyer's open page updates automatically.
  await expect(headline(page)).toHaveText(WORDS['zh-CN'].thanks, { timeout: 60_000 });
  await expectPaid(page, { locale: 'zh-CN', buyer, code });
});

test('zh-CN：放弃刷卡的买家改为转账，看到的是账号而不是失败', async ({ page, buyer }) => {
  await page.setViewportSize(PHONE);
  await payAtCheckout(page, 'zh-CN', 'cybersource');
  await button(page, '取消并返回商店').click();

  const code = await resultOf(page, 'fail');
  await expect(page.getByRole('alert')).toHaveText(WORDS['zh-CN'].failure);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['立即付款', '改用其他付款方式']);
  await button(page, '改用其他付款方式').click();
  const others = page.getByRole('group', { name: '改用其他付款方式' }).getByRole('button');
  await expect(others).toHaveText(['信用卡（绿界）', 'LINE Pay', 'ATM 虚拟账号', '便利店代码', '银行转账']);
  await button(page, '银行转账').click();

  expect(await resultOf(page, 'success')).toBe(code);
  await expect(headline(page)).toHaveText(WORDS['zh-CN'].thanks);
  await expect(page.getByText('000-1234-5678-901')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await orderOf(page.request, buyer, code)).toMatchObject({ paytype: 'transfer', payment_status: 'unpaid' });
});

test('with scripts off the way to the card payment and back has a button', async ({ browser, request, buyer }) => {
  const { code, start } = await orderToPay(request, buyer, { paytype: 'cybersource', locale: 'en' });
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(start);
  await expect(headline(page)).toHaveText('We are taking you to the card payment');
  await button(page, 'Continue to the card payment').click();
  await page.waitForURL(`${SIMULATOR}/**`);
  await button(page, 'Accepted (reason 100)').click();
  await button(page, 'Continue to the shop').click();

  expect(await resultOf(page, 'success')).toBe(code);
  await expect.poll(async () => (await orderOf(request, buyer, code)).payment_status).toBe('paid');
  await page.context().close();
});
