import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { registerMember } from '#buying/account/server/register.service.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { registration } from '../member.contract.ts';
import { login } from './login.service.ts';
import { forgotPassword, resetPassword } from './password-reset.service.ts';
import { passwordReset, session } from './session.tables.ts';
import { PASSWORD, person } from './testing-people.ts';

const at = (network: string) => ({ caller: { device: 'Safari · Mac', network }, cartToken: undefined });

async function openAccount(db: Db): Promise<void> {
  const captcha = await solvedCaptcha(db, 'register');
  await registerMember(db, registration.parse({ ...person, captcha }), 'en', at('203.0.113.0/24'));
}

async function mailedToken(db: Db): Promise<string> {
  const captcha = await solvedCaptcha(db, 'forgot');
  await forgotPassword(db, { email: person.email, captcha }, '203.0.113.0/24');
  const isReset = eq(mailOutbox.kind, 'password_reset');
  const mails = await db.select().from(mailOutbox).where(isReset).orderBy(mailOutbox.mail_id);
  return ((mails.at(-1)?.data ?? {}) as { path?: string }).path?.split('#token=')[1] ?? '';
}

/** Runs `work` so many times, a few concurrently, and counts the outcomes. */
async function storm(times: number, work: (count: number) => Promise<unknown>): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  let next = 0;
  const run = async () => {
    for (let count = next++; count < times; count = next++) {
      const end = await work(count).then(
        () => 'success',
        (error: Error) => error.message,
      );
      ends[end] = (ends[end] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, run));
  return ends;
}

describe('a storm', () => {
  test('of 1,000 wrong passwords from 50 networks gets ten compared and does not lock the owner out', {
    timeout: 180_000,
  }, async ({ database: { db } }) => {
    await openAccount(db);

    const ends = await storm(1_000, async (count) => {
      const captcha = await solvedCaptcha(db, 'login');
      return login(db, { email: person.email, password: `Wrong-${count}!`, captcha }, at(`198.51.${count % 50}.0/24`));
    });

    expect(ends).toEqual({ wrong_credentials: 10, too_many_requests: 990 });
    await login(db, { email: person.email, password: PASSWORD }, at('203.0.113.0/24'));
    await resetPassword(db, { token: await mailedToken(db), password: 'Walnut-Frame-7' }, at('192.0.2.0/24'));
  });

  test('of wrong passwords without a captcha gets three compared, even concurrently', async ({ database: { db } }) => {
    await openAccount(db);

    const tries = Array.from({ length: 60 }, (_, count) =>
      login(db, { email: person.email, password: `Wrong-${count}!` }, at(`198.51.${count}.0/24`)).catch(
        (error: Error) => error.message,
      ),
    );

    const ends = Object.groupBy(await Promise.all(tries), String);
    expect([ends.wrong_credentials?.length, ends.captcha?.length]).toEqual([3, 57]);
  });

  test('of wrong passwords from one network gets fifteen compared without a captcha', async ({ database: { db } }) => {
    const tries = Array.from({ length: 60 }, (_, count) =>
      login(db, { email: `guess-${count}@example.com`, password: `Wrong-${count}!` }, at('198.51.100.0/24')).catch(
        (error: Error) => error.message,
      ),
    );

    const ends = Object.groupBy(await Promise.all(tries), String);
    expect([ends.wrong_credentials?.length, ends.captcha?.length]).toEqual([15, 45]);
  });

  test('of requests for a new password keeps no link from the owner, and only the newest works', async ({
    database: { db },
  }) => {
    await openAccount(db);
    const mailed = [await mailedToken(db), await mailedToken(db), await mailedToken(db)];
    // The hourly limit of three is used up, and a link is still valid: nothing is sent.
    expect(await mailedToken(db)).toBe(mailed[2]);
    await expect(
      resetPassword(db, { token: mailed[1] ?? '', password: 'Walnut-Frame-7' }, at('192.0.2.0/24')),
    ).rejects.toThrow('link_expired');
    await db.update(passwordReset).set({ created_at: sql`now() - interval '31 minutes'` });

    const fresh = await mailedToken(db);

    expect(mailed).not.toContain(fresh);
    await resetPassword(db, { token: fresh, password: 'Walnut-Frame-7' }, at('192.0.2.0/24'));
  });

  test('on one mailed link sets one password', async ({ database: { db } }) => {
    await openAccount(db);
    const token = await mailedToken(db);

    const ends = await storm(20, (count) =>
      resetPassword(db, { token, password: `Walnut-Frame-${count}` }, at('192.0.2.0/24')),
    );

    expect(ends).toEqual({ success: 1, link_expired: 19 });
    const alive = (await db.select().from(session)).filter(({ ended_at }) => ended_at === null);
    expect(alive).toHaveLength(1);
  });

  test('of registrations with one address opens one account', async ({ database: { db } }) => {
    const ends = await storm(6, () => openAccount(db));

    expect(ends).toEqual({ success: 1, email_taken: 5 });
  });
});

test('no log line of a whole visit holds a password, a token or a mailed link', async ({ db }) => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const config = readConfig({ BASE_URL: 'https://shop.test' });
  const shop = { config, log: pino({ level: 'trace' }, stream), db, buildId: 'test', problems: async () => [] };
  const app = createApp(shop, new Hono<ApiEnv>());
  const post = async (path: string, json: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await app.request(path, { method: 'POST', body: JSON.stringify(json), headers });
    return (await reply.json()) as { token: string; cart_token: string };
  };

  const captcha = await solvedCaptcha(db, 'register');
  const first = await post('/api/member/register', { ...person, captcha });
  const second = await post('/api/member/login', { email: person.email, password: PASSWORD });
  await post('/api/member/login', { email: person.email, password: 'Wrong-Guess-1' });
  const third = await post(
    '/api/password/change',
    { password: PASSWORD, new_password: 'Walnut-Frame-7' },
    second.token,
  );
  const link = await mailedToken(db);
  await post('/api/password/reset', { token: link, password: 'Ebony-Frame-9' });
  await app.request('/api/member/logout', { headers: { authorization: `Bearer ${third.token}` } });

  expect(log).toContain('/api/password/reset');
  const signIns = [...log.matchAll(/"event":"sign_in","path":"([^"]+)","outcome":"([^"]+)","network":"[^"]+"/g)];
  expect(signIns.map(([, path, outcome]) => `${path} ${outcome}`)).toEqual([
    '/api/member/register success',
    '/api/member/login success',
    '/api/member/login wrong_credentials',
    '/api/password/reset success',
  ]);
  const secrets = [PASSWORD, 'Wrong-Guess-1', 'Walnut-Frame-7', 'Ebony-Frame-9', link, captcha, 'argon2', person.email];
  for (const secret of [...secrets, first.token, first.cart_token, second.token, third.token]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});
