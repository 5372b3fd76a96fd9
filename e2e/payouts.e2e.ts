import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, type Buyer, placeOrder, test } from './full-cart.ts';
import { enterAs, enterAsDemo, enterAsStaff, mailTo } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';
import { fits } from './studio-work.ts';

type Request = Parameters<typeof placeOrder>[0];

/** An artist without an account and without payment data. */
const ARTIST = 'nilufer-aydin';
const PHONE = { width: 390, height: 844 };

/** A sale of the artist that has arrived; shares are due on arrival. Returns the artist's key as a payee. */
async function sellFor(request: Request, buyer: Buyer): Promise<string> {
  const staff = apiOf(await enterAsStaff(request));
  const { version, value } = await (await request.get('/api/admin/setting/payouts', staff)).json();
  const now = { ...value, hold_from: 'arrival', hold_days: 0 };
  await request.put('/api/admin/setting/payouts', { ...staff, data: { version, value: now } });
  const { artist } = await (await request.get(`/api/artist/${ARTIST}`)).json();
  const { list } = await (await request.get(`/api/shop?artist=${artist.artist_id}`)).json();
  const work = list.find(({ sale_mode }: { sale_mode: string }) => sale_mode === 'online');
  const { sizes } = await (await request.get(`/api/shop/${work.item_id}`)).json();
  const line = { item_id: work.item_id, size_id: sizes[0].size_id, frame_id: 1, nums: 3 };
  await request.post('/api/cart', { ...apiOf(buyer), data: [line] });
  const code = await placeOrder(request, buyer);
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const steps = [
    ['confirm_transfer', { amount: order.total }],
    ['start_production', {}],
    ['complete', {}],
    ['ship', { carrier: 'EMS', tracking: 'EE123456789TW' }],
    ['arrive', {}],
  ] as const;
  for (const [step, data] of steps)
    expect((await request.post(`/api/admin/order/${code}/${step}`, { ...staff, data })).ok(), step).toBe(true);
  return `artist-${artist.artist_id}`;
}

test('finance pays an artist without an account: data, run, bank file, record, statement', async ({
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const payee = await sellFor(request, buyer);
  const email = `payee-${Date.now()}@example.com`;
  const desk = await staffDesk(browser, request, 'finance');
  await desk.setViewportSize(PHONE);

  await open(desk, '/admin/payout?keyword=nowhere');
  await expect(desk.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await desk.getByRole('link', { name: 'Show all' }).click();
  const row = desk.getByRole('listitem').filter({ has: desk.locator(`a[href$="/${payee}"]`) });
  await expect(row.getByText('No payment data yet')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await fits(desk)).toBe(true);

  await row.getByRole('link').click();
  await desk.getByLabel(/^Residency/).selectOption('resident');
  await desk.getByLabel(/^Person or company/).selectOption('individual');
  await desk.getByLabel(/^Legal name/).fill('Nilüfer Aydın');
  await desk.getByLabel(/^ID number/).fill('A123456789');
  await desk.getByLabel('Bank', { exact: true }).selectOption('700');
  await desk.getByLabel('Account number').fill('00012345678901');
  await desk.getByLabel('Account holder').fill('Nilüfer Aydın');
  await desk.getByLabel(/^Income code/).selectOption('9B');
  await desk.getByLabel(/^E-mail address for the statement/).fill(email);
  await desk.getByLabel(/^Language of e-mails/).selectOption('en');
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await fits(desk)).toBe(true);
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('Account at Chunghwa Post (700) ending in 8901')).toBeVisible();
  expect((await mailTo(request, email, 'payee_changed')).text).toContain('legal name');

  await open(desk, '/admin/payout');
  await desk.getByRole('button', { name: 'Calculate' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Payout run/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(desk.getByRole('group', { name: 'Do you want to discard this run?' })).toBeFocused();
  await desk.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(desk.getByRole('button', { name: 'Discard' })).toBeFocused();
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await fits(desk)).toBe(true);
  await desk.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(desk.getByRole('region', { name: 'State: Approved' })).toBeFocused();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^File for the bank: accounts in Taiwan/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^payout-\d+-taiwan\.csv$/);
  await desk.getByLabel(/^Bank’s reference/).fill('B-4711');
  await desk.getByRole('button', { name: 'Record as paid' }).click();
  await expect(desk.getByRole('region', { name: 'State: Paid' })).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);

  await open(desk, '/admin/payout/paid');
  // One row for each currency.
  await expect(desk.getByRole('rowheader', { name: /^Nilüfer Aydın/ }).first()).toBeVisible();
  await expect(desk.getByRole('rowheader', { name: /^[A-Z][a-z]+ 20\d\d$/ }).first()).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  expect(await fits(desk)).toBe(true);
  await desk.context().close();
  const statement = async () => (await mailTo(request, email, 'payout_paid').catch(() => undefined))?.text ?? '';
  await expect.poll(statement, { timeout: 150_000 }).toContain('PO-');
});

test('a seller changes the account with the password, and gets a mail', async ({ page, request, quiet }) => {
  const gallery = await enterAsDemo(request, 'gallery');
  await enterAs(page, gallery);
  await page.setViewportSize(PHONE);
  await open(page, '/account/payout');
  await expect(page.getByRole('heading', { name: 'Your payment data' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByLabel(/^Residency/).selectOption('resident');
  await page.getByLabel(/^Person or company/).selectOption('company');
  await page.getByLabel(/^Legal name/).fill('Wu Gallery Ltd.');
  await page.getByLabel(/^ID number/).fill('12345675');
  const replaces = page.getByLabel('Replace this account');
  if (await replaces.isVisible()) await replaces.check();
  await page.getByLabel('Bank', { exact: true }).selectOption('822');
  await page.getByLabel('Account number').fill('000123456780');
  await page.getByLabel('Account holder').fill('Wu Gallery');
  const password = page.getByLabel(/^Your password/);
  await password.fill('not mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The password is incorrect.').first()).toBeVisible();
  await expect(password).toBeFocused();
  // The refusal of the wrong password.
  quiet.splice(0);
  await password.fill('Hang-It-145');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('ending in 6780')).toBeVisible();
  await expect(password).toHaveValue('');
  expect((await mailTo(request, gallery.email, 'payee_changed')).text).toContain('銀行帳戶');
});
