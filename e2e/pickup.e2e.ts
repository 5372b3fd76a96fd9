import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, openStep, test, totalOf } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';

test('on a phone, in Chinese: an order is picked up with the code of the mail', async ({
  page,
  browser,
  request,
  buyer,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 2, '/zh-Hant');
  await page.getByRole('radio', { name: /^自行取貨/ }).check();
  await expect(page.getByRole('radio', { name: /^框境迪化街工坊/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: '收件地址' })).toBeHidden();
  await expect(page.getByRole('complementary').getByText('自取')).toBeVisible();
  const total = await totalOf(page);
  await page.getByLabel(/^取貨人姓名/).fill('');
  await page.getByRole('button', { name: '核對訂單' }).click();
  await expect(page.getByLabel(/^取貨人姓名/)).toBeFocused();
  await page.getByLabel(/^取貨人姓名/).fill('林美玲');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('button', { name: '核對訂單' }).click();
  await expect(page.getByText('林美玲 · ')).toBeVisible();
  await page.getByRole('checkbox', { name: /^我同意/ }).check();
  await page.getByRole('button', { name: '送出訂單' }).click();
  await page.waitForURL(/status=success/);
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  expect(order).toMatchObject({ total, shipping_fee: 0, tax_rate: 5, pickup_type: 'pickup' });

  const staff = apiOf(await enterAsStaff(request));
  const step = (action: string, data: object = {}) =>
    request.post(`/api/admin/order/${code}/${action}`, { ...staff, data });
  await step('confirm_transfer', { amount: total });
  await step('start_production');
  await step('complete');
  const desk = await staffDesk(browser, request);
  await desk.setViewportSize({ width: 390, height: 844 });
  await open(desk, '/zh-Hant/admin/workshop?queue=to_ship');
  await desk.getByRole('checkbox', { name: new RegExp(code) }).check();
  await desk.getByRole('button', { name: '將 1 筆訂單標記為可取貨' }).click();
  await expect(desk.getByRole('checkbox', { name: new RegExp(code) })).toBeHidden();

  await open(page, `/zh-Hant/account/order/${code}`);
  await expect(page.getByText(/^作品已可取貨/)).toBeVisible();
  const shown = (await page.getByRole('heading', { name: '取貨碼' }).locator('+ p').textContent()) ?? '';
  const { list } = await (await request.get('/api/mailbox')).json();
  const mail = list.find(({ subject }: { subject: string }) => subject === `訂單 ${code} 可以取貨了`);
  expect(mail.text).toContain(shown);
  expect(mail.text).toContain('迪化街一段 12 號');

  await open(desk, `/zh-Hant/admin/order/${code}`);
  await desk.getByRole('button', { name: '標記為已取貨' }).click();
  const panel = desk.getByRole('region', { name: '標記為已取貨' });
  await panel.getByLabel(/^取貨碼/).fill(shown === '000000' ? '000001' : '000000');
  await panel.getByRole('button', { name: '標記為已取貨' }).click();
  await expect(panel.getByText('這不是這筆訂單的取貨碼。')).toBeVisible();
  await panel.getByLabel(/^取貨碼/).fill(shown);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await panel.getByRole('button', { name: '標記為已取貨' }).click();
  await expect(panel).toBeHidden();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText('林美玲 已取貨')).toBeVisible();
  await expect(page.getByRole('button', { name: '退貨' }).first()).toBeVisible();
});
