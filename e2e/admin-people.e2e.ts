import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { ask } from './ask.ts';
import { newEmail, test } from './entry-page.ts';
import { enterAs, enterAsStaff, mailTo, PASSWORD } from './new-member.ts';
import { appCode, askForApp, showCode, typePassword } from './second-factor.ts';
import { expect, open } from './shop-test.ts';

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** Joins by the mailed link, sets up an app, and returns its secret and a recovery code. */
async function join(page: Page, link: string) {
  await open(page, link);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  const secret = await askForApp(page);
  await page.getByLabel('Code from your app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from your app')).toHaveAttribute('aria-invalid', 'true');
  await showCode(page, secret);
  const codes = await page
    .locator('section', { hasText: 'Your recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, code: codes[0] ?? '' };
}

/** The same shop by host name: passkeys do not work for IP addresses. */
async function openByName(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const url = new URL(baseURL ?? '');
  url.hostname = 'localhost';
  return browser.newContext({ locale: 'en-GB', baseURL: url.origin });
}

/** Adds a passkey, signs out, and signs in with it. */
async function usePasskey(page: Page, email: string, code: string): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await typePassword(page, email);
  await page.getByLabel('Code from your app').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await open(page, '/admin/me');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Passkey name').fill('Laptop');
  await page.locator('[role=dialog] [name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
  await leave(page);
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Chooses a file for an answer, after one that is refused: the text stays. */
async function attach(desk: Page): Promise<void> {
  const written = await desk.getByLabel('Your answer').inputValue();
  const chooser = desk.getByLabel('Attach files');
  await chooser.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByText('Please remove the files that cannot be sent.')).toBeVisible();
  await desk.getByRole('button', { name: 'Remove page.html' }).click();
  await chooser.setInputFiles({ name: 'care.pdf', mimeType: 'application/pdf', buffer: PDF });
  // Its size appears when the upload is done.
  await expect(desk.getByRole('list', { name: 'Files' }).getByText('1 kB')).toBeVisible();
  await expect(desk.getByLabel('Your answer')).toHaveValue(written);
}

/** Opens the mailed link as the visitor does: not signed in. */
async function openFiles(browser: Browser, mail: string): Promise<void> {
  expect(mail).toContain('care.pdf');
  const link = /(\/zh-Hant\/contact#files=[\w-]+)/.exec(mail)?.[1] ?? '';
  const home = await browser.newContext({ locale: 'zh-TW' });
  const page = await home.newPage();
  await open(page, link);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /care\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('care.pdf');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('about:blank');
  await open(page, `${link.slice(0, -4)}AAAA`);
  await expect(page.getByText('這個連結已失效，或不完整。')).toBeVisible();
  await home.close();
}

test.use({ actionTimeout: 30_000 });

test('a person joins the staff, signs in with a second factor, answers, and leaves the staff', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const email = newEmail();
  const visitor = newEmail();
  await ask(request, visitor, '請問這幅畫能掛在廚房嗎？');
  await enterAs(page, await enterAsStaff(request));
  await open(page, '/admin/staff');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('First name').fill('Wen');
  await page.getByLabel('Last name').fill('Lin');
  await page.getByLabel('Language of the e-mail').selectOption('en');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const link = /(\/invitation#token=[\w-]+)/.exec((await mailTo(request, email, 'staff_invited')).text)?.[1] ?? '';

  const office = await browser.newContext({ locale: 'en-GB' });
  const desk = await office.newPage();
  const { secret, code } = await join(desk, link);
  await leave(desk);
  await typePassword(desk, email);
  await desk.getByLabel('Code from your app').fill(appCode(secret, 1));
  await desk.keyboard.press('Enter');
  // The address comes first; a page opened before its content would be overtaken by it.
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await open(desk, '/admin/answer');
  await desk.getByRole('button', { name: 'New reply' }).click();
  const title = `Bathroom ${Date.now()}`;
  await desk.getByLabel('Name of this answer').fill(title);
  await desk.locator('[name="text.en"]').fill('Dear {name}, better not.');
  await desk.locator('[name="text.zh-Hant"]').fill('{name} 您好，不建議，水氣會傷畫框。');
  await desk.locator('[name="text.zh-Hans"]').fill('{name} 您好，不建议，水汽会伤画框。');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(title)).toBeVisible();
  await open(desk, '/admin/contact');
  await desk.getByRole('listitem').filter({ hasText: visitor }).getByRole('link').click();
  await desk.getByLabel('Use a saved reply').selectOption({ label: title });
  await expect(desk.getByLabel('Your answer')).toHaveValue('林美 您好，不建議，水氣會傷畫框。');
  await attach(desk);
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByText('Answered', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: /Download care\.pdf/ })).toBeVisible();
  const { text } = await mailTo(request, visitor, 'contact_answer');
  expect(text).toContain('不建議，水氣會傷畫框。');
  await openFiles(browser, text);

  const named = await openByName(browser, baseURL);
  const laptop = await named.newPage();
  await usePasskey(laptop, email, code);

  await page.reload();
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click();
  await page.getByRole('button', { name: 'Remove all roles' }).click();
  await expect(page.getByText(email)).toBeHidden();
  const refused = desk.waitForResponse((response) => response.url().includes('/api/admin/contact'));
  await desk.getByRole('link', { name: 'All enquiries' }).click();
  expect((await refused).status()).toBe(401);
  await expect(desk.getByText(visitor)).toBeHidden();
  await named.close();
  await office.close();
});
