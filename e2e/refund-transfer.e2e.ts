import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';

test('a returned order is refunded by transfer to the account that the buyer gave', async ({
  page,
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const code = await placeOrder(request, buyer);
  const staff = apiOf(await enterAsStaff(request));
  const step = async (action: string, data: object = {}) =>
    (await (await request.post(`/api/admin/order/${code}/${action}`, { ...staff, data })).json()).order;
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  await step('confirm_transfer', { amount: order.total });
  await step('start_production');
  await step('complete');
  await step('ship', { carrier: 'Post', tracking: 'TW-77' });
  await step('arrive');
  const lines = order.lines.map(({ line_id, nums }: Record<string, number>) => ({ line_id, nums }));
  await request.post(`/api/order/${code}/refund`, { ...apiOf(buyer), data: { lines } });
  await step('receive_return');

  // As the mail's link opens it.
  await open(page, `/account/order/${code}#refund_account`);
  const account = page.getByRole('region', { name: 'Account for the refund' });
  await account.getByLabel('Account number').fill('0071-2345');
  await account.getByRole('button', { name: 'Save the account' }).click();
  await expect(account.getByRole('combobox', { name: /^Bank/ })).toBeFocused();
  await account.getByRole('combobox', { name: /^Bank/ }).selectOption('808');
  await account.getByLabel('Account number').fill('0071-2345 678901');
  await account.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText('Account for the refund: bank 808, ending in 8901')).toBeVisible();
  expect(await page.content()).not.toContain('345678901');

  const desk = await staffDesk(browser, request);
  await desk.setViewportSize({ width: 390, height: 844 });
  await open(desk, '/admin/refund?view=ready');
  const row = desk.getByRole('listitem').filter({ hasText: code });
  await row.getByRole('button', { name: 'Show the account (logged)' }).click();
  await expect(row.getByText('00712345678901')).toBeVisible();
  await row.getByRole('button', { name: 'Record as paid' }).click();
  await expect(row.getByRole('textbox', { name: /^Amount/ })).toHaveValue(String(order.total));
  await row.getByLabel('The bank’s reference').fill('B-2611');
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await row.getByRole('region').getByRole('button', { name: 'Record as paid' }).click();
  await expect(row).toBeHidden();
  await desk.context().close();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Order status' }).getByRole('listitem').last()).toHaveText(
    /^NT\$[\d,]+ refunded/,
  );
});
