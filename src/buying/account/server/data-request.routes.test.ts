import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { openOrderShop, order } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { todayReply } from '#desk/admin/admin.contract.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { PASSWORD, person } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { post } from '#people/threads/server/testing-files.ts';
import { shopDay } from '#shared/shop-time.ts';
import { exportedReply, requestsReply } from '../data-request.contract.ts';
import { memberReply } from '../member-desk.contract.ts';

type Headers = Record<string, string>;

const TODAY = shopDay(new Date());
const ask = (member_id: number, kind: string, more: object = {}) => ({
  member_id,
  kind,
  channel: 'phone',
  received_on: TODAY,
  note: 'Called from the number we know.',
  ...more,
});
const idOf = async (db: Db, email: string) =>
  (await db.execute<{ id: number }>(sql`select member_id as id from member where email = ${email}`)).rows[0]?.id ?? 0;
const listed = async (api: TestApi, headers: Headers, query = '') =>
  (await api(`/api/admin/request${query}`, { headers })).as(requestsReply);
const mails = async (db: Db) =>
  (await db.execute<{ kind: string; to: string; lang: string }>(sql`select kind, "to", lang from mail_outbox`)).rows;

async function asked(api: TestApi, db: Db, kind: string) {
  const support = await newStaff(api, db, 'support');
  const mei = await newMember(api, db, person.email);
  await db.execute(sql`update member set lang = 'zh-Hant', email_verified_at = now() where email = ${person.email}`);
  const id = await idOf(db, person.email);
  expect((await post(api, support.headers, '/api/admin/request', ask(id, kind))).status).toBe(200);
  const { list } = await listed(api, support.headers);
  const request = list[0]?.request_id ?? 0;
  const path = `/api/admin/request/${request}`;
  return { support: support.headers, mei, id, request, path };
}

describe('a request about personal data', () => {
  test('is stored with its due date, confirmed by mail, and listed on the day page', async ({ api, db }) => {
    const { support, id } = await asked(api, db, 'export');

    const { list, counts } = await listed(api, support);

    expect(counts).toEqual({ open: 1, closed: 0 });
    expect(list).toMatchObject([{ member_id: id, name: 'Mei Lin', kind: 'export', channel: 'phone', state: 'open' }]);
    const days = (Date.parse(list[0]?.due_at ?? '') - Date.parse(`${TODAY}T00:00:00+08:00`)) / 86_400_000;
    expect(Math.floor(days)).toBe(15);
    const { waiting } = (await api('/api/admin/today', { headers: support })).as(todayReply);
    expect(waiting).toContainEqual({ what: 'requests', count: 1, due: list[0]?.due_at, late: 0 });
    expect(await mails(db)).toContainEqual({ kind: 'data_request_received', to: person.email, lang: 'zh-Hant' });
  });

  test('is open once for each kind, is not dated in the future, and belongs to an existing member', async ({
    api,
    db,
  }) => {
    const { support, id } = await asked(api, db, 'export');
    const send = (json: object) => post(api, support, '/api/admin/request', json);

    expect((await send(ask(id, 'export'))).code).toBe('conflict');
    expect((await send(ask(id, 'deletion'))).status).toBe(200);
    expect(Object.keys((await send(ask(id, 'deletion', { received_on: '2999-01-01' }))).errors)).toEqual([
      'received_on',
    ]);
    expect((await send(ask(2_000_000_000, 'export'))).status).toBe(404);
  });

  test('for a copy leads the member to their account, or gives staff the file; both are logged', async ({
    api,
    db,
  }) => {
    const { support, id, path } = await asked(api, db, 'export');

    const sent = await post(api, support, `${path}/export`, { version: 1, by: 'mail' });
    const again = await post(api, support, `${path}/export`, { version: 1, by: 'download' });
    await post(api, support, `/api/admin/member/${id}/note`, { text: 'Kind.' });
    await post(api, support, '/api/admin/request', ask(id, 'export'));
    const next = (await listed(api, support)).list[0]?.request_id;
    const file = await post(api, support, `/api/admin/request/${next}/export`, { version: 1, by: 'download' });

    expect(sent.as(exportedReply).data).toBeNull();
    expect(again.code).toBe('conflict');
    expect(file.as(exportedReply).data).toMatchObject({ profile: { email: person.email }, notes: [{ text: 'Kind.' }] });
    expect(await mails(db)).toContainEqual({ kind: 'data_export_ready', to: person.email, lang: 'zh-Hant' });
    const { changes } = (await api(`/api/admin/member/${id}`, { headers: support })).as(memberReply).member;
    expect(changes.filter(({ action }) => action === 'export')).toHaveLength(2);
  });

  test('for a copy of a colleague’s data is carried out only by an admin', async ({ api, db }) => {
    const support = await newStaff(api, db, 'support');
    const admin = await newStaff(api, db, 'admin');
    const id = await idOf(db, 'admin@shop.example');
    await post(api, support.headers, '/api/admin/request', ask(id, 'export'));
    const request = (await listed(api, support.headers)).list[0]?.request_id;
    const exportData = (headers: Headers, by: string) =>
      post(api, headers, `/api/admin/request/${request}/export`, { version: 1, by });

    for (const by of ['mail', 'download']) expect((await exportData(support.headers, by)).code).toBe('forbidden');
    expect((await listed(api, support.headers)).counts).toEqual({ open: 1, closed: 0 });

    const { data } = (await exportData(admin.headers, 'download')).as(exportedReply);
    expect(data).toMatchObject({ profile: { email: 'admin@shop.example' } });
  });

  test('can be withdrawn', async ({ api, db }) => {
    const { support, path } = await asked(api, db, 'deletion');

    expect((await post(api, support, `${path}/withdraw`, { version: 7 })).code).toBe('conflict');
    expect((await post(api, support, `${path}/withdraw`, { version: 1 })).status).toBe(200);

    expect((await listed(api, support, '?state=closed')).list).toMatchObject([
      { state: 'withdrawn', closed_by: 'Mei Lin' },
    ]);
  });
});

