import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { countAttempt } from '#ground/throttle/server/throttle.service.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { signedInReply } from '../member.contract.ts';
import { register, tryLogin } from './testing-members.ts';
import { person } from './testing-people.ts';

const from = (address: string) => ({ 'x-forwarded-for': address, 'user-agent': 'guesser' });
const owner = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605' };

async function guess(api: TestApi, db: Db, count: number): Promise<string> {
  const captcha = await solvedCaptcha(db, 'login');
  const reply = await tryLogin(api, { password: `Wrong-Guess-${count}`, captcha }, from(`198.51.${count % 50}.9`));
  return reply.code;
}

describe('an attacker who guesses passwords', () => {
  test.override({ config: { trustProxy: 1 } });

  test('needs a captcha after three attempts', async ({ api, db }) => {
    await register(api, db, person, owner);
    const codes: string[] = [];
    for (let count = 0; count < 4; count++)
      codes.push((await tryLogin(api, { password: 'Wrong-Guess-1' }, from('198.51.100.9'))).code);

    expect(codes).toEqual([...Array.from({ length: 3 }, () => 'wrong_credentials'), 'captcha']);
    const captcha = await solvedCaptcha(db, 'login');
    expect((await tryLogin(api, { captcha }, from('198.51.100.9'))).code).toBe('success');
    expect((await tryLogin(api, {}, from('198.51.100.9'))).code).toBe('success');
  });

  test('gets ten passwords compared in a quarter of an hour, from all networks together', async ({ api, db }) => {
    await register(api, db, person, owner);
    const codes: string[] = [];
    for (let count = 0; count < 40; count++) codes.push(await guess(api, db, count));

    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(30);
    const captcha = await solvedCaptcha(db, 'login');
    const right = await tryLogin(api, { captcha }, from('198.51.100.9'));
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('meets the same limit where there is no account', async ({ api, db }) => {
    const codes: string[] = [];
    for (let count = 0; count < 12; count++) codes.push(await guess(api, db, count));

    expect(codes).toEqual([...Array(10).fill('wrong_credentials'), 'too_many_requests', 'too_many_requests']);
  });

  test('cannot lock the owner out: not from a known device, not by mail, not for longer than the quarter', async ({
    api,
    db,
  }) => {
    await register(api, db, person, owner);
    for (let count = 0; count < 14; count++) await guess(api, db, count);

    expect((await tryLogin(api, {}, owner)).code).toBe('success');

    const elsewhere = { ...owner, 'x-forwarded-for': '192.0.2.44' };
    const captcha = await solvedCaptcha(db, 'forgot');
    await api('/api/password/forgot', { method: 'POST', json: { email: person.email, captcha }, headers: elsewhere });
    const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.mail_id);
    const { path = '' } = (mails.at(-1)?.data ?? {}) as { path?: string };
    const json = { token: path.split('#token=')[1], password: 'Walnut-Frame-7' };
    expect((await api('/api/password/reset', { method: 'POST', json, headers: elsewhere })).code).toBe('success');
    expect((await tryLogin(api, { password: 'Walnut-Frame-7' }, from('198.51.100.9'))).code).toBe('success');

    for (let count = 0; count < 14; count++) await guess(api, db, count);
    await db.update(throttle).set({ since: sql`now() - interval '16 minutes'` });
    expect((await tryLogin(api, { password: 'Walnut-Frame-7' }, from('198.51.100.9'))).code).toBe('success');
  });

  test('gains nothing by forged headers', async ({ api, db }) => {
    await register(api, db, person, owner);
    const codes: string[] = [];
    for (let count = 0; count < 17; count++) {
      // Our proxy added the last two; a client can forge everything before them.
      const headers = { 'x-forwarded-for': `10.0.${count}.1, 198.51.100.9, 127.0.0.1` };
      codes.push((await tryLogin(api, { email: `guess${count}@example.com` }, headers)).code);
    }

    expect(codes.slice(0, 15)).toEqual(Array(15).fill('wrong_credentials'));
    expect(codes.slice(15)).toEqual(['captcha', 'captcha']);
  });
});

describe('a limit', () => {
  test('lets exactly so many concurrent calls through', async ({ database: { db } }) => {
    const counted = { limit: 'login_account', who: 'everybody' } as const;

    const turns = await Promise.all(Array.from({ length: 100 }, () => countAttempt(db, counted)));

    expect(turns.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test('counts a household or company as one', () => {
    expect(networkOf('198.51.100.77')).toBe('198.51.100.0/24');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:0001:0002::6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});

test('two tabs that sign in concurrently both get in', async ({ api, db }) => {
  await register(api, db);

  const replies = await Promise.all([tryLogin(api), tryLogin(api)]);

  expect(replies.map(({ code }) => code)).toEqual(['success', 'success']);
  expect(new Set(replies.map((reply) => reply.as(signedInReply).token)).size).toBe(2);
});
