import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { askForApp, showCode } from './second-factor.ts';
import { expect } from './shop-test.ts';

const PORT = 3311;
/** Where the shop listens; its public address is another one, as behind a proxy. */
export const SHOP = `http://127.0.0.1:${PORT}`;
export const PUBLIC = 'https://shop.test';
export const OWNER = { email: 'owner@example.com', password: 'Walnut-Frame-7' };

export interface EmptyShop {
  /** The link that the process prints for the first administrator, where the shop listens. */
  setup: () => Promise<string>;
  close: () => void;
}

/** Opens a shop with nothing in it, started as its own checklist asks for: a public address, a mail server, keys of a provider. */
export function openEmptyShop(smtpUrl: string): EmptyShop {
  const folder = mkdtempSync(join(tmpdir(), 'cornice-'));
  const env = {
    ...{ NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'warn', PORT: String(PORT), DATA_DIR: folder },
    ...{ BASE_URL: PUBLIC, SMTP_URL: smtpUrl },
    // Nobody pays there in these journeys, and nobody listens.
    ...{
      PAYPAL_CLIENT_ID: 'owner',
      PAYPAL_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'WH-1',
      PAYPAL_API: 'http://127.0.0.1:9',
    },
  };
  const shop: ChildProcess = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shop.stdout?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  return {
    setup: async () => {
      await expect.poll(() => said, { timeout: 240_000 }).toContain('/setup#token=');
      const links = said.match(/http\S+\/setup#token=\S+/g) ?? [];
      // One for each language, in all of which the same secret works.
      expect(links.map((one) => new URL(one).pathname)).toEqual(['/setup', '/zh-Hant/setup', '/zh-CN/setup']);
      expect(new Set(links.map((one) => new URL(one).hash)).size).toBe(1);
      const [link = ''] = links;
      expect(link.startsWith(PUBLIC)).toBe(true);
      return link.replace(PUBLIC, SHOP);
    },
    close: () => {
      shop.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Becomes the first administrator by the printed link, with a second factor, and comes to the checklist. */
export async function becomeOwner(page: Page, link: string): Promise<void> {
  await changeLanguage(page, link);
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Last name').fill('Lin');
  await page.getByLabel('E-mail address').fill(OWNER.email);
  await page.locator('input[autocomplete=new-password]').fill(OWNER.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  // A shop that is none for trying out asks its staff for more than a password.
  await showCode(page, await askForApp(page, OWNER.password));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
}

/** The secret of the link survives a change of the language, there and back. */
async function changeLanguage(page: Page, link: string): Promise<void> {
  await page.goto(link);
  // Once the page is ready, it has looked for the secret.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page).toHaveURL(/\/zh-Hant\/setup#token=/);
  await expect(page.locator('input[autocomplete=new-password]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\d\/setup#token=/);
}

/** One step of the checklist. */
export const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Before you open' }).getByRole('listitem').filter({ hasText: name });

/** Back to the checklist, which has so many steps done and this one among them. */
export async function ticked(page: Page, done: number, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByText(`${done} of 9 steps are done`)).toBeVisible();
  await expect(step(page, name)).toContainText('Done:');
}

/** Fills in a text of the settings in three languages. */
export async function fillInThree(part: ReturnType<Page['getByRole']>, label: string, texts: readonly string[]) {
  for (const [at, text] of texts.entries())
    await part
      .getByLabel(new RegExp(`^${label} · `))
      .nth(at)
      .fill(text);
}
