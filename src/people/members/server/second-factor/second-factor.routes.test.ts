import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { signedInReply } from '../../member.contract.ts';
import { askReply, secondFactorReply } from '../../second-factor.contract.ts';
import { member } from '../member.tables.ts';
import { recoveryCode, signInTicket, totpSecret } from '../second-factor.tables.ts';
import { session } from '../session.tables.ts';
import { bearer, tryLogin } from '../testing-members.ts';
import { PASSWORD } from '../testing-people.ts';
import { newStaff } from '../testing-staff.ts';
import { appCode, newDevice, secondStep, ticketOf, withApp, withPasskey } from './testing-second-factor.ts';

const email = 'admin@shop.example';
const ticketFor = async (api: TestApi) => ticketOf(await tryLogin(api, { email }));
const own = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/second_factor', { headers })).as(secondFactorReply);
const mails = async (api: TestApi) =>
  (await api('/api/mailbox'))
    .as(mailboxReply)
    .list.flatMap(({ kind, text }) => (kind === 'second_factor' ? [text] : []));

/** Requests a challenge and lets the device sign it. */
async function askDevice(
  api: TestApi,
  device: ReturnType<typeof newDevice>,
  options?: Parameters<typeof device.sign>[1],
) {
  const ticket = await ticketFor(api);
  const asked = await api('/api/member/login/passkey', { method: 'POST', json: { ticket } });
  const { challenge, passkeys } = asked.as(askReply);
  expect(passkeys.map(({ id }) => id)).toContain(device.id);
  return { ticket, passkey: device.sign(challenge, options) };
}

describe('a code of an app', () => {
  test('is required after the password, opens the session, and is valid once', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { secret, codes } = await withApp(api, headers);
    const before = await db.$count(session);

    const ticket = await ticketFor(api);

    expect(await db.$count(session)).toBe(before);
    const code = appCode(secret);
    const { token } = (await secondStep(api, { ticket, code: `${code.slice(0, 3)} ${code.slice(3)}` })).as(
      signedInReply,
    );
    expect((await api('/api/admin/staff', { headers: bearer(token) })).status).toBe(200);
    expect((await secondStep(api, { ticket, code })).code).toBe('sign_in_expired');
    expect((await secondStep(api, { ticket: await ticketFor(api), code })).code).toBe('wrong_code');
    expect(codes).toHaveLength(10);
    expect(await mails(api)).toHaveLength(1);
  });

  test('is switched on by the first right one only, and its secret is never returned again', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const begin = () => api('/api/second_factor/code', { method: 'POST', headers, json: { password: PASSWORD } });
    const confirm = (code: string) =>
      api('/api/second_factor/code/confirm', { method: 'POST', headers, json: { code } });

    await begin();
    expect((await tryLogin(api, { email })).code).toBe('success');
    const [stored] = await db.select().from(totpSecret);
    expect((await confirm(appCode(stored?.secret ?? '', 5))).code).toBe('wrong_code');
    expect((await confirm(appCode(stored?.secret ?? '', 0))).code).toBe('success');
    expect((await begin()).code).toBe('conflict');
    expect(await own(api, headers)).toMatchObject({ app: true, needed: false, recovery_left: 10 });
    expect(JSON.stringify(await own(api, headers))).not.toContain(stored?.secret);
  });

  test('asks for the password of the account first', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');

    for (const path of ['code', 'passkey', 'recovery'])
      expect(
        (await api(`/api/second_factor/${path}`, { method: 'POST', headers, json: { password: 'Wrong-1234' } })).code,
      ).toBe('wrong_password');
  });
});

describe('a ticket', () => {
  test('is valid for five attempts, five minutes and one device', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { secret } = await withApp(api, headers);
    const code = appCode(secret);
    const wrong = appCode(secret, 5);

    const elsewhere = await secondStep(api, { ticket: await ticketFor(api), code }, { 'user-agent': 'Firefox/140.0' });
    expect(elsewhere.code).toBe('sign_in_expired');
    const late = await ticketFor(api);
    await db.update(signInTicket).set({ created_at: sql`now() - interval '6 minutes'` });
    expect((await secondStep(api, { ticket: late, code })).code).toBe('sign_in_expired');
    const tried = await ticketFor(api);
    for (let tries = 0; tries < 5; tries++)
      expect((await secondStep(api, { ticket: tried, code: wrong })).code).toBe('wrong_code');
    expect((await secondStep(api, { ticket: tried, code })).code).toBe('sign_in_expired');
    expect((await secondStep(api, { ticket: await ticketFor(api), code })).code).toBe('success');
  });

  test('does not help attackers who guess with many of them', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { secret } = await withApp(api, headers);
    const ends: string[] = [];

    for (let tries = 0; tries < 12; tries++) {
      // Passwords are limited too; the owner's device has its own counter, which a right password resets.
      const ticket = await ticketFor(api);
      ends.push((await secondStep(api, { ticket, code: appCode(secret, 5) })).code);
    }

    expect(ends.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(1);
  });

  test('ends with the sessions of its owner', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { secret } = await withApp(api, headers);
    const ticket = await ticketFor(api);

    await api('/api/session', { method: 'DELETE', headers });

    expect((await secondStep(api, { ticket, code: appCode(secret) })).code).toBe('sign_in_expired');
  });
});

