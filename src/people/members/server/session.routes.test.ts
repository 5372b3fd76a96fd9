import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { loginCheckReply, profileReply, signedInReply } from '../member.contract.ts';
import { changedReply, sessionsReply } from '../session.contract.ts';
import { member } from './member.tables.ts';
import { emailVerification, passwordReset, session } from './session.tables.ts';
import { bearer, newMember, register, tryLogin } from './testing-members.ts';
import { PASSWORD, person } from './testing-people.ts';

const isLogin = async (api: TestApi, token: string) =>
  (await api('/api/login/check', { headers: bearer(token) })).as(loginCheckReply).isLogin;
const loginToken = async (api: TestApi, headers?: Record<string, string>) =>
  (await tryLogin(api, {}, headers)).as(signedInReply).token;

async function forget(api: TestApi, db: Db, email: string = person.email) {
  const captcha = await solvedCaptcha(db, 'forgot');
  return api('/api/password/forgot', { method: 'POST', json: { email, captcha } });
}

async function linkIn(db: Db, kind: 'password_reset' | 'verify_address'): Promise<string> {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind)).orderBy(mailOutbox.mail_id);
  const { path = '' } = (mails.at(-1)?.data ?? {}) as { path?: string };
  return /#\w+=([\w-]+)$/.exec(path)?.[1] ?? '';
}

describe('a session', () => {
  test('ends after 14 days without use and 30 days at most', async ({ api, db }) => {
    const { token } = await newMember(api, db, person.email);
    const age = (used: string, created: string) =>
      db
        .update(session)
        .set({ used_at: sql`now() - ${used}::interval`, created_at: sql`now() - ${created}::interval` });

    await age('13 days 23 hours', '29 days');
    expect(await isLogin(api, token)).toBe('Y');
    await age('0', '29 days 23 hours');
    expect(await isLogin(api, token)).toBe('Y');
    await age('14 days 1 minute', '20 days');
    expect(await isLogin(api, token)).toBe('N');
    await age('0', '30 days 1 minute');
    expect(await isLogin(api, token)).toBe('N');
  });

  test('of staff ends after 30 minutes without use and 12 hours at most', async ({ api, db }) => {
    const { token } = await newMember(api, db, person.email);
    await db.update(member).set({ staff_role: 'support' });

    await db.update(session).set({ used_at: sql`now() - interval '29 minutes'` });
    expect(await isLogin(api, token)).toBe('Y');
    await db.update(session).set({ used_at: sql`now() - interval '31 minutes'` });
    expect(await isLogin(api, token)).toBe('N');
    await db.update(session).set({ used_at: sql`now()`, created_at: sql`now() - interval '13 hours'` });
    expect(await isLogin(api, token)).toBe('N');
  });

  test('is listed with its device and can be ended from another', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const other = await loginToken(api, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' });

    const { list } = (await api('/api/session', { headers })).as(sessionsReply);
    expect(list).toMatchObject([{ is_this: true }, { is_this: false, device: 'Chrome · Windows' }]);

    const left = await api(`/api/session/${list[1]?.session_id}`, { method: 'DELETE', headers });
    expect(left.as(sessionsReply).list).toHaveLength(1);
    expect(await isLogin(api, other)).toBe('N');
  });

  test('ends everywhere else on request', async ({ api, db }) => {
    const { headers, token } = await newMember(api, db, person.email);
    const others = [await loginToken(api), await loginToken(api)];

    expect((await api('/api/session', { method: 'DELETE', headers })).as(sessionsReply).list).toHaveLength(1);

    for (const other of others) expect(await isLogin(api, other)).toBe('N');
    expect(await isLogin(api, token)).toBe('Y');
  });
});

