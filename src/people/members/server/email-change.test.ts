import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { profileReply } from '../member.contract.ts';
import { emailVerification } from './session.tables.ts';
import { newMember, tryLogin } from './testing-members.ts';
import { PASSWORD, person } from './testing-people.ts';

const NEW = 'mei@new.example';

const ask = (api: TestApi, headers: Record<string, string>, email = NEW, password = PASSWORD) =>
  api('/api/email/change', { method: 'POST', headers, json: { email, password } });
const open = (api: TestApi, token: string) => api('/api/email/verify', { method: 'POST', json: { token } });
const profile = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/member/profile', { headers })).as(profileReply);
const mailsTo = async (db: Db, to: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id)).map(({ kind }) => kind);

async function linkTo(db: Db, to: string): Promise<string> {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id);
  const { path = '' } = (mails.at(-1)?.data ?? {}) as { path?: string };
  return /#verify=([\w-]+)$/.exec(path)?.[1] ?? '';
}

describe('a new e-mail address', () => {
  test('replaces the old one when its mailed link is opened, and not before', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    expect((await ask(api, headers, ` ${NEW.toUpperCase()}`)).status).toBe(200);
    expect(await profile(api, headers)).toMatchObject({ email: person.email, email_pending: NEW });
    expect((await tryLogin(api, { email: NEW })).status).toBe(401);

    expect((await open(api, await linkTo(db, NEW))).status).toBe(200);
    expect(await profile(api, headers)).toMatchObject({ email: NEW, email_verified: true, email_pending: null });
    expect((await tryLogin(api, { email: NEW })).status).toBe(200);
    expect((await tryLogin(api)).status).toBe(401);
  });

  test('is announced to the old one, on request and after the change, and masked', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await open(api, await linkTo(db, person.email));

    await ask(api, headers);
    await open(api, await linkTo(db, NEW));

    expect((await mailsTo(db, person.email)).slice(2)).toEqual(['address_changing', 'address_changed']);
    const [changed] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'address_changed'));
    expect(changed?.data).toEqual({ name: 'Mei Lin', email: 'm•••@new.example' });
    expect((await api('/api/mailbox')).as(mailboxReply).list).toHaveLength(5);
  });

  test('is not announced to an unverified old one: it may be a stranger’s', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    await ask(api, headers);
    await open(api, await linkTo(db, NEW));

    expect(await mailsTo(db, person.email)).toEqual(['verify_address']);
  });

  test('needs the password, and does not let it be guessed', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    for (let guess = 0; guess < 10; guess += 1)
      expect((await ask(api, headers, NEW, `wrong-${guess}`)).code).toBe('wrong_password');

    expect((await ask(api, headers)).code).toBe('too_many_requests');
    expect(await mailsTo(db, NEW)).toEqual([]);
  });

  test('is not what the member signs in with', async ({ api, db }) => {
    const password = 'Mei-1990@new.example';
    const { headers } = await newMember(api, db, person.email, { ...person, password });

    const asked = await ask(api, headers, 'mei-1990@NEW.example', password);

    expect([asked.status, asked.code]).toEqual([422, 'password_is_email']);
    expect((await profile(api, headers)).email_pending).toBeNull();
  });

  test('of another account gets the same answer, and its owner no mail', async ({ api, db }) => {
    await newMember(api, db, 'owner@example.com');
    const { headers } = await newMember(api, db, person.email);
    await open(api, await linkTo(db, person.email));

    const free = await ask(api, headers);
    const taken = await ask(api, headers, 'owner@example.com');

    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await profile(api, headers)).email_pending).toBe('owner@example.com');
    expect(await mailsTo(db, 'owner@example.com')).toEqual(['verify_address']);
    expect((await mailsTo(db, person.email)).slice(2)).toEqual(['address_changing', 'address_changing']);
  });

  test('that someone registered in the meantime stays theirs', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await ask(api, headers);
    const link = await linkTo(db, NEW);
    const other = await newMember(api, db, NEW);

    expect((await open(api, link)).code).toBe('link_expired');

    expect((await profile(api, headers)).email).toBe(person.email);
    expect((await profile(api, other.headers)).email).toBe(NEW);
  });

  test('is discarded when its owner keeps the old one, requests another, or a day has passed', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await ask(api, headers);
    const first = await linkTo(db, NEW);
    await ask(api, headers, 'mei@other.example');
    expect((await open(api, first)).code).toBe('link_expired');

    await api('/api/email/change', { method: 'DELETE', headers });
    expect((await profile(api, headers)).email_pending).toBeNull();
    expect((await open(api, await linkTo(db, 'mei@other.example'))).code).toBe('link_expired');

    await ask(api, headers);
    await db.update(emailVerification).set({ created_at: sql`now() - interval '25 hours'` });
    expect((await profile(api, headers)).email_pending).toBeNull();
    expect((await open(api, await linkTo(db, NEW))).code).toBe('link_expired');
  });

  test('is discarded when the password changes: a thief of the old password may have requested it', async ({
    api,
    db,
  }) => {
    const { headers } = await newMember(api, db, person.email);
    await ask(api, headers);

    const json = { password: PASSWORD, new_password: 'Quiet-Room-7' };
    expect((await api('/api/password/change', { method: 'POST', headers, json })).status).toBe(200);

    expect((await open(api, await linkTo(db, NEW))).code).toBe('link_expired');
  });

  test('invalidates password links that were mailed to the old one', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const captcha = await solvedCaptcha(db, 'forgot');
    await api('/api/password/forgot', { method: 'POST', json: { email: person.email, captcha } });
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'password_reset'));
    const { path = '' } = (mail?.data ?? {}) as { path?: string };
    const token = /#token=([\w-]+)$/.exec(path)?.[1];
    await ask(api, headers);
    await open(api, await linkTo(db, NEW));

    const reset = await api('/api/password/reset', { method: 'POST', json: { token, password: 'Quiet-Room-7' } });

    expect(reset.code).toBe('link_expired');
  });

  test('can be requested five times an hour at most', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    for (let turn = 0; turn < 5; turn += 1) expect((await ask(api, headers)).status).toBe(200);

    expect((await ask(api, headers)).status).toBe(429);
  });

  test('must be an address', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    for (const email of ['', 'mei', 'mei@', `${'m'.repeat(250)}@example.com`]) {
      const { status, errors } = await ask(api, headers, email);
      expect([status, Object.keys(errors)]).toEqual([422, ['email']]);
    }
  });
});
