import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import type { SignedIn } from '#shared/rights.ts';
import { profileReply, signedInReply } from '../../member.contract.ts';
import { staffReply } from '../../staff.contract.ts';
import { appointAdmin } from '../first-accounts.service.ts';
import { member } from '../member.tables.ts';
import { withApp } from '../second-factor/testing-second-factor.ts';
import { session } from '../session.tables.ts';
import { bearer, newMember, tryLogin } from '../testing-members.ts';
import { PASSWORD } from '../testing-people.ts';
import { newStaff } from '../testing-staff.ts';
import { changeRole } from './staff.service.ts';

type Headers = Record<string, string>;
const guest = { email: 'wen@shop.example', firstname: '文', lastname: '林', lang: 'zh-Hant', staff_role: 'support' };

const staffOf = async (api: TestApi, headers: Headers) => (await api('/api/admin/staff', { headers })).as(staffReply);
const invite = (api: TestApi, headers: Headers, json: object = guest) =>
  api('/api/admin/staff', { method: 'POST', headers, json });
const setRole = (api: TestApi, headers: Headers, id: number, json: object) =>
  api(`/api/admin/staff/${id}`, { method: 'PUT', headers, json });
const join = (api: TestApi, token: string, password = PASSWORD) =>
  api('/api/invitation', { method: 'POST', json: { token, password } });

/** The token in the latest invitation's mail. */
async function mailedToken(api: TestApi): Promise<string> {
  const mail = (await api('/api/mailbox')).as(mailboxReply).list.find(({ kind }) => kind === 'staff_invited');
  return /invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function idOf(db: Db, email: string): Promise<number> {
  const [row] = await db.select({ id: member.member_id }).from(member).where(eq(member.email, email));
  return row?.id ?? 0;
}

describe('an invitation', () => {
  test('is mailed in its reader’s language and opens an account with the role, once', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');

    const { invitations } = (await invite(api, headers)).as(staffReply);

    expect(invitations).toMatchObject([{ email: guest.email, name: '林文', staff_role: 'support' }]);
    const token = await mailedToken(api);
    const { token: bearerToken } = (await join(api, token)).as(signedInReply);
    const wen = bearer(bearerToken);
    expect((await api('/api/member/profile', { headers: wen })).as(profileReply)).toMatchObject({
      staff_role: 'support',
      email_verified: true,
      email: guest.email,
    });
    expect((await api('/api/admin/contact', { headers: wen })).status).toBe(200);
    expect((await join(api, token)).code).toBe('link_expired');
    expect((await tryLogin(api, { email: guest.email })).code).toBe('success');
    const { list, invitations: left } = await staffOf(api, headers);
    expect(left).toEqual([]);
    expect(list.map(({ staff_role }) => staff_role)).toEqual(['admin', 'support']);
  });

  test('gives an account that someone else opened with the address to the reader of the mail alone', async ({
    api,
    db,
  }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const squatter = await newMember(api, db, guest.email);
    await invite(api, headers);
    expect((await api('/api/admin/contact', { headers: squatter.headers })).status).toBe(403);

    await join(api, await mailedToken(api), 'Another-Oak-43');

    expect((await api('/api/member/profile', { headers: squatter.headers })).status).toBe(401);
    expect((await tryLogin(api, { email: guest.email })).code).toBe('wrong_credentials');
  });

  test('can be withdrawn, and a second one replaces the first', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    await invite(api, headers);
    const first = await mailedToken(api);
    const { invitations } = (await invite(api, headers)).as(staffReply);
    const second = await mailedToken(api);
    expect(invitations).toHaveLength(1);
    expect((await join(api, first)).code).toBe('link_expired');

    const path = `/api/admin/invitation/${invitations[0]?.invitation_id}`;
    await api(path, { method: 'DELETE', headers });

    expect((await join(api, second)).code).toBe('link_expired');
    expect((await api(path, { method: 'DELETE', headers })).status).toBe(404);
    expect((await invite(api, headers, { ...guest, email: 'admin@shop.example' })).code).toBe('already_staff');
  });

  test('is invalid and no longer listed once its sender is no admin', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const second = await newStaff(api, db, 'admin', 'second');
    await invite(api, second.headers);
    const token = await mailedToken(api);

    await setRole(api, headers, await idOf(db, 'second@shop.example'), { staff_role: 'support', version: 0 });

    expect((await join(api, token)).code).toBe('link_expired');
    expect((await staffOf(api, headers)).invitations).toEqual([]);
    expect(await idOf(db, guest.email)).toBe(0);
  });
});