describe('a forgotten password', () => {
  test('gets the same answer whether there is an account or not', async ({ api, db }) => {
    await newMember(api, db, person.email);

    const known = await forget(api, db);
    const unknown = await forget(api, db, 'nobody@example.com');

    expect(unknown.body).toEqual(known.body);
    expect(known.code).toBe('success');
    expect(await db.select().from(passwordReset)).toHaveLength(1);
  });

  test('can be reset by the mailed link, once; other devices are signed out', async ({ api, db }) => {
    const { token: old } = await newMember(api, db, person.email);
    await forget(api, db);
    const token = await linkIn(db, 'password_reset');
    const reset = () => api('/api/password/reset', { method: 'POST', json: { token, password: 'Walnut-Frame-7' } });

    const first = await reset();
    const second = await reset();

    expect(first.code).toBe('success');
    expect([second.status, second.code]).toEqual([410, 'link_expired']);
    expect(await isLogin(api, old)).toBe('N');
    expect(await isLogin(api, first.as(signedInReply).token)).toBe('Y');
    expect((await tryLogin(api)).status).toBe(401);
    expect((await tryLogin(api, { password: 'Walnut-Frame-7' })).status).toBe(200);
    expect(JSON.stringify(await db.select().from(passwordReset))).not.toContain(token);
  });

  test('needs a link younger than 30 minutes, and a newer link invalidates an older one', async ({ api, db }) => {
    await newMember(api, db, person.email);
    await forget(api, db);
    const first = await linkIn(db, 'password_reset');
    await forget(api, db);
    const second = await linkIn(db, 'password_reset');
    const reset = async (token: string) =>
      (await api('/api/password/reset', { method: 'POST', json: { token, password: 'Walnut-Frame-7' } })).code;

    await db.update(passwordReset).set({ created_at: sql`now() - interval '31 minutes'` });
    expect(await reset(second)).toBe('link_expired');
    await db.update(passwordReset).set({ created_at: sql`now() - interval '29 minutes'` });
    expect(await reset(second)).toBe('success');
    expect(await reset(first)).toBe('link_expired');
    expect(await reset('x'.repeat(43))).toBe('link_expired');
  });

  test('sends at most three mails an hour', async ({ api, db }) => {
    await newMember(api, db, person.email);

    for (let count = 0; count < 5; count++) expect((await forget(api, db)).code).toBe('success');

    expect(await db.select().from(passwordReset)).toHaveLength(3);
  });
});

test('nobody’s password is their own address', async ({ api, db }) => {
  const email = 'mei.lin-1990@example.com';
  const own = 'Mei.Lin-1990@Example.com';
  const refused = [422, 'password_is_email'];

  const registered = await register(api, db, { ...person, email, password: own });
  expect([registered.status, registered.code]).toEqual(refused);
  const { headers } = await newMember(api, db, email);
  const json = { password: PASSWORD, new_password: own };
  const changed = await api('/api/password/change', { method: 'POST', json, headers });
  expect([changed.status, changed.code]).toEqual(refused);
  await forget(api, db, email);
  const token = await linkIn(db, 'password_reset');
  const reset = await api('/api/password/reset', { method: 'POST', json: { token, password: own } });
  expect([reset.status, reset.code]).toEqual(refused);
  expect((await tryLogin(api, { email })).status).toBe(200);
});

describe('a changed password', () => {
  test('signs other devices out and gives this one a new token', async ({ api, db }) => {
    const { headers, token } = await newMember(api, db, person.email);
    const other = await loginToken(api);
    const change = (password: string) =>
      api('/api/password/change', { method: 'POST', json: { password, new_password: 'Walnut-Frame-7' }, headers });

    expect((await change('Gilded-Oak-43')).code).toBe('wrong_password');
    const changed = (await change(PASSWORD)).as(changedReply).token;

    expect(await Promise.all([token, other, changed].map((each) => isLogin(api, each)))).toEqual(['N', 'N', 'Y']);
    expect((await tryLogin(api)).status).toBe(401);
  });
});

describe('an e-mail address', () => {
  test('is verified by the mailed link, once, and then its owner is welcomed', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const token = await linkIn(db, 'verify_address');
    const verify = async () => (await api('/api/email/verify', { method: 'POST', json: { token } })).code;

    expect(await verify()).toBe('success');
    // Opening it again is not an error.
    expect(await verify()).toBe('success');

    expect((await api('/api/member/profile', { headers })).as(profileReply).email_verified).toBe(true);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'welcome'))).toHaveLength(1);
  });

  test('is not verified by a link from the day before yesterday; a new one can be requested', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const token = await linkIn(db, 'verify_address');
    await db.update(emailVerification).set({ created_at: sql`now() - interval '25 hours'` });
    const verify = async (link: string) =>
      (await api('/api/email/verify', { method: 'POST', json: { token: link } })).code;

    expect(await verify(token)).toBe('link_expired');
    await api('/api/email/send', { method: 'POST', headers });
    expect(await verify(await linkIn(db, 'verify_address'))).toBe('success');
  });
});
