import type { Page } from '@playwright/test';
import { zipOf } from '#desk/import/server/testing-zip.ts';
import { startSmtp, type TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { becomeOwner, OWNER, openBareShop, press, say } from './empty-shop.ts';
import { smallPicture, workbookOf } from './import-files.ts';
import { expect, test } from './shop-test.ts';

const SHOP = 'http://127.0.0.1:3317';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BAR = say('Test mode: no money is taken; orders are not delivered.');
const NOTE = say('Test order: no money is taken, and nothing is delivered.');

test.use({ baseURL: SHOP, locale: 'zh-TW' });
test.describe.configure({ timeout: 420_000 });

test('an owner plays an order in the closed shop, leaves test mode, and nothing of it stays', async ({
  page,
  quiet,
}) => {
  page.setDefaultTimeout(30_000);
  const smtp = await startSmtp();
  const shop = openBareShop(SHOP, { SMTP_URL: smtp.url });
  try {
    await becomeOwner(page, await shop.setup('zh-Hant'));
    await test.step('a work is imported', () => importWork(page));
    await test.step('test mode is turned on', () => turnOn(page));
    const code = await test.step('an order is paid at the simulator', () => buy(page));
    await test.step('page, mail and list say that it is a test', () => seeMarks(page, smtp, code));
    await test.step('test mode is left, and the order deleted', () => leave(page));
    quiet.splice(0);
  } finally {
    await shop.close(page);
    await smtp.close();
  }
});

async function importWork(page: Page): Promise<void> {
  const heads = ['檔名', '作品名稱（繁體中文）', '藝術家（繁體中文）', '年份', '分類', '尺寸與價格'];
  const texts = ['圖片說明（繁體中文）', '創作靈感（繁體中文）', '材質（繁體中文）'];
  const row = ['tide.jpg', '潮', '吳珊', '2024', 'sea', '30x22.5: 1880 / 65', '波浪。', '在海邊。', '油彩。'];
  await page.goto('/zh-Hant/admin/import');
  await page.getByLabel(say('Put complete new works on sale immediately')).check();
  await page.getByLabel('選擇檔案', { exact: true }).setInputFiles([
    {
      name: '作品.zip',
      mimeType: 'application/zip',
      buffer: zipOf([{ name: 'tide.jpg', bytes: await smallPicture(31) }]),
    },
    { name: '作品.xlsx', mimeType: XLSX, buffer: await workbookOf([[...heads, ...texts], row]) },
  ]);
  await page.getByRole('button', { name: '檢查檔案' }).click();
  await page.getByRole('button', { name: '匯入 1 筆' }).click({ timeout: 120_000 });
  await expect(page.getByText('已全部匯入。')).toBeVisible({ timeout: 120_000 });
}

const part = (page: Page) => page.getByRole('region', { name: say('Test mode') });

async function turnOn(page: Page): Promise<void> {
  await page.goto('/zh-Hant/admin/connection');
  await press(part(page), 'Turn on test mode');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Your password')).fill('not-my-password');
  await press(dialog, 'Turn on test mode');
  await expect(dialog).toContainText(say('The password is incorrect.'));
  await dialog.getByLabel(say('Your password')).fill(OWNER.password);
  await press(dialog, 'Turn on test mode');
  await expect(page.getByText(BAR, { exact: false }).first()).toBeVisible();
  await expect(part(page)).toContainText(say('Test mode is on: no money is taken; orders are not delivered.'));
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** The owner has no address yet: the address book's call adds one. */
async function addAddress(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token,
  );
  const data = {
    ...{ receiver: '林美', mobile: { code: '886', number: '912345678' }, country_code: 'TW' },
    ...{ city: '臺北市', township: '大同區', postal_code: '103', address: '迪化街一段 12 號' },
  };
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await page.request.post('/api/address', { data, headers })).json()).toMatchObject({ code: 'success' });
}

async function buy(page: Page): Promise<string> {
  await addAddress(page);
  await page.evaluate(() => localStorage.setItem('currency', 'USD'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh-Hant/shop');
  await page.getByRole('main').getByRole('link', { name: '潮' }).first().click();
  await page.getByRole('radio', { name: say('Oak'), exact: true }).check({ force: true });
  await press(page, 'Add to cart');
  await askBeforeCurrencyChanges(page);
  await page.goto('/zh-Hant/cart');
  await page.getByRole('link', { name: say('Checkout'), exact: true }).click();
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true });
  await press(page, 'Review order');
  await expect(page.locator('#test-bar')).toContainText(BAR);
  await page.getByRole('checkbox', { name: /^我同意/ }).check();
  await press(page, 'Place order');
  await page.waitForURL(/\/api\/payment\/test\/page/);
  await expect(page.getByText(BAR)).toBeVisible();
  await press(page, 'Pay (simulated)');
  await page.waitForURL(/status=success&code=CN-/);
  await expect(page.getByText(NOTE)).toBeVisible();
  return new URL(page.url()).searchParams.get('code') ?? '';
}

const IN_USD = ['PayPal（美元）', '信用卡（美元）'];

async function switchMethods(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/zh-Hant/admin/pay-method');
  for (const name of IN_USD) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).setChecked(isOn);
  await press(page, 'Save');
  await expect(page.getByText(say('Saved. The change applies immediately.'))).toBeVisible();
}

/** Without a method in US$, the page shows the amount in NT$ and changes nothing before the buyer agrees. */
async function askBeforeCurrencyChanges(page: Page): Promise<void> {
  await switchMethods(page, false);
  await page.goto('/zh-Hant/cart?step=2');
  await expect(page.getByText(say('Paying in US dollars is not possible at the moment.'))).toBeVisible();
  const inNtd = page.getByRole('button', { name: /^改付 NT\$[\d,]+$/ });
  const question = page.getByRole('status').filter({ has: inNtd });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('input[name=paytype]')).toHaveCount(0);
    await expect(page.locator('[data-total]')).toContainText('US$');
    // Without an answer, the order goes no further.
    await press(page, 'Review order');
    await expect(question).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await inNtd.click();
  await expect(page.locator('input[name=paytype]').first()).toBeChecked();
  await expect(page.locator('[data-total]')).toContainText('NT$');
  await switchMethods(page, true);
  await page.evaluate(() => localStorage.setItem('currency', 'USD'));
}

async function seeMarks(page: Page, smtp: TestSmtp, code: string): Promise<void> {
  const subjects = async () =>
    Promise.all(smtp.mails.flatMap(({ to }, at) => (to[0] === OWNER.email ? [smtp.read(at)] : [])));
  const about = async () => (await subjects()).filter(({ subject }) => subject?.includes(code));
  await expect.poll(async () => (await about()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const { subject, text } of await about())
    expect([subject?.startsWith('測試：'), text?.includes('測試')]).toEqual([true, true]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/zh-Hant/admin/order?kind=test');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: code }) });
  await expect(row.getByText('測試', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: code }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.goto('/zh-Hant/admin/connection');
  await press(part(page), 'Leave test mode');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('目前共有 1 筆測試訂單。');
  await dialog.getByLabel(say('Delete the test orders too')).check();
  await dialog.getByLabel(say('Your password')).fill(OWNER.password);
  await press(dialog, 'Leave test mode');
  await expect(page.locator('#test-bar')).toBeHidden();
  await expect(part(page)).toContainText(say('Test mode is off: orders are real.'));
  await page.goto('/zh-Hant/admin/order');
  await expect(page.getByRole('link', { name: /^CN-/ })).toHaveCount(0);
}
