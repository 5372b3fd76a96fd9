import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { buyersIds } from '#buying/orders/server/order-member.service.ts';
import type { Db } from '#db/server/connect.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { membersMatching } from '#people/members/server/find-members.service.ts';
import { type MembersWanted, membersPage } from '#people/members/server/members-list.service.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { artist, gallery, person } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { membersReply } from '../member-desk.contract.ts';

/** `LIST_MEMBERS=100000` is the long run; the default keeps the suite fast. */
const MANY = Number(process.env.LIST_MEMBERS || 10_000);

const namesOf = async (api: TestApi, headers: Record<string, string>, query: string) =>
  (await api(`/api/admin/member?${query}`, { headers })).as(membersReply).list.map(({ name }) => name);

test('members are found by parts of names, mail, telephone and by their number', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'support');
  await newMember(api, db, 'anna@north.example', { ...person, firstname: 'Anna', lastname: 'Berg' });
  const chen = { ...person, firstname: '小明', lastname: '陳', mobile: { code: '886', number: '0987654321' } };
  await newMember(api, db, 'chen@south.example', chen);
  await newMember(api, db, 'hall@west.example', { ...gallery, firstname: 'Jo', lastname: 'Hall' });
  const find = (keyword: string) => namesOf(api, headers, `keyword=${encodeURIComponent(keyword)}`);
  const { rows } = await db.execute<{ member_id: number }>(sql`select member_id from member where lastname = 'Berg'`);

  expect(await find('nna be')).toEqual(['Anna Berg']);
  expect(await find('berganna')).toEqual(['Anna Berg']);
  expect(await find('NORTH.EX')).toEqual(['Anna Berg']);
  expect(await find(`#${rows[0]?.member_id}`)).toEqual(['Anna Berg']);
  expect(await find('陳')).toHaveLength(1);
  expect(await find('陳小明')).toHaveLength(1);
  expect(await find('明小')).toEqual([]);
  for (const phone of ['0987654321', '+886 987 654 321', '0987-654', '987654321'])
    expect([phone, (await find(phone)).length]).toEqual([phone, 1]);
  expect(await find('lin gallery')).toEqual(['Jo Hall']);
  expect(await find('%')).toEqual([]);
  expect((await find('a')).length).toBeGreaterThan(1);
});

test('members are narrowed by kind, proof, standing and orders, sorted, and read page by page', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'support');
  await newMember(api, db, 'mei@example.com', { ...artist, lastname: 'Adams' });
  await db.execute(sql`update member set email_verified_at = now() where email = 'mei@example.com'`);
  await db.execute(sql`insert into member (type, email, firstname, lastname, mobile, birthday, gender, lang)
    select 'basic', n || '@many.example', 'Many', 'Person ' || lpad(n::text, 3, '0'), '{"code":"886","number":"1"}', '1990-01-01',
      'neutral', 'en' from generate_series(1, 70) n`);
  const find = (query: string) => namesOf(api, headers, query);

  expect(await find('type=artist')).toEqual(['Mei Adams']);
  expect(await find('proved=yes')).toEqual(['Mei Adams']);
  expect(await find('standing=pending')).toEqual(['Mei Adams']);
  expect(await find('orders=yes')).toEqual([]);
  expect((await find('sort=name'))[0]).toBe('Mei Adams');
  for (const sort of ['newest', 'oldest', 'name']) {
    const seen: number[] = [];
    let next: number | null | undefined;
    do {
      const page = await api(`/api/admin/member?sort=${sort}${next ? `&after=${next}` : ''}`, { headers });
      const { list, next: after } = page.as(membersReply);
      seen.push(...list.map(({ member_id }) => member_id));
      next = after;
    } while (next);
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 72, 72]);
  }
  expect((await api('/api/admin/member?sort=shoe-size', { headers })).status).toBe(422);
});

async function fill(db: Db, count: number) {
  await writeRows(
    db,
    count,
    (
      from,
      to,
    ) => sql`insert into member (type, email, email_verified_at, firstname, lastname, mobile, birthday, gender, lang, created_at)
    select case when n % 500 = 0 then 'artist' else 'basic' end, to_hex(n * 7919) || '@example.com', now(),
      chr(19968 + n % 9000), chr(20000 + n % 7000), jsonb_build_object('code', '886', 'number', (900000000 + n)::text),
      '1990-01-01', 'neutral', 'en', now() - n * interval '1 minute' from generate_series(${from}::int, ${to}::int) n`,
  );
  await db.execute(sql`analyze member`);
}

test('searches, filters and sorts of many members go through indexes', async ({ db }) => {
  await fill(db, MANY);
  const planOf = async (wanted: SQLWrapper) => JSON.stringify((await db.execute(sql`explain ${wanted.getSQL()}`)).rows);
  const page = (query: MembersWanted) => planOf(membersPage(db, query, buyersIds(db)) as unknown as SQLWrapper);
  const matching = (keyword: string) => planOf(membersMatching(db, keyword) as unknown as SQLWrapper);

  const plans = {
    member_created: [await page({}), await page({ sort: 'oldest', after: MANY / 2 })],
    member_name: [await page({ sort: 'name' }), await page({ sort: 'name', after: MANY / 2 })],
    member_pairs: [
      await page({ keyword: '1eef@ex' }),
      await page({ keyword: '0900 012 345' }),
      await page({ keyword: '12345' }),
      await matching('1eef@ex'),
      await matching('林'),
      await matching('林美'),
    ],
  };

  const narrowed = [
    await page({ type: 'artist' }),
    await page({ standing: 'suspended' }),
    await page({ proved: 'no' }),
    await page({ sort: 'newest', after: MANY / 2 }),
  ];
  for (const plan of narrowed) expect(plan).not.toContain('Seq Scan on member');
  for (const [index, used] of Object.entries(plans))
    for (const plan of used) {
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan on member');
    }
}, 600_000);
