import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { textsOfLog } from '#ground/audit/log-search.rules.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { changesPage, peopleInLog } from '#ground/audit/server/audit-read.service.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';
import { changesReply } from '../admin.contract.ts';

/** `LIST_CHANGES=100000` is the long run; the suite uses fewer to stay quick. */
const MANY = Number(process.env.LIST_CHANGES || 10_000);

const search = async (api: TestApi, headers: Record<string, string>, query: Record<string, string>) =>
  (await api(`/api/admin/change?${new URLSearchParams(query)}`, { headers })).as(changesReply);

test('a change is found by what stood there before and after, in texts and amounts, not by the names of its facts', async ({
  api,
  db,
}) => {
  const { headers } = await newStaff(api, db, 'admin');
  const change = { staff_id: 0, action: 'edit' } as const;
  const price = (NTD: number, USD: number) => ({ sizes: [{ w_mm: 300, h_mm: 200, price: { NTD, USD } }] });
  await recordChange(db, {
    ...change,
    subject: 'artwork',
    subject_id: 7,
    before: price(2680, 9200),
    after: price(12680, 9350),
  });
  await recordChange(db, {
    ...change,
    subject: 'artist',
    subject_id: 8,
    before: { name: { en: 'Lin', 'zh-Hant': '林美山' } },
    after: { name: { en: 'Lin "the Oak"', 'zh-Hant': '林美海' } },
  });
  const found = async (keyword: string, more = {}) =>
    (await search(api, headers, { keyword, ...more })).list.map(({ subject_id }) => subject_id);

  expect(await found('NT$2,680')).toEqual(['7']);
  expect(await found('US$92')).toEqual(['7']);
  expect(await found('93.50')).toEqual(['7']);
  expect(await found('935')).toEqual(['7']);
  expect(await found('NT$680')).toEqual([]);
  expect(await found('"the oak')).toEqual(['8']);
  expect(await found('美山')).toEqual(['8']);
  expect(await found('山')).toEqual(['8']);
  expect(await found('zh-Hant')).toEqual([]);
  expect(await found('price')).toEqual([]);
  expect(await found('美海', { subject: 'artwork' })).toEqual([]);
  expect(await found('美海', { subject: 'artist', since: '2020-01-01' })).toEqual(['8']);
  expect(await found('美海', { until: '2020-01-01' })).toEqual([]);
});

test('a long log is searched by indexes and counted only as far as pages are turned', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');
  await writeRows(
    db,
    MANY,
    (from, to) => sql`insert into staff_change (staff_id, subject, subject_id, action, before, after)
    select n % 20, 'artwork', n::text, 'edit', jsonb_build_object('title', jsonb_build_object('en', 'Work ' || md5(n::text))),
      jsonb_build_object('price', jsonb_build_object('NTD', 100000 + n)) from generate_series(${from}::int, ${to}::int) n`,
  );
  await db.execute(sql`analyze staff_change`);
  const page = { limit: 30, offset: 0 };
  const planOf = async (keyword: string, staff: number[] = []) => {
    const wanted = changesPage(db, { about: { texts: textsOfLog(keyword), staff } }, page) as unknown as SQLWrapper;
    return JSON.stringify((await db.execute(sql`explain ${wanted.getSQL()}`)).rows);
  };

  for (const keyword of ['NT$104,711', '104711', 'ab12c', '山'])
    expect(await planOf(keyword), keyword).toContain('staff_change_pairs');
  expect(await planOf('ab12c', [7])).not.toContain('Seq Scan');
  expect(await peopleInLog(db)).toHaveLength(20);
  expect((await search(api, headers, { keyword: 'NT$104,711' })).list).toMatchObject([{ subject_id: '4711' }]);
  expect(await search(api, headers, { page: '9999' })).toMatchObject({ total: MOST_COUNTED, more: true, page: 34 });
});
