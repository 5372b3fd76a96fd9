import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { joinPath, LOCALES, type Locale } from '../src/shared/locale.ts';
import { askForApp, showCode } from './second-factor.ts';
import { expect } from './shop-test.ts';
import { type Say, wordsOf } from './words.ts';

const PORT = 3311;
/** Where the shop listens; its public address is another one, as behind a proxy. */
export const SHOP = `http://127.0.0.1:${PORT}`;
export const PUBLIC = 'https://shop.test';
/** The owner reads Traditional Chinese. */
export const say = wordsOf('zh-Hant');
export const OWNER = { email: 'owner@example.com', password: 'Walnut-Frame-7' };

export interface EmptyShop {
  /** The printed setup link of the first administrator in a language, with the listening address. */
  setup: (locale: Locale) => Promise<string>;
  /** Closes the page first: an open one asks for news, and its browser would log that nobody answers. */
  close: (page: Page) => Promise<void>;
}

/** Opens an empty shop, configured as its checklist asks: a public address, a mail server, keys of a provider; `addresses` are those of the other providers. */
export function openEmptyShop(smtpUrl: string, addresses: Record<string, string> = {}): EmptyShop {
  return openBareShop(SHOP, {
    SMTP_URL: smtpUrl,
    // The test does not wait two minutes for the mail.
    NOTICE_SECONDS: '1',
    // Nobody pays in these tests, and nothing listens there.
    ...{
      PAYPAL_CLIENT_ID: 'owner',
      PAYPAL_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'WH-1',
      PAYPAL_API: 'http://127.0.0.1:9',
    },
    ...addresses,
  });
}

/** Opens an empty shop that has a public address and nothing else but these variables. */
export function openBareShop(address: string, variables: Record<string, string> = {}): EmptyShop {
  const folder = mkdtempSync(join(tmpdir(), 'cornice-'));
  const env = {
    ...{ NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'warn', PORT: new URL(address).port, DATA_DIR: folder },
    ...{ BASE_URL: PUBLIC, ...variables },
  };
  const shop: ChildProcess = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  let said = '';
  shop.stdout?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  return {
    setup: async (locale) => {
      await expect.poll(() => said, { timeout: 240_000 }).toContain('/setup#token=');
      const links = said.match(/http\S+\/setup#token=\S+/g) ?? [];
      // One per language; the same secret works in all.
      expect(links.map((one) => new URL(one).pathname)).toEqual(LOCALES.map((one) => joinPath(one, '/setup')));
      expect(new Set(links.map((one) => new URL(one).hash)).size).toBe(1);
      const link = links[LOCALES.indexOf(locale)] ?? '';
      expect(link.startsWith(PUBLIC)).toBe(true);
      return link.replace(PUBLIC, address);
    },
    close: async (page) => {
      await page.close();
      shop.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Becomes the first administrator by the printed link, with a second factor, and opens the checklist. */
export async function becomeOwner(page: Page, link: string, words: Say = say): Promise<void> {
  const click = (name: string) => page.getByRole('button', { name: words(name), exact: true }).click();
  await changeLanguage(page, link);
  // In Chinese the family name comes first.
  const first = new URL(link).pathname.startsWith('/zh') ? 'family-name' : 'given-name';
  await expect(page.locator('main input[autocomplete$=-name]').first()).toHaveAttribute('autocomplete', first);
  await page.getByLabel(words('First name')).fill('Mei');
  await page.getByLabel(words('Last name')).fill('Lin');
  await page.getByLabel(words('E-mail address')).fill(OWNER.email);
  await page.locator('input[autocomplete=new-password]').fill(OWNER.password);
  await click('Create account');
  // A real shop requires two-factor sign-in of its staff.
  await showCode(page, await askForApp(page, OWNER.password, words), words);
  await click('I have saved them');
  const onwards = page.getByRole('link', { name: words('Go to Today') });
  await expect(onwards).toBeFocused();
  await onwards.click();
}

/** Presses the button with this English name. */
export const press = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name: say(name), exact: true }).click();

export const goToday = (page: Page, words: Say = say) =>
  page.getByRole('link', { name: words('Today'), exact: true }).click();

/** The link's secret survives a change of language and back. */
async function changeLanguage(page: Page, link: string): Promise<void> {
  await page.goto(link);
  for (const [language, path] of [
    ['简体中文', '/zh-CN/setup'],
    [link.includes('/zh-Hant/') ? '繁體中文' : 'English', new URL(link).pathname],
  ] as const) {
    // Once the page is ready, it has read the secret.
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: language }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash.startsWith('#token='));
    await expect(page.locator('input[autocomplete=new-password]')).toBeVisible();
  }
}

export const step = (page: Page, name: string) =>
  page
    .getByRole('region', { name: say('Before you open') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: say(name) }) });

export const expectDone = (page: Page, made: number) =>
  expect(page.getByText(say('{made} of {all} steps are done', { made: String(made), all: '17' }))).toBeVisible();

/** Opens the checklist again, which has so many steps done, including this one. */
export async function ticked(page: Page, done: number, name: string): Promise<void> {
  await goToday(page);
  await expectDone(page, done);
  await expect(step(page, name)).toContainText(say('Done:'));
}

export async function fillInThree(part: Locator, label: string, texts: readonly string[]) {
  for (const [at, text] of texts.entries())
    await part
      .getByLabel(new RegExp(`^${say(label)} · `))
      .nth(at)
      .fill(text);
}
