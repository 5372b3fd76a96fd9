import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';

/** A barcode in the right form that the ministry does not know. */
const UNKNOWN = '/ZZZZZZZ';

test('an invoice with an unknown barcode fails, finance corrects the buyer, and the buyer sees the number', async ({
  page,
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const code = await placeOrder(request, buyer, {
    invoice: { type: 'personal', carrier: { type: 'mobile', code: UNKNOWN } },
  });
  const staff = apiOf(await enterAsStaff(request));
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const data = { amount: order.total };
  expect((await request.post(`/api/admin/order/${code}/confirm_transfer`, { ...staff, data })).ok()).toBe(true);
  const found = async () => (await (await request.get(`/api/admin/invoice?keyword=${code}`, staff)).json()).list[0];
  await expect.poll(async () => (await found()).problem, { timeout: 60_000 }).toBe('carrier_refused');

  const desk = await staffDesk(browser, request, 'finance');
  await desk.setViewportSize({ width: 390, height: 844 });
  const fits = () => desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await open(desk, `/admin/invoice?queue=troubled&keyword=${code}`);
  await expect(desk.getByText('The carrier’s code does not exist. Please ask the buyer and correct it.')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await fits()).toBe(true);
  await desk.getByRole('link', { name: code }).press('Enter');
  await desk.getByRole('button', { name: 'Correct the buyer' }).press('Enter');
  const panel = desk.getByRole('region', { name: 'Correct the buyer' });
  await panel.getByRole('textbox', { name: /^Mobile barcode/ }).fill('AB+12');
  await panel.getByRole('button', { name: 'Save and issue' }).click();
  await expect(panel.getByRole('textbox', { name: /^Mobile barcode/ })).toBeFocused();
  await panel.getByRole('textbox', { name: /^Mobile barcode/ }).fill(UNKNOWN);
  await expect(panel.getByText('The Ministry of Finance does not know this barcode.')).toBeVisible();
  await panel.getByRole('textbox', { name: /^Mobile barcode/ }).fill('/AB+12-3');
  await expect(panel.getByText('This code exists.')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await fits()).toBe(true);
  await panel.getByRole('button', { name: 'Save and issue' }).click();
  await expect.poll(async () => (await found()).state, { timeout: 60_000 }).toBe('issued');
  const { number } = await found();
  await desk.reload();
  await expect(desk.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await expect(desk.getByText('Buyer corrected by staff: done')).toBeVisible();
  expect(await fits()).toBe(true);
  await desk.context().close();

  await open(page, `/account/order/${code}`);
  await expect(page.getByText(`Number ${number}`)).toBeVisible();
});
