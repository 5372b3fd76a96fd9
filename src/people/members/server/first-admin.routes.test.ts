import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { type Config, readConfig } from '#http/server/config.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { profileReply, signedInReply } from '../member.contract.ts';
import { appointAdmin } from './first-accounts.service.ts';
import { offerSetup } from './first-admin.service.ts';
import { setupLink } from './first-admin.tables.ts';
import { newMember } from './testing-members.ts';
import { newStaff } from './testing-staff.ts';

const test = apiTest.extend<{ config: Config }>({ config: readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' }) });

const owner = { firstname: 'Mei', lastname: 'Lin', email: 'Owner@Example.com', password: 'Walnut-Frame-7' };
const open = (api: TestApi, link: string | undefined, form: Partial<typeof owner> = {}) =>
  api('/api/setup', { method: 'POST', json: { ...owner, ...form, token: link ?? '' } });

describe('an empty shop', () => {
  test('gives its first administrator an account by the printed link, once', async ({ api, db }) => {
    const link = await offerSetup(db);

    const waits = await api('/api/setup');
    const opened = (await open(api, link)).as(signedInReply);
    const again = await open(api, link, { email: 'second@example.com' });

    expect(link).toMatch(/^[\w-]{43}$/);
    expect(waits.code).toBe('success');
    const headers = { authorization: `Bearer ${opened.token}` };
    // Staff of a shop that is no demo need more than a password.
    expect((await api('/api/admin/today', { headers })).code).toBe('second_factor_needed');
    // Unknown data stays empty, and the address is unverified.
    expect((await api('/api/member/profile', { headers })).as(profileReply)).toMatchObject({
      email: 'owner@example.com',
      email_verified: false,
      mobile: { code: '', number: '' },
      birthday: '',
      gender: '',
      address: null,
    });
    const mails = await db.select().from(mailOutbox);
    expect(mails.map(({ to, kind, status }) => [to, kind, status])).toEqual([
      ['owner@example.com', 'verify_address', 'queued'],
    ]);
    expect(again.code).toBe('link_expired');
    expect((await api('/api/setup')).status).toBe(404);
    expect(await offerSetup(db)).toBeUndefined();
    expect((await db.select().from(staffChange)).map(({ action }) => action)).toEqual(['first_admin']);
  });

  test('does not store the link’s secret', async ({ db }) => {
    const link = await offerSetup(db);

    const [row] = await db.select().from(setupLink);

    expect(row?.token_hash).toHaveLength(64);
    expect(JSON.stringify(row)).not.toContain(link);
  });

  test('accepts a link for a day, and the next start deletes it', async ({ api, db }) => {
    const old = await offerSetup(db);
    await db.update(setupLink).set({ created_at: sql`now() - interval '25 hours'` });

    expect((await open(api, old)).code).toBe('link_expired');
    const fresh = await offerSetup(db);
    expect(await db.$count(setupLink)).toBe(1);
    expect((await open(api, fresh)).code).toBe('success');
  });

  test('ends its links when the command line appoints an administrator', async ({ api, db }) => {
    const link = await offerSetup(db);

    await appointAdmin(db, 'owner@example.com');

    expect((await open(api, link, { email: 'other@example.com' })).code).toBe('link_expired');
    expect(await db.$count(setupLink)).toBe(0);
  });

  test('has no link once there is staff', async ({ api, db }) => {
    const link = await offerSetup(db);
    await newStaff(api, db, 'support');

    expect((await open(api, link)).code).toBe('link_expired');
    expect(await offerSetup(db)).toBeUndefined();
  });

  test('requires a good password and an address without an account', async ({ api, db }) => {
    const link = await offerSetup(db);
    await newMember(api, db, 'mei@example.com');

    expect((await open(api, link, { password: 'password' })).errors).toHaveProperty('password');
    expect((await open(api, link, { email: 'mei@example.com' })).code).toBe('email_taken');
    expect((await open(api, 'made-up-made-up-made-up')).code).toBe('link_expired');
    expect((await open(api, link)).code).toBe('success');
  });
});

apiTest('a demo has no page for a first administrator', async ({ api }) => {
  expect((await api('/api/setup')).status).toBe(404);
});
