import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';

/** The current two-month period in Taipei, `YYYYMM` of its first month. */
function thisPeriod(): string {
  const [year = '', month = ''] = new Date(Date.now() + 8 * 3_600_000).toISOString().split('-');
  return `${year}${String(Number(month) - ((Number(month) - 1) % 2)).padStart(2, '0')}`;
}

test('the VAT sheet agrees with the invoices, and a figure opens its list', async ({ browser, request, buyer }) => {
  test.slow();
  const code = await placeOrder(request, buyer, { invoice: { type: 'personal', carrier: { type: 'member' } } });
  const staff = apiOf(await enterAsStaff(request));
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  await request.post(`/api/admin/order/${code}/confirm_transfer`, { ...staff, data: { amount: order.total } });
  const found = async () => (await (await request.get(`/api/admin/invoice?keyword=${code}`, staff)).json()).list[0];
  await expect.poll(async () => (await found()).state, { timeout: 60_000 }).toBe('issued');
  const { number, total } = await found();

  const desk = await staffDesk(browser, request, 'finance');
  const fits = () => desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await open(desk, `/admin/vat?period=${thisPeriod()}`);
  const sales = desk.getByRole('region', { name: 'Sales and allowances' });
  const consumers = sales.getByRole('row', { name: /^Taxable, consumers 5%/ });
  await expect(consumers).toContainText('5, 6');
  await expect(desk.getByText('Unexplained difference')).toHaveCount(0);
  expect(await accessibilityFaults(desk)).toEqual([]);

  await consumers.getByRole('link').last().press('Enter');
  await expect(desk).toHaveURL(/of=consumer/);
  const { rows } = await (await request.get(`/api/admin/vat?period=${thisPeriod()}`, staff)).json();
  const { count } = rows.find((row: { figure: string }) => row.figure === 'consumer');
  await expect(desk.getByText(count === 1 ? '1 entry' : `${count} entries`, { exact: true })).toBeVisible();
  // The latest invoice is on the last page.
  if (count > 25)
    await open(desk, `/admin/vat?period=${thisPeriod()}&of=consumer&rate=5&page=${Math.ceil(count / 25)}`);
  const entry = desk.getByRole('listitem').filter({ hasText: number });
  await expect(entry).toContainText(`NT$${total.toLocaleString('en')}`);
  await expect(entry.getByRole('link', { name: code })).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  const listing = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'CSV' }).click();
  expect((await listing).suggestedFilename()).toBe(`vat-${thisPeriod()}-consumer.csv`);
  await desk.getByRole('link', { name: 'Back to the VAT sheet' }).click();
  await expect(desk.getByRole('button', { name: 'Print' })).toBeVisible();

  const downloading = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe(`vat-${thisPeriod()}.csv`);
  await desk.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/vat', '/zh-Hant/admin/vat', `/zh-CN/admin/vat?period=${thisPeriod()}&of=sold`]) {
    await open(desk, path);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fits()).toBe(true);
    expect([path, await accessibilityFaults(desk)]).toEqual([path, []]);
  }
  await open(desk, '/zh-Hant/admin/vat');
  await expect(desk.getByRole('button', { name: '列印' })).toBeVisible();
  await desk.context().close();
});