describe('a requested deletion', () => {
  test('deletes the account, notifies the member, and leaves only a record of it', async ({ api, db }) => {
    const { support, mei, id, path } = await asked(api, db, 'deletion');
    await post(api, support, `/api/admin/member/${id}/note`, { text: 'Kind.' });
    const carryOut = (confirm: string) => post(api, support, `${path}/delete`, { version: 1, confirm });

    expect(Object.keys((await carryOut('somebody@example.com')).errors)).toEqual(['confirm']);
    expect((await carryOut(person.email)).status).toBe(200);

    expect((await api('/api/member/profile', { headers: mei.headers })).status).toBe(401);
    expect((await listed(api, support, '?state=closed')).list).toMatchObject([
      { state: 'done', note: '', name: null, member_id: id },
    ]);
    expect((await db.execute(sql`select 1 from member_note`)).rows).toEqual([]);
    expect((await mails(db)).filter(({ to }) => to === person.email)).toEqual([
      { kind: 'account_deleted', to: person.email, lang: 'zh-Hant' },
    ]);
  });

  test('is refused while an order is in progress, and for staff members', async ({ api, db }) => {
    const support = await newStaff(api, db, 'support');
    const { buyer, poppies } = await openOrderShop(db, api);
    await order(api, buyer, [poppies]);
    const { rows } = await db.execute<{ id: number; email: string }>(
      sql`select member_id as id, email from member where member_id = (select member_id from shop_order)`,
    );
    const finance = await newStaff(api, db, 'finance');
    const codes: string[] = [];
    for (const [id, email] of [
      [rows[0]?.id ?? 0, rows[0]?.email],
      [await idOf(db, 'finance@shop.example'), 'finance@shop.example'],
    ] as const) {
      await post(api, support.headers, '/api/admin/request', ask(id, 'deletion'));
      const request = (await listed(api, support.headers)).list.find(({ member_id }) => member_id === id);
      const json = { version: 1, confirm: email };
      codes.push((await post(api, support.headers, `/api/admin/request/${request?.request_id}/delete`, json)).code);
    }

    expect(codes).toEqual(['orders_moving', 'forbidden']);
    expect((await api('/api/member/profile', { headers: finance.headers })).status).toBe(200);
    expect((await listed(api, support.headers)).counts).toEqual({ open: 2, closed: 0 });
  });

  test('that the member does themselves closes their open requests', async ({ api, db }) => {
    const { support, mei, id } = await asked(api, db, 'deletion');
    await post(api, support, '/api/admin/request', ask(id, 'export'));

    await post(api, mei.headers, '/api/member/delete', { password: PASSWORD });

    const { list } = await listed(api, support, '?state=closed');
    expect(list.map(({ kind, state, closed_by, note }) => [kind, state, closed_by, note])).toEqual([
      ['export', 'withdrawn', null, ''],
      ['deletion', 'done', null, ''],
    ]);
  });
});
