import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi, TestReply } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { loginCheckReply, signedInReply } from '../../member.contract.ts';
import { identitiesReply, oauthCheckReply } from '../../oauth.contract.ts';
import { member } from '../member.tables.ts';
import { memberIdentity, oauthHandoff, oauthState } from '../oauth.tables.ts';
import { appCode, secondStep, ticketOf, withApp } from '../second-factor/testing-second-factor.ts';
import { bearer, newMember, tryLogin } from '../testing-members.ts';
import { PASSWORD, person } from '../testing-people.ts';
import { openBrowser, type TestBrowser, test } from './testing-oauth.ts';

const mei = { sub: 'g-1', email: person.email, email_verified: true, given_name: 'Mei', family_name: 'Lin' };

async function registerWith(browser: TestBrowser, db: Db, form: object = {}): Promise<TestReply> {
  const json = { ...person, oauth: 'google', ...form, captcha: await solvedCaptcha(db, 'register') };
  return browser.call('/api/member/register', { method: 'POST', json });
}

async function googleMember(api: TestApi, db: Db) {
  const browser = openBrowser(api);
  await browser.signIn('google', mei);
  return bearer((await registerWith(browser, db)).as(signedInReply).token);
}

const isLogin = async (api: TestApi, token: string) =>
  (await api('/api/login/check', { headers: bearer(token) })).as(loginCheckReply).isLogin;

const mailedPath = async (db: Db, kind: 'link_identity' | 'change_address' | 'password_reset') => {
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind));
  return (mail?.data as { path: string } | undefined)?.path ?? '';
};

const mailsOf = async (db: Db, kind: 'identity_linked') =>
  (await db.select({ to: mailOutbox.to }).from(mailOutbox).where(eq(mailOutbox.kind, kind))).map(({ to }) => to);

describe('a person who signs in with a provider for the first time', () => {
  test('is led to a prefilled registration, and needs no mail to verify the address', async ({ api, db }) => {
    const browser = openBrowser(api);

    expect(await browser.signIn('google', mei, '?redirect=/cart')).toBe('/register?provider=google&redirect=%2Fcart');
    const pending = await browser.call('/api/oauth/pending');
    const registered = await registerWith(browser, db);

    expect(pending.body).toMatchObject({ firstname: 'Mei', lastname: 'Lin', email: mei.email, email_verified: true });
    expect(await isLogin(api, registered.as(signedInReply).token)).toBe('Y');
    expect((await db.select().from(mailOutbox)).map(({ kind }) => kind)).toEqual(['welcome']);
    expect((await browser.call('/api/oauth/pending')).code).toBe('oauth_expired');
  });

  test('verifies an address that the provider has not verified, or another one, by mail', async ({ api, db }) => {
    const browser = openBrowser(api);
    await browser.signIn('google', { ...mei, email_verified: false });
    await registerWith(browser, db);
    const other = openBrowser(api);
    await other.signIn('google', { ...mei, sub: 'g-2', email: 'mei@gmail.example' });
    await registerWith(other, db, { email: 'other@example.com' });

    const rows = await db.select({ verified: member.email_verified_at }).from(member);
    expect(rows).toEqual([{ verified: null }, { verified: null }]);
  });

  test('may have no address at all, as at LINE', async ({ api, db }) => {
    const browser = openBrowser(api);

    expect(await browser.signIn('line', { sub: 'U42', name: '小美' })).toBe('/register?provider=line');
    const { body } = await browser.call('/api/oauth/pending');
    expect(body).toMatchObject({ firstname: '小美', lastname: '', email: '', email_verified: false });
    await registerWith(browser, db, { oauth: 'line' });

    const again = openBrowser(api);
    expect(await again.signIn('line', { sub: 'U42', name: '小美' })).toBe('/?oauth=1');
    expect((await again.check()).code).toBe('success');
  });

  test('signs in there again when the registration took too long', async ({ api, db }) => {
    const browser = openBrowser(api);
    await browser.signIn('google', mei);
    await db.execute(sql`update oauth_pending set created_at = now() - interval '31 minutes'`);

    expect((await registerWith(browser, db)).code).toBe('oauth_expired');
    expect(await db.select().from(member)).toEqual([]);
  });
});

