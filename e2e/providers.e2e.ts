import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import PostalMime from 'postal-mime';
import { startSmtp, type TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { startProviders } from '#people/members/server/oauth/testing-providers.ts';
import { person } from '#people/members/server/testing-people.ts';
import { enterAs } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

/** Apart from the ports of other tests that start shops. */
const PORT = 3390;
const SHOP = `http://127.0.0.1:${PORT}`;

let folder = '';
let log = '';
let shop: ChildProcess;
let smtp: TestSmtp;
let providers: Awaited<ReturnType<typeof startProviders>>;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SHOP });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'cornice-'));
  [smtp, providers] = await Promise.all([startSmtp(), startProviders(SHOP)]);
  const { line, google } = providers;
  shop = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      ...{
        NODE_ENV: 'production',
        DEMO: 'off',
        START_OPEN: 'on',
        LOG_LEVEL: 'trace',
        PORT: String(PORT),
        DATA_DIR: join(folder, 'data'),
      },
      SMTP_URL: smtp.url,
      ...{ LINE_CLIENT_ID: line.clientId, LINE_CLIENT_SECRET: line.clientSecret, LINE_ISSUER: line.issuer },
      ...{ GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET: google.clientSecret, GOOGLE_ISSUER: google.issuer },
    },
  });
  shop.stdout?.on('data', (chunk) => (log += chunk));
  shop.stderr?.on('data', (chunk) => (log += chunk));
  await expect
    .poll(async () => (await fetch(`${SHOP}/readyz`).catch(() => undefined))?.status, { timeout: 120_000 })
    .toBe(200);
});

