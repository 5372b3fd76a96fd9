import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { person } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { post } from '#people/threads/server/testing-files.ts';
import { memberReply } from '../member-desk.contract.ts';

type Headers = Record<string, string>;

const idOf = async (db: Db, email: string) =>
  (await db.execute<{ id: number }>(sql`select member_id as id from member where email = ${email}`)).rows[0]?.id ?? 0;
const read = async (api: TestApi, headers: Headers, id: number) =>
  (await api(`/api/admin/member/${id}`, { headers })).as(memberReply).member;

async function opened(api: TestApi, db: Db) {
  const support = await newStaff(api, db, 'support');
  const mei = await newMember(api, db, person.email);
  return { support: support.headers, mei, id: await idOf(db, person.email) };
}

describe('a member’s page', () => {
  test('has what support needs and nothing that could be used to sign in', async ({ api, db }) => {
    const { support, mei, id } = await opened(api, db);
    await post(api, mei.headers, '/api/message', { subject: 'A scratch', text: 'What now?' });

    const reply = await api(`/api/admin/member/${id}`, { headers: support });

    const { member } = reply.as(memberReply);
    expect(member).toMatchObject({
      profile: { uid: id, username: 'Mei Lin', email_verified: false },
      addresses: [{ city: '臺北市' }],
      orders: [],
      threads: [{ subject: 'A scratch', state: 'waiting', due_at: expect.any(String) }],
      devices: [{ is_this: false }],
    });
    expect(JSON.stringify(member)).not.toMatch(/hash|token|argon2/);
    expect(JSON.stringify(member)).not.toContain(mei.token);
  });

  test('is logged when opened, once a day for each reader', async ({ api, db }) => {
    const { support, id } = await opened(api, db);
    const admin = await newStaff(api, db, 'admin');

    for (const headers of [support, support, admin.headers]) await read(api, headers, id);

    const { rows } = await db.execute(sql`select action from staff_change where subject_id = ${String(id)}`);
    expect(rows).toEqual([{ action: 'look' }, { action: 'look' }]);
    expect((await read(api, support, id)).changes).toEqual([]);
  });

  test('is closed to other staff, and does not exist for a deleted member', async ({ api, db }) => {
    const { support, id } = await opened(api, db);
    for (const role of ['workshop', 'finance', 'editor', 'reviewer'] as const) {
      const { headers } = await newStaff(api, db, role);
      expect((await api(`/api/admin/member/${id}`, { headers })).status).toBe(403);
    }
    await db.execute(sql`update member set deleted_at = now() where member_id = ${id}`);

    expect((await api(`/api/admin/member/${id}`, { headers: support })).status).toBe(404);
    expect((await post(api, support, `/api/admin/member/${id}/note`, { text: 'Hello' })).status).toBe(404);
  });

  test('signs out all their devices, but only an admin can sign out staff', async ({ api, db }) => {
    const { support, mei, id } = await opened(api, db);
    const admin = await newStaff(api, db, 'admin');
    const colleague = await newStaff(api, db, 'finance');
    const financeId = await idOf(db, 'finance@shop.example');

    const ended = await post(api, support, `/api/admin/member/${id}/end_sessions`, {});

    expect(ended.as(memberReply).member).toMatchObject({ devices: [], changes: [{ action: 'end_sessions' }] });
    expect((await api('/api/member/profile', { headers: mei.headers })).status).toBe(401);
    expect((await post(api, support, `/api/admin/member/${financeId}/end_sessions`, {})).status).toBe(403);
    expect((await api('/api/member/profile', { headers: colleague.headers })).status).toBe(200);
    expect((await post(api, admin.headers, `/api/admin/member/${financeId}/end_sessions`, {})).status).toBe(200);
  });
});

describe('notes about a member', () => {
  test('are written, edited from the latest version, removed and restored', async ({ api, db }) => {
    const { support, id } = await opened(api, db);
    const path = `/api/admin/member/${id}/note`;
    const added = (await post(api, support, path, { text: 'Prefers the telephone.' })).as(memberReply).member;
    const note = added.notes[0]?.note_id;
    const edit = (text: string, version: number) =>
      api(`${path}/${note}`, { method: 'PUT', headers: support, json: { text, version } });

    const edited = (await edit('Prefers e-mail.', 1)).as(memberReply).member;
    const late = await edit('Prefers letters.', 1);
    const removed = (await api(`${path}/${note}`, { method: 'DELETE', headers: support })).as(memberReply).member;
    const back = (await post(api, support, `${path}/${note}/restore`, {})).as(memberReply).member;

    expect(edited.notes).toMatchObject([{ text: 'Prefers e-mail.', author: 'Mei Lin', version: 2 }]);
    expect(late.code).toBe('conflict');
    expect(removed.notes).toEqual([]);
    expect(back.notes).toMatchObject([{ text: 'Prefers e-mail.' }]);
    expect(back.changes.map(({ action }) => action)).toEqual(['note_restore', 'note_remove', 'note_edit', 'note_add']);
    expect(JSON.stringify(back.changes)).not.toContain('Prefers');
  });

  test('of one member are not found at another’s', async ({ api, db }) => {
    const { support, id } = await opened(api, db);
    await newMember(api, db, 'other@example.com');
    const other = await idOf(db, 'other@example.com');
    const { notes } = (await post(api, support, `/api/admin/member/${id}/note`, { text: 'Hers.' })).as(
      memberReply,
    ).member;

    const path = `/api/admin/member/${other}/note/${notes[0]?.note_id}`;
    expect((await api(path, { method: 'DELETE', headers: support })).status).toBe(404);
    expect((await api(path, { method: 'PUT', headers: support, json: { text: 'His.', version: 1 } })).status).toBe(404);
  });
});
