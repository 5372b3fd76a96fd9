import type { Browser, Page } from '@playwright/test';
import { goToday, press, SHOP, say, step } from './empty-shop.ts';
import { expect, test } from './shop-test.ts';

const PREVIEW = say('Preview: the shop is closed to the public, and nobody can order yet.');

/** What a stranger gets at an address: the status and the text. */
async function strangerAt(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(SHOP + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

/** A stranger reads in three languages that the shop opens soon, also instead of a page with words of its own. */
export async function strangerWaits(browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ baseURL: SHOP, locale: 'zh-TW' })).newPage();
  for (const [path, words] of Object.entries({
    '/shop': 'We open soon.',
    '/zh-Hant': '即將開幕。',
    '/zh-CN/about': '即将开业。',
  })) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole('link', { name: '繁體中文' }).click();
  await expect(page).toHaveURL(`${SHOP}/zh-Hant/about`);
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/api/shop', '/api/home'])
    expect([path, (await strangerAt(path)).status]).toEqual([path, 503]);
  const login = await strangerAt('/login');
  expect([login.status, login.text.includes('+886')]).toEqual([200, false]);
  await page.context().close();
}

/** The owner makes an invitation link; returns the cookie header of the guest who used it. */
export async function inviteGuest(owner: Page, browser: Browser): Promise<string> {
  await owner
    .getByRole('link', { name: say('Prepare the opening') })
    .first()
    .click();
  await press(owner, 'Make a link');
  const box = owner.getByRole('region', { name: say('Invitation link') });
  const link = (await box.getByText(/#preview=/).textContent()) ?? '';
  const page = await (await browser.newContext({ baseURL: SHOP, locale: 'zh-TW' })).newPage();
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByText(PREVIEW)).toBeVisible();
  await expect(page).toHaveURL(`${SHOP}/zh-Hant`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page
    .getByRole('link', { name: say('Artists') })
    .first()
    .click();
  await expect(page).toHaveURL(`${SHOP}/zh-Hant/artist`);
  await expect(page.getByText(PREVIEW)).toBeVisible();
  const [cookie] = (await page.context().cookies(SHOP)).filter(({ name }) => name === 'preview');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  await page.context().close();
  await goToday(owner);
  return `preview=${cookie?.value}; i18n_redirected=zh-Hant`;
}

/** The button names what is missing; then the owner reads the terms, opens, and strangers see the shop. */
export async function openToAll(owner: Page): Promise<void> {
  await press(owner, 'Open the shop');
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByText(say('Visitors depend on these steps:'))).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText(say('Terms, privacy and returns'));
  await press(dialog, 'Back to the steps');
  await step(owner, 'Terms, privacy and returns')
    .getByRole('button', { name: say('Mark as done') })
    .click();
  await expect(step(owner, 'Terms, privacy and returns')).toContainText(say('Done:'));
  await press(owner, 'Open the shop');
  await press(dialog, 'Open it to everyone now');
  await expect(owner.getByRole('complementary', { name: say('Closed shop') })).toBeHidden();
  await expect(owner.getByText(PREVIEW)).toBeHidden();
  await test.step('strangers see it', () =>
    expect.poll(async () => (await strangerAt('/shop')).status, { intervals: [50] }).toBe(200));
}
