import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { expectMail } from './pay-order.ts';
import { expect, open } from './shop-test.ts';

test('an order rings the bell, the mail is queued, and the choices are made by keyboard on a phone', async ({
  browser,
  request,
  buyer,
}) => {
  const staff = await enterAsStaff(request, 'support');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = await context.newPage();
  await enterAs(desk, staff);

  await open(desk, '/admin/me');
  const orders = desk.getByLabel('New orders');
  await orders.focus();
  await desk.keyboard.press('End');
  await expect(orders).toHaveValue('off');
  await desk.keyboard.press('Home');
  await expect(orders).toHaveValue('now');
  // At night in Taipei the mail would be sent in the morning.
  await desk.getByLabel('Quiet from (Taipei)').focus();
  await desk.keyboard.press('Home');
  await expect(desk.getByLabel('Quiet until (Taipei)')).toBeHidden();
  await desk.getByRole('button', { name: 'Save choices' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Your choices are saved.')).toBeVisible();
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await accessibilityFaults(desk)).toEqual([]);

  const code = await placeOrder(request, buyer);
  const unread = async () => (await (await request.get('/api/admin/notice/unread', apiOf(staff))).json()).unread;
  await expect.poll(unread, { timeout: 30_000 }).toBeGreaterThan(0);
  await desk.reload();
  const bell = desk.getByRole('button', { name: /^Notices: \d+\+? new$/ });
  await bell.focus();
  await desk.keyboard.press('Enter');
  const line = desk.getByRole('dialog').getByRole('link', { name: new RegExp(`New order ${code}`) });
  await expect(line).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  await line.focus();
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(`/admin/order/${code}$`));
  await expect(desk.getByRole('dialog')).toBeHidden();

  const { subject } = await expectMail(request, staff, 'staff_notice');
  expect(subject).not.toContain('Mei');
});