describe('a member who has signed in with a provider before', () => {
  test('gets the cart of this browser and continues where they were', async ({ api, db }) => {
    await googleMember(api, db);
    const browser = openBrowser(api);

    expect(await browser.signIn('google', mei, '?redirect=/account/favorite')).toBe('/?oauth=1');
    const reply = await browser.check();
    const { token, cart_token, redirect } = reply.as(oauthCheckReply);

    expect(redirect).toBe('/account/favorite');
    expect(await isLogin(api, token)).toBe('Y');
    const cart = { ...bearer(token), cart: cart_token };
    expect((await api('/api/cart', { headers: cart })).code).toBe('success');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  test('gets a mail if the device is new', async ({ api, db }) => {
    await googleMember(api, db);
    const browser = openBrowser(api);
    await browser.signIn('google', mei);

    await browser.check({ 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox/140.0 (Windows NT 10.0)' });

    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'new_device'))).toHaveLength(1);
  });

  test('is sent on in the language they chose', async ({ api }) => {
    const browser = openBrowser(api);
    browser.cookie = 'i18n_redirected=zh-Hant';

    expect(await browser.signIn('google', 'deny')).toMatch(/^\/login|^\/zh-Hant\/login/);
    const reply = await api('/api/oauth/google/callback?state=x', { headers: { cookie: 'i18n_redirected=zh-Hant' } });
    expect(reply.headers.get('location')).toBe('/zh-Hant/login?provider=google&oauth_error=expired');
  });

  test('can no longer do so once the account is closed', async ({ api, db }) => {
    const headers = await googleMember(api, db);
    await api('/api/member/delete', { method: 'POST', json: { password: PASSWORD }, headers });

    expect(await db.select().from(memberIdentity)).toEqual([]);
    expect(await openBrowser(api).signIn('google', mei)).toBe('/register?provider=google');
  });
});

describe('an account with the same address', () => {
  test('is not linked silently; its owner signs in, and then it is', async ({ api, db }) => {
    await newMember(api, db, person.email);
    const browser = openBrowser(api);

    expect(await browser.signIn('google', mei)).toBe('/login?provider=google&oauth_error=known_email');
    expect(await db.select().from(memberIdentity)).toEqual([]);
    expect((await browser.check()).code).toBe('oauth_expired');
    await browser.call('/api/member/login', { method: 'POST', json: { email: person.email, password: PASSWORD } });

    expect(await openBrowser(api).signIn('google', mei)).toBe('/?oauth=1');
  });

  test('is linked by the mailed link, once', async ({ api, db }) => {
    await newMember(api, db, person.email);
    await db.update(member).set({ email_verified_at: sql`now()` });
    await openBrowser(api).signIn('google', mei);
    const token = (await mailedPath(db, 'link_identity')).split('#link=')[1];
    const follow = () => api('/api/oauth/link', { method: 'POST', json: { token } });

    const first = await follow();
    const second = await follow();

    expect(await isLogin(api, first.as(signedInReply).token)).toBe('Y');
    expect(second.code).toBe('link_expired');
    expect(await openBrowser(api).signIn('google', mei)).toBe('/?oauth=1');
    expect((await tryLogin(api)).status).toBe(200);
  });

  test('that a stranger opened in advance is lost to them afterwards', async ({ api, db }) => {
    const stranger = await newMember(api, db, person.email);
    await openBrowser(api).signIn('google', mei);
    const token = (await mailedPath(db, 'link_identity')).split('#link=')[1];

    await api('/api/oauth/link', { method: 'POST', json: { token } });

    expect(await isLogin(api, stranger.token)).toBe('N');
    expect((await tryLogin(api)).status).toBe(401);
  });

  test('keeps none of the other ways in that a stranger prepared', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const strangers = openBrowser(api);
    await strangers.signIn('google', { sub: 'g-stranger' }, '?link=1');
    const json = { provider: 'google', password: PASSWORD };
    await strangers.call('/api/member/identities', { method: 'POST', json, headers });
    const newAddress = { email: 'stranger@example.com', password: PASSWORD };
    await api('/api/email/change', { method: 'POST', json: newAddress, headers });
    await openBrowser(api).signIn('google', mei);
    const token = (await mailedPath(db, 'link_identity')).split('#link=')[1];

    const taken = await api('/api/oauth/link', { method: 'POST', json: { token } });

    expect(taken.code).toBe('success');
    const change = (await mailedPath(db, 'change_address')).split('#verify=')[1];
    const changed = await api('/api/email/verify', { method: 'POST', json: { token: change } });
    expect(changed.code).toBe('link_expired');
    expect(await db.select({ subject: memberIdentity.subject }).from(memberIdentity)).toEqual([{ subject: mei.sub }]);
  });

  test('with an unverified address loses its providers with a password set by mail', async ({ api, db }) => {
    const browser = openBrowser(api);
    await browser.signIn('line', { sub: 'U-stranger' });
    await registerWith(browser, db, { oauth: 'line' });
    const captcha = await solvedCaptcha(db, 'forgot');
    await api('/api/password/forgot', { method: 'POST', json: { email: person.email, captcha } });
    const token = (await mailedPath(db, 'password_reset')).split('#token=')[1];

    const reset = await api('/api/password/reset', { method: 'POST', json: { token, password: 'Walnut-Frame-7' } });

    expect(reset.status).toBe(200);
    expect(await db.select().from(memberIdentity)).toEqual([]);
  });

  test('is not mentioned to a person whose address the provider has not verified', async ({ api, db }) => {
    await newMember(api, db, person.email);
    const browser = openBrowser(api);

    expect(await browser.signIn('google', { ...mei, email_verified: false })).toBe('/register?provider=google');
    await browser.call('/api/member/login', { method: 'POST', json: { email: person.email, password: PASSWORD } });

    expect(await mailedPath(db, 'link_identity')).toBe('');
    expect(await db.select().from(memberIdentity)).toEqual([]);
  });

  test('of someone else on the same computer gets nothing of an abandoned sign-in', async ({ api, db }) => {
    await newMember(api, db, 'other@example.com');
    const browser = openBrowser(api);
    await browser.signIn('google', mei);

    const json = { email: 'other@example.com', password: PASSWORD };
    expect((await browser.call('/api/member/login', { method: 'POST', json })).status).toBe(200);

    expect(await db.select().from(memberIdentity)).toEqual([]);
  });
});

