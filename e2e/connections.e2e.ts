import type { Page } from '@playwright/test';
import { startTestSimulator } from '#buying/payments/server/testing-simulator.ts';
import { DEMO_KEYS } from '#http/server/demo-payment-keys.ts';
import { startSmtp, type TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { becomeOwner, OWNER, openBareShop } from './empty-shop.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const SHOP = 'http://127.0.0.1:3313';
const PASSWORD = 'only-the-mail-server-knows';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.use({ baseURL: SHOP });
test.describe.configure({ timeout: 420_000 });

test('an owner connects mail and PayPal in the browser alone, and no key ever comes back', async ({ page, quiet }) => {
  const smtp = await startSmtp({ account: { user: 'shop', password: PASSWORD } });
  const simulator = await startTestSimulator();
  const shop = openBareShop(SHOP, { PAYPAL_API: simulator.url });
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) => answers.push(text, response.url(), JSON.stringify(response.headers())),
      () => undefined,
    );
  });
  try {
    await becomeOwner(page, await shop.setup('en'), wordsOf('en'));
    await page.getByRole('link', { name: 'Connections', exact: true }).click();
    await test.step('mail', () => connectMail(page, smtp));
    await test.step('PayPal', () => connectPaypal(page));
    await test.step('on a phone, and removed', () => removePaypal(page));
    expect(answers.length).toBeGreaterThan(10);
    for (const secret of [PASSWORD, DEMO_KEYS.PAYPAL_SECRET]) expect(answers.join('\n')).not.toContain(secret);
    // The refusals that this test asked for.
    quiet.splice(0);
  } finally {
    await shop.close(page);
    await Promise.all([smtp.close(), simulator.close()]);
  }
});

async function connectMail(page: Page, smtp: TestSmtp): Promise<void> {
  const part = page.getByRole('region', { name: 'Mail server' });
  await expect(part).toContainText('Not set up. No e-mails are sent.');
  await press(page, 'Set up: Mail server');
  const [host = '', port = ''] = smtp.host.split(':');
  await part.getByRole('textbox', { name: 'Server' }).fill(host);
  await part.getByLabel('Encryption').selectOption({ label: 'None: only for a server on this machine' });
  await part.getByRole('textbox', { name: 'Port' }).fill(port);
  await part.getByRole('textbox', { name: 'User name' }).fill('shop');
  const password = part.locator('[name="values.password"]');
  await password.fill('wrong');
  await press(page, 'Test without saving');
  await expect(part).toContainText('The server refuses the user name or the password.');
  await password.fill(PASSWORD);
  await press(page, 'Test without saving');
  await expect(part).toContainText('The server accepted the test e-mail.');
  await expect(part).toContainText(`Sent to ${OWNER.email}.`);
  const mail = await smtp.read(0);
  expect([mail.subject, mail.to?.[0]?.address]).toEqual([expect.stringMatching(/^Test mail from /), OWNER.email]);
  expect(await accessibilityFaults(page)).toEqual([]);

  const own = part.locator('[name="password"]');
  await own.fill('not-my-password');
  await press(page, 'Save');
  await expect(part).toContainText('The password is incorrect.');
  await expect(own).toBeFocused();
  await own.fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(part).toContainText('Set up 127.0.0.1');
  await expect(part).toContainText(/Entered .+ by Mei Lin\./);
  await expect(page.getByRole('button', { name: 'Change: Mail server' })).toBeFocused();
  // Without a restart: the mails that were queued before leave now.
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBeGreaterThan(1);

  await page.reload();
  await press(page, 'Change: Mail server');
  await expect(password).toHaveValue('');
  await expect(part).toContainText('Entered. Leave this empty to keep it.');
  await part.getByRole('textbox', { name: 'User name' }).fill('someone-else');
  await press(page, 'Test without saving');
  await expect(part).toContainText('Please enter this again, because the account or the address has changed.');
  await expect(password).toBeFocused();
  await press(page, 'Cancel');
}

async function connectPaypal(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'PayPal' });
  await press(page, 'Set up: PayPal');
  await expect(part).toContainText('https://shop.test/api/payment/paypal/notify');
  await expect(part.getByRole('button', { name: 'Copy: Webhook address' })).toBeVisible();
  await part.getByRole('textbox', { name: 'Client ID' }).fill(DEMO_KEYS.PAYPAL_CLIENT_ID);
  const secret = part.locator('[name="values.secret"]');
  await secret.fill('a-wrong-secret-of-paypal');
  await part.locator('[name="password"]').fill(OWNER.password);
  await press(page, 'Save');
  await expect(part).toContainText('Please fill this in.');
  await expect(part.getByRole('textbox', { name: 'Webhook ID' })).toBeFocused();
  await part.getByRole('textbox', { name: 'Webhook ID' }).fill(DEMO_KEYS.PAYPAL_WEBHOOK_ID);
  await press(page, 'Test without saving');
  await expect(part).toContainText('PayPal refuses the client ID or the secret.');
  await secret.fill(DEMO_KEYS.PAYPAL_SECRET);
  await press(page, 'Test without saving');
  await expect(part).toContainText('PayPal accepts the keys.');
  await press(page, 'Save');
  await expect(part).toContainText('Set up');
  await press(page, 'Test: PayPal');
  await expect(part).toContainText('PayPal accepts the keys.');
}

async function removePaypal(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const part = page.getByRole('region', { name: 'PayPal' });
  await press(page, 'Change: PayPal');
  await expect(part).toContainText('it ends with cret');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await press(page, 'Cancel');
  await press(page, 'Remove: PayPal');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Buyers can no longer pay by PayPal.');
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(part).toContainText('Not set up. Not offered to buyers.');
}
