import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from './new-member.ts';
import { expect, open } from './shop-test.ts';
import { type Say, wordsOf } from './words.ts';

const ENGLISH = wordsOf('en');

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app, so many half minutes from now (RFC 6238). */
export function appCode(secret: string, later = 0): string {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Starts the setup of an authenticator app; returns its secret. */
export async function askForApp(page: Page, password = PASSWORD, say: Say = ENGLISH): Promise<string> {
  await page.getByRole('button', { name: say('Set up an app') }).click();
  await page.locator('[role=dialog] [name=password]').fill(password);
  await page.getByRole('button', { name: say('Continue') }).click();
  await expect(page.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible();
  return ((await page.locator('code.select-all').textContent()) ?? '').replaceAll(/\s/g, '');
}

/** Proves that the app has the secret; the page then shows the recovery codes. */
export async function showCode(page: Page, secret: string, say: Say = ENGLISH): Promise<void> {
  // Each code works once: the next one, which is already valid, signs in.
  await page.getByLabel(say('Code from your app')).fill(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('Your recovery codes') })).toBeFocused();
}

/** Fills in the password and reaches the second step of signing in. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

/** Joins the staff by the mailed link, sets up an app, signs out, and signs in with password and code. */
export async function joinAndSignIn(page: Page, { email, link }: { email: string; link: string }): Promise<void> {
  await open(page, link);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  const secret = await askForApp(page);
  await showCode(page, secret);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.evaluate(() => localStorage.clear());
  await typePassword(page, email);
  await page.getByLabel('Code from your app').fill(appCode(secret, 1));
  await page.keyboard.press('Enter');
  // Staff start in the back office.
  await expect(page).toHaveURL(/\/admin$/);
  // The address comes before the page.
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeHidden();
}