describe('the ways a member signs in', () => {
  const add = (browser: TestBrowser, headers: Record<string, string>, provider = 'google') =>
    browser.call('/api/member/identities', { method: 'POST', json: { provider, password: PASSWORD }, headers });

  test('are listed, added and removed', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const browser = openBrowser(api);

    expect(await browser.signIn('line', { sub: 'U7' }, '?link=1')).toBe('/account?link=line');
    expect((await add(browser, headers, 'line')).as(identitiesReply).list).toMatchObject([
      { provider: 'line', email: '' },
    ]);
    expect((await add(browser, headers, 'line')).code).toBe('oauth_expired');
    const left = await api('/api/member/identities/line', { method: 'DELETE', headers });

    expect(left.body).toMatchObject({ list: [], unlinkable: true });
    expect((await api('/api/member/identities/line', { method: 'DELETE', headers })).status).toBe(404);
  });

  test('are added with the password only, and the member is notified', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const browser = openBrowser(api);
    await browser.signIn('google', { sub: 'g-stranger' }, '?link=1');
    const link = (json: object) => browser.call('/api/member/identities', { method: 'POST', json, headers });

    for (const json of [{ provider: 'google' }, { provider: 'google', password: 'Not-This-One-9' }])
      expect((await link(json)).code).toBe('wrong_password');

    expect(await db.select().from(memberIdentity)).toEqual([]);
    expect(await mailsOf(db, 'identity_linked')).toEqual([]);
    expect((await link({ provider: 'google', password: PASSWORD })).code).toBe('success');
    expect(await mailsOf(db, 'identity_linked')).toEqual([person.email]);
  });

  test('can be added without a password by a member who has none', async ({ api, db }) => {
    const headers = await googleMember(api, db);
    await db.update(member).set({ password_hash: null });
    const browser = openBrowser(api);
    await browser.signIn('line', { sub: 'U7' }, '?link=1');

    const linked = await browser.call('/api/member/identities', {
      method: 'POST',
      json: { provider: 'line' },
      headers,
    });

    expect(linked.as(identitiesReply).list).toHaveLength(2);
    expect(await mailsOf(db, 'identity_linked')).toHaveLength(1);
  });

  test('cannot be another member’s', async ({ api, db }) => {
    await googleMember(api, db);
    const { headers } = await newMember(api, db, 'other@example.com');
    const browser = openBrowser(api);
    await browser.signIn('google', mei, '?link=1');

    expect((await add(browser, headers)).code).toBe('identity_taken');
    expect((await api('/api/member/identities', { headers })).as(identitiesReply).list).toEqual([]);
  });

  test('include at least one if there is no password', async ({ api, db }) => {
    const headers = await googleMember(api, db);
    await db.update(member).set({ password_hash: null });

    const refused = await api('/api/member/identities/google', { method: 'DELETE', headers });

    expect([refused.status, refused.code]).toEqual([409, 'password_needed']);
    expect((await api('/api/member/identities', { headers })).body).toMatchObject({ unlinkable: false });
  });
});

describe('the database', () => {
  test('stores no usable state or cookie', async ({ api, db }) => {
    await googleMember(api, db);
    const browser = openBrowser(api);
    await browser.signIn('google', mei);
    const state = new URL(await browser.leave('line')).searchParams.get('state') ?? '';

    const rows = JSON.stringify([await db.select().from(oauthState), await db.select().from(oauthHandoff)]);

    expect(state.length).toBe(43);
    for (const secret of [state, browser.cookie.split('=')[1] ?? '']) expect(rows).not.toContain(secret);
  });
});

test('staff need the second factor after the provider too, and continue where they were going', async ({ api, db }) => {
  const headers = await googleMember(api, db);
  await db.update(member).set({ staff_role: 'admin' });
  const { secret } = await withApp(api, headers);
  const browser = openBrowser(api);
  await browser.signIn('google', mei, '?redirect=/admin/order');

  const half = await browser.check();

  expect(half.body).toMatchObject({ redirect: '/admin/order', ways: ['code'] });
  const signedIn = await secondStep(api, { ticket: ticketOf(half), code: appCode(secret) });
  expect(await isLogin(api, signedIn.as(signedInReply).token)).toBe('Y');
});
