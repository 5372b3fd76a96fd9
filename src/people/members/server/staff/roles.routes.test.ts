import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { profileReply, signedInReply } from '../../member.contract.ts';
import { staffReply } from '../../staff.contract.ts';
import { member } from '../member.tables.ts';
import { bearer } from '../testing-members.ts';
import { PASSWORD } from '../testing-people.ts';
import { newStaff } from '../testing-staff.ts';
import { needsSecondPerson } from './second-person.service.ts';
import { listColleagues } from './staff.service.ts';

const idOf = async (db: Db, email: string) =>
  (await db.select({ id: member.member_id }).from(member).where(eq(member.email, email)))[0]?.id ?? 0;
const setRoles = (api: TestApi, headers: Record<string, string>, id: number, json: object) =>
  api(`/api/admin/staff/${id}`, { method: 'PUT', headers, json });

describe('a person with several roles', () => {
  test('may do what each role may, is logged with all of them, and loses them together', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const wen = await newStaff(api, db, 'support');
    const id = await idOf(db, 'support@shop.example');
    const ask = async (path: string) => (await api(path, { headers: wen.headers })).status;

    const roles = { staff_role: 'support', more_roles: ['workshop', 'finance', 'support'], version: 0 };
    const { list } = (await setRoles(api, headers, id, roles)).as(staffReply);

    expect(list.find(({ member_id }) => member_id === id)).toMatchObject({
      staff_role: 'support',
      more_roles: ['workshop', 'finance'],
    });
    expect(await ask('/api/admin/contact')).toBe(200);
    expect(await ask('/api/admin/payment')).toBe(200);
    expect(await ask('/api/admin/staff')).toBe(403);
    expect((await api('/api/member/profile', { headers: wen.headers })).as(profileReply).more_roles).toEqual([
      'workshop',
      'finance',
    ]);
    expect((await listColleagues(db, 'finance')).map(({ member_id }) => member_id)).toContain(id);
    expect((await listColleagues(db, 'editor')).map(({ member_id }) => member_id)).not.toContain(id);
    const [logged] = await db.select().from(staffChange).orderBy(desc(staffChange.change_id)).limit(1);
    expect(logged).toMatchObject({
      before: { staff_role: 'support' },
      after: { staff_role: ['support', 'workshop', 'finance'] },
    });

    await setRoles(api, headers, id, { staff_role: null, version: 1 });

    expect((await listColleagues(db, 'finance')).map(({ member_id }) => member_id)).not.toContain(id);
    expect((await db.select().from(member).where(eq(member.member_id, id)))[0]).toMatchObject({ more_roles: [] });
  });

  test('who is an administrator needs no other role', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    await newStaff(api, db, 'support');
    const id = await idOf(db, 'support@shop.example');

    const change = { staff_role: 'support', more_roles: ['admin'], version: 0 };
    const { list } = (await setRoles(api, headers, id, change)).as(staffReply);

    expect(list.find(({ member_id }) => member_id === id)).toMatchObject({ staff_role: 'admin', more_roles: [] });
  });

  test('is invited to all of them, and the mail names them', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const guest = { email: 'wen@shop.example', firstname: 'Wen', lastname: 'Lin', lang: 'en' };

    await api('/api/admin/staff', {
      method: 'POST',
      headers,
      json: { ...guest, staff_role: 'finance', more_roles: ['workshop'] },
    });

    const mail = (await api('/api/mailbox')).as(mailboxReply).list.find(({ kind }) => kind === 'staff_invited');
    expect(mail?.text).toContain('Workshop and Finance');
    const token = /invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const joined = await api('/api/invitation', { method: 'POST', json: { token, password: PASSWORD } });
    const wen = bearer(joined.as(signedInReply).token);
    expect((await api('/api/member/profile', { headers: wen })).as(profileReply)).toMatchObject({
      staff_role: 'workshop',
      more_roles: ['finance'],
    });
  });
});

describe('a second person', () => {
  const choose = (api: TestApi, headers: Record<string, string>, asked: boolean, was: boolean) =>
    api('/api/admin/staff/second_person', { method: 'PUT', headers, json: { asked, was } });

  test('is needed only if another person has the role, and the owner has not switched it off', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const me = await idOf(db, 'admin@shop.example');
    expect(await needsSecondPerson(db, 'reviewer', me)).toBe(false);

    await newStaff(api, db, 'reviewer');
    expect(await needsSecondPerson(db, 'reviewer', me)).toBe(true);
    expect(await needsSecondPerson(db, 'finance', me)).toBe(false);

    expect((await choose(api, headers, false, true)).as(staffReply).second_person).toBe(false);
    expect(await needsSecondPerson(db, 'reviewer', me)).toBe(false);
    const [logged] = await db.select().from(staffChange).orderBy(desc(staffChange.change_id)).limit(1);
    expect(logged).toMatchObject({ subject_id: 'second_person', before: { asked: true }, after: { asked: false } });
  });

  test('is chosen by one admin at a time', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    await choose(api, headers, false, true);

    expect((await choose(api, headers, false, true)).code).toBe('conflict');
  });
});
