import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';

test('the figures of a period, by keyboard and on a phone, open the orders behind them', async ({
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const code = await placeOrder(request, buyer);
  const staff = apiOf(await enterAsStaff(request));
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  await request.post(`/api/admin/order/${code}/confirm_transfer`, { ...staff, data: { amount: order.total } });
  const desk = await staffDesk(browser, request);

  await open(desk, '/admin/figures');
  const chart = desk.getByRole('listbox', { name: 'Revenue over the period' });
  await chart.getByRole('option').first().focus();
  await desk.keyboard.press('End');
  await expect(chart.getByRole('option').last()).toBeFocused();
  await desk.getByRole('combobox', { name: 'Period', exact: true }).selectOption('day');
  await expect(desk).toHaveURL(/unit=day/);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('link', { name: /paid orders?$/ }).click();
  await expect(desk.getByRole('list', { name: 'Orders' }).getByText(code)).toBeVisible();
  await desk.goBack();

  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.getByRole('combobox', { name: 'Breakdown' }).selectOption('paytype');
  await expect(desk.getByRole('rowheader', { name: 'Bank transfer' })).toBeVisible();
  await desk.getByRole('link', { name: 'Previous period' }).click();
  await expect(desk).toHaveURL(/by=paytype/);
  for (const path of [
    '/admin/figures?unit=year&money=both',
    '/zh-Hant/admin/figures',
    '/zh-CN/admin/figures?unit=quarter',
  ]) {
    await open(desk, path);
    await expect(desk.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect([path, await accessibilityFaults(desk)]).toEqual([path, []]);
  }
  await open(desk, '/admin/export');
  await desk.getByLabel('First day').fill('2026-01-01');
  await desk.getByLabel('Last day').fill('2027-12-31');
  await desk.getByRole('button', { name: 'Choose this period' }).click();
  await expect(desk).toHaveURL(/from=2026-01-01/);
  const downloading = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Payments as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('payments-2026-01-01-2027-12-31.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(code);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await desk.context().close();
});