describe('a recovery code', () => {
  test('opens the session once, is reported by mail, and is renewed with all others', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { codes } = await withApp(api, headers);
    const [first = '', second = ''] = codes;

    expect((await secondStep(api, { ticket: await ticketFor(api), code: first.toUpperCase() })).code).toBe('success');
    expect((await secondStep(api, { ticket: await ticketFor(api), code: first })).code).toBe('wrong_code');
    expect((await own(api, headers)).recovery_left).toBe(9);
    expect((await mails(api))[0]).toContain('recovery codes');
    const renewed = await api('/api/second_factor/recovery', { method: 'POST', headers, json: { password: PASSWORD } });
    expect(renewed.as(secondFactorReply).recovery_codes).toHaveLength(10);
    expect((await secondStep(api, { ticket: await ticketFor(api), code: second })).code).toBe('wrong_code');
    expect(JSON.stringify(await db.select().from(recoveryCode))).not.toContain(first.replaceAll('-', ''));
  });
});

describe('a passkey', () => {
  test('signs in instead of a code, and its counter increases', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { device, reply } = await withPasskey(api, headers);
    expect(reply.as(secondFactorReply)).toMatchObject({ passkeys: [{ name: 'Laptop', used_at: null }] });
    expect(reply.as(secondFactorReply).recovery_codes).toHaveLength(10);

    expect((await secondStep(api, await askDevice(api, device))).code).toBe('success');
    expect((await secondStep(api, await askDevice(api, device))).code).toBe('success');
    expect((await own(api, headers)).passkeys[0]?.used_at).not.toBeNull();
  });

  test('of someone else, copied, untouched, from another page or for another challenge is refused', async ({
    api,
    db,
  }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { device } = await withPasskey(api, headers);
    const good = await askDevice(api, device);
    expect((await secondStep(api, good)).code).toBe('success');

    const copied = await askDevice(api, device, { counts: false });
    expect((await secondStep(api, copied)).code).toBe('wrong_code');
    expect((await secondStep(api, await askDevice(api, device, { touched: false }))).code).toBe('wrong_code');
    const stranger = newDevice();
    const { ticket, passkey } = await askDevice(api, device);
    const wrong = { ...passkey, signature: stranger.sign('x').signature };
    expect((await secondStep(api, { ticket, passkey: wrong })).code).toBe('wrong_code');
    expect((await secondStep(api, { ticket, passkey: good.passkey })).code).toBe('wrong_code');
    expect((await secondStep(api, { ticket, passkey: stranger.sign('x') })).code).toBe('wrong_code');
    const phishing = newDevice('https://shop.test.evil.example');
    expect((await withPasskey(api, headers, phishing)).reply.code).toBe('wrong_code');
    expect((await withPasskey(api, headers, newDevice('https://shop.test', 'evil.example'))).reply.code).toBe(
      'wrong_code',
    );
  });
});

describe('every way in', () => {
  test('requires it: a new password by the mailed link does not remove it', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { secret } = await withApp(api, headers);
    const captcha = await solvedCaptcha(db, 'forgot');
    await api('/api/password/forgot', { method: 'POST', json: { email, captcha } });
    const mail = (await api('/api/mailbox')).as(mailboxReply).list.find(({ kind }) => kind === 'password_reset');
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

    const reply = await api('/api/password/reset', { method: 'POST', json: { token, password: 'Another-Oak-43' } });

    const ticket = ticketOf(reply);
    expect((await secondStep(api, { ticket, code: appCode(secret) })).code).toBe('success');
    expect((await tryLogin(api, { email, password: 'Another-Oak-43' })).code).toBe('second_factor');
    expect((await tryLogin(api, { email })).code).toBe('wrong_credentials');
  });

  test('needs no second factor after the last one is removed, which is logged', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    await withApp(api, headers);
    const json = { password: PASSWORD, way: 'code' };

    await api('/api/second_factor/remove', { method: 'POST', headers, json });

    expect((await tryLogin(api, { email })).code).toBe('success');
    expect(await db.$count(recoveryCode)).toBe(0);
    const logged = await db
      .select()
      .from(staffChange)
      .where(eq(staffChange.subject, 'staff'))
      .orderBy(staffChange.change_id);
    expect(logged.map(({ action }) => action)).toEqual(['second_factor_on', 'second_factor_off']);
  });
});

describe('a shop that is for real', () => {
  test.override({ config: { demo: 'off' } });

  test('opens nothing of the back office before a second factor is set up', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');

    expect((await api('/api/admin/staff', { headers })).refusal.code).toBe('second_factor_needed');
    expect((await api('/api/admin/order', { headers })).status).toBe(403);
    expect(await own(api, headers)).toMatchObject({ needed: true });
    expect((await api('/api/member/profile', { headers })).status).toBe(200);
    await withApp(api, headers);
    expect((await api('/api/admin/staff', { headers })).status).toBe(200);
  });

  test('may say that it is not needed', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    await withApp(api, headers);
    const choose = (required: boolean, was: boolean) =>
      api('/api/admin/staff/second_factor', { method: 'PUT', headers, json: { required, was } });

    expect((await choose(false, false)).code).toBe('conflict');
    expect((await choose(false, true)).body).toMatchObject({ second_factor_required: false });
    const support = await newStaff(api, db, 'support');
    expect((await api('/api/admin/message', { headers: support.headers })).status).toBe(200);
  });
});

test('members who are not staff never need it, even if they once had it', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');
  await withApp(api, headers);

  await setRole(db, null);

  expect((await tryLogin(api, { email })).code).toBe('success');
  expect((await api('/api/second_factor', { headers })).status).toBe(403);
});

async function setRole(db: Db, staff_role: null): Promise<void> {
  await db.update(member).set({ staff_role }).where(eq(member.email, email));
}