test.afterAll(async () => {
  shop.kill('SIGKILL');
  await Promise.all([once(shop, 'close'), smtp.close(), providers.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const secrets = new Set<string>();

/** Records a value that must never appear in the log. */
function secret<Value extends string>(value: Value): Value {
  if (value !== '') secrets.add(value);
  return value;
}

async function storedSecrets(page: Page): Promise<void> {
  const stored = await page.evaluate(() => ['user', 'cart'].map((key) => localStorage.getItem(key) ?? '{}'));
  for (const one of stored) secret((JSON.parse(one) as { token?: string }).token ?? '');
  for (const { value, name } of await page.context().cookies(SHOP)) if (name === 'oauth') secret(value);
}

async function solved(request: APIRequestContext, form: string): Promise<string> {
  const challenge = await (await request.get(`/api/captcha?form=${form}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return secret(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
}

async function post(request: APIRequestContext, path: string, data: unknown, token = '') {
  const reply = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  const body = (await reply.json()) as { code: string; token?: string; cart_token?: string };
  for (const given of [body.token, body.cart_token]) if (given) secret(given);
  return body;
}

/** The secret behind the `#` of the link in the latest mail to an address. */
async function mailedSecret(to: string): Promise<string> {
  const mail = smtp.mails.filter((other) => other.to[0] === to).at(-1);
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  return secret(/#\w+=([\w-]+)/.exec(text)?.[1] ?? '');
}

async function leaveFor(page: Page, provider: string): Promise<void> {
  // The provider's redirect contains its code and our state.
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/callback')) for (const name of ['code', 'state']) secret(searchParams.get(name) ?? '');
  });
  await open(page, '/login');
  await page.getByRole('link', { name: provider }).click();
}

async function signInAs(page: Page, provider: string, claims: object): Promise<void> {
  await leaveFor(page, provider);
  await page.getByLabel('Who are you?').fill(JSON.stringify(claims));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const claims = { sub: 'g-77', email: 'mei@gmail.example', email_verified: true, given_name: 'Mei', family_name: 'Lin' };

test('a visitor signs in with Google, registers, and is recognised from then on', async ({ page }) => {
  await signInAs(page, 'Google', claims);
  await expect(page).toHaveURL(/\/register\?provider=google/);
  await expect(page.getByLabel('E-mail')).toHaveValue('mei@gmail.example');
  await storedSecrets(page);
  const captcha = await solved(page.request, 'register');
  const form = { ...person, email: claims.email, password: secret('Gilded-Oak-43'), captcha, oauth: 'google' };
  expect((await post(page.request, '/api/member/register', form)).code).toBe('success');

  // The provider recognises this browser and asks nothing.
  await leaveFor(page, 'Google');

  await expect(page).toHaveURL(`${SHOP}/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await storedSecrets(page);
});

test('a member links LINE by typing the password', async ({ page }) => {
  const email = 'chen@example.com';
  const password = secret('Gilded-Oak-46');
  const captcha = await solved(page.request, 'register');
  const { token = '', cart_token = '' } = await post(page.request, '/api/member/register', {
    ...person,
    email,
    password,
    captcha,
  });
  await enterAs(page, { token, cart_token });
  await open(page, '/account');
  await page.getByRole('link', { name: 'Link LINE' }).click();
  await page.getByLabel('Who are you?').fill(JSON.stringify({ sub: 'U-77' }));
  await page.getByRole('button', { name: 'Sign in' }).click();

  const dialog = page.getByRole('dialog', { name: 'Link LINE to your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Link LINE' }).click();

  await expect(page.getByRole('button', { name: 'Unlink LINE' })).toBeVisible();
  await storedSecrets(page);
});

test('a member with the same address follows the mailed link', async ({ page }) => {
  const email = 'lin@example.com';
  const captcha = await solved(page.request, 'register');
  await post(page.request, '/api/member/register', { ...person, email, password: secret('Gilded-Oak-44'), captcha });
  await signInAs(page, 'Google', { ...claims, sub: 'g-78', email });
  await expect(page).toHaveURL(/\/login\?provider=google&oauth_error=known_email/);
  await expect(page.getByText('There is already an account with this e-mail address.')).toBeVisible();
  await storedSecrets(page);
  await expect.poll(() => smtp.mails.filter(({ to }) => to[0] === email).length, { timeout: 60_000 }).toBe(2);

  await open(page, `/login?oauth=link#link=${await mailedSecret(email)}`);

  await expect(page).toHaveURL(/\/account$/);
  await storedSecrets(page);
});

test('nothing secret of all this, of wrong passwords and of a forgotten one was logged', async ({ request }) => {
  const email = 'forgetful@example.com';
  const captcha = await solved(request, 'register');
  const password = secret('Gilded-Oak-45');
  await post(request, '/api/member/register', { ...person, email, password, captcha });
  await post(request, '/api/member/login', { email, password: secret('Wrong-Guess-1') });
  const { token } = await post(request, '/api/member/login', { email, password });
  await post(request, '/api/password/change', { password, new_password: secret('Walnut-Frame-7') }, token);
  await post(request, '/api/password/forgot', { email, captcha: await solved(request, 'forgot') });
  // The link that verifies the address, and the one for a new password.
  await expect.poll(() => smtp.mails.filter(({ to }) => to[0] === email).length, { timeout: 60_000 }).toBe(2);
  const link = await mailedSecret(email);
  const reset = await post(request, '/api/password/reset', { token: link, password: secret('Ebony-Frame-9') });
  await request.get('/api/member/logout', { headers: { authorization: `Bearer ${reset.token}` } });
  // A broken body and a wrong type must not be quoted either.
  await request.post('/api/member/login', {
    headers: { 'content-type': 'application/json' },
    data: '{"password":"Half-A-Bod',
  });

  expect(reset.code).toBe('success');
  await expect.poll(() => log).toContain('/api/member/logout');
  expect(log).toContain('/api/oauth/google/callback');
  for (const { clientSecret } of [providers.line, providers.google]) secret(clientSecret);
  for (const word of [...secrets, 'Half-A-Bod', 'argon2id', email, 'mei@gmail.example']) {
    expect(word.length).toBeGreaterThan(7);
    expect(log.includes(word), `the log holds ${word.slice(0, 6)}…`).toBe(false);
  }
  expect(secrets.size).toBeGreaterThan(20);
});