describe('a role', () => {
  test('that is removed closes the back office immediately, in every session', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const support = await newStaff(api, db, 'support');
    await withApp(api, support.headers);
    const id = await idOf(db, 'support@shop.example');

    await setRole(api, headers, id, { staff_role: null, version: 0 });

    expect((await api('/api/admin/contact', { headers: support.headers })).status).toBe(401);
    expect((await tryLogin(api, { email: 'support@shop.example' })).code).toBe('success');
    expect((await staffOf(api, headers)).list).toHaveLength(1);
    const [logged] = await db.select().from(staffChange).where(eq(staffChange.action, 'take_role'));
    expect(logged).toMatchObject({ before: { staff_role: 'support' }, after: { staff_role: null } });
  });

  test('changes what its owner may do with their next call', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const support = await newStaff(api, db, 'support');
    const id = await idOf(db, 'support@shop.example');

    await setRole(api, headers, id, { staff_role: 'finance', version: 0 });

    expect((await api('/api/admin/contact', { headers: support.headers })).status).toBe(403);
    expect((await api('/api/admin/payment', { headers: support.headers })).status).toBe(200);
    expect((await setRole(api, headers, id, { staff_role: 'editor', version: 0 })).code).toBe('conflict');
    expect((await setRole(api, headers, id, { staff_role: 'editor', version: 1 })).code).toBe('success');
  });

  test('of one’s own stays as it is, and the only admin cannot leave', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const id = await idOf(db, 'admin@shop.example');

    expect((await setRole(api, headers, id, { staff_role: null, version: 0 })).code).toBe('own_role');
    const leave = () => api('/api/member/delete', { method: 'POST', headers, json: { password: PASSWORD } });
    expect((await leave()).code).toBe('last_admin');
    await newStaff(api, db, 'admin', 'second');
    expect((await leave()).code).toBe('success');
  });

  test('is assigned by admins only: others and former admins are refused', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const actor = { member_id: await idOf(db, 'support@shop.example'), staff_role: 'admin' } as SignedIn;

    expect((await api('/api/admin/staff', { headers })).status).toBe(403);
    await expect(changeRole(db, actor, actor.member_id, { staff_role: 'admin', version: 0 })).rejects.toThrow(
      'forbidden',
    );
  });
});

test('an admin ends all sessions of a colleague and removes a lost second factor', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');
  const support = await newStaff(api, db, 'support');
  await withApp(api, support.headers);
  const id = await idOf(db, 'support@shop.example');
  const post = (action: string) => api(`/api/admin/staff/${id}/${action}`, { method: 'POST', headers });

  const ended = (await post('end_sessions')).as(staffReply).list.find(({ member_id }) => member_id === id);
  expect(ended).toMatchObject({ devices: 0, has_second_factor: true });
  expect((await tryLogin(api, { email: 'support@shop.example' })).code).toBe('second_factor');
  await post('reset_second_factor');

  expect((await tryLogin(api, { email: 'support@shop.example' })).code).toBe('success');
  const mail = (await api('/api/mailbox')).as(mailboxReply).list[0];
  expect(mail).toMatchObject({ to: 'support@shop.example', kind: 'second_factor' });
  expect(mail?.text).toContain('administrator');
});

test('the command line restores access for the only admin after a lost second factor', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');
  await withApp(api, headers);

  const password = await appointAdmin(db, 'admin@shop.example');

  expect((await tryLogin(api, { email: 'admin@shop.example', password })).code).toBe('success');
});

describe('two processes', () => {
  test('both know immediately that a role was removed', async ({ api, db, config, log }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const support = await newStaff(api, db, 'support');
    const shop = { config: { ...readConfig({ DEMO: 'on' }), ...config }, log, db, buildId: 'other' };
    const other = createApp({ ...shop, problems: async () => [] }, new Hono<ApiEnv>());
    const there = async () => (await other.request('/api/admin/contact', { headers: support.headers })).status;
    expect(await there()).toBe(200);

    await setRole(api, headers, await idOf(db, 'support@shop.example'), { staff_role: 'finance', version: 0 });

    expect(await there()).toBe(403);
  });

  test('leave the shop with an admin when two dismiss each other at the same moment', async ({
    api: _,
    database: { db },
  }) => {
    const person = { type: 'basic', gender: 'neutral', birthday: '1990-01-01', lang: 'en', lastname: 'X' } as const;
    const rows = await db
      .insert(member)
      .values(
        ['a', 'b'].map((firstname) => ({
          ...person,
          firstname,
          email: `${firstname}@shop.example`,
          staff_role: 'admin' as const,
          mobile: { code: '886', number: '1' },
        })),
      )
      .returning();
    const [a, b] = rows.map(({ member_id }) => ({ member_id, staff_role: 'admin' }) as SignedIn);
    const take = { staff_role: null, version: 0 };

    const ends = await Promise.allSettled([
      changeRole(db, a as SignedIn, b?.member_id ?? 0, take),
      changeRole(db, b as SignedIn, a?.member_id ?? 0, take),
    ]);

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.$count(member, eq(member.staff_role, 'admin'))).toBe(1);
    expect(await db.$count(session)).toBe(0);
  });
});
