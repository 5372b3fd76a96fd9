import { sql } from 'drizzle-orm';
import pino from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, vi } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shopWorkReply } from '../works.contract.ts';
import { addArtist, hangWork, openWorkIndex } from './testing-works.ts';
import { countView, flushViews, MOST_OF_WORK, writingViews } from './work-view.service.ts';
import { itemView, viewKey } from './works.tables.ts';

async function hangOne(db: Db): Promise<number> {
  await openWorkIndex(db);
  return hangWork(db, await addArtist(db, 'Lin'), 'Ridge');
}

const look = (api: TestApi, id: number | string, address = '203.0.113.7', userAgent = 'Firefox') =>
  api(`/api/shop/${id}/view`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
  });
const viewsOf = async (api: TestApi, id: number) => (await api(`/api/shop/${id}`)).as(shopWorkReply).item.views;

describe('a network', () => {
  test.override({ config: { trustProxy: 1 } });

  test('counts once a day, regardless of its browsers’ headers and of how views are written', async ({ api, db }) => {
    const id = await hangOne(db);
    for (let browser = 0; browser < 30; browser++) await look(api, id, '203.0.113.7', `Browser/${browser}`);
    await flushViews(db);
    await look(api, id, '203.0.113.99');
    await look(api, id, '2001:db8:1:2::7');
    await look(api, id, '2001:db8:1:2:ffff::8');
    await flushViews(db);

    expect(await viewsOf(api, id)).toBe(2);
  });
});

test('a work counts a limited number of views a day', async ({ api, db }) => {
  const id = await hangOne(db);
  const day = shopDay(new Date());
  const seen = sql`select ${id}::int, ${day}::date, visitor from generate_series(2, ${MOST_OF_WORK}) as visitor`;
  await db.execute(sql`insert into item_view (item_id, day, visitor) ${seen}`);
  for (const network of ['198.51.100.0/24', '203.0.113.0/24']) {
    countView(db, { item_id: id, network });
    await flushViews(db);
  }

  expect(await viewsOf(api, id)).toBe(1);
  expect(await db.$count(itemView)).toBe(MOST_OF_WORK);
});

test('the same network counts again the next day in Taipei, under another hash', async ({ api, db }) => {
  const id = await hangOne(db);
  const visit = { item_id: id, network: '203.0.113.0/24' };
  countView(db, visit, new Date('2026-11-14T15:59:00Z'));
  countView(db, visit, new Date('2026-11-14T16:01:00Z'));
  await flushViews(db);
  const rows = await db.select().from(itemView).orderBy(itemView.day);

  expect(await viewsOf(api, id)).toBe(2);
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15']);
  expect(rows[0]?.visitor).not.toBe(rows[1]?.visitor);
});

test('keys and rows of past days are deleted', async ({ db }) => {
  const id = await hangOne(db);
  for (const day of ['2026-11-10', '2026-11-13', '2026-11-14']) {
    countView(db, { item_id: id, network: '203.0.113.0/24' }, new Date(`${day}T04:00:00Z`));
    await flushViews(db);
  }
  const keys = await db.select({ day: viewKey.day }).from(viewKey).orderBy(viewKey.day);

  const rows = await db.select({ day: itemView.day }).from(itemView).orderBy(itemView.day);

  expect([keys, rows].map((remaining) => remaining.map(({ day }) => day))).toEqual([
    ['2026-11-13', '2026-11-14'],
    ['2026-11-13', '2026-11-14'],
  ]);
});

test('a view causes no query, and unknown works are not counted', async ({ api, db }) => {
  const id = await hangOne(db);
  const queries = vi.spyOn(db._.session, 'prepareQuery');
  expect((await look(api, id)).body).toEqual({ code: 'success' });
  expect((await look(api, 99_999)).status).toBe(200);
  expect((await look(api, 'abc')).status).toBe(404);
  expect(queries).not.toHaveBeenCalled();
  await flushViews(db);

  expect(await db.select().from(itemView)).toHaveLength(1);
});

test('collected views are written on shutdown', async ({ api, db, workerDatabase: { listen } }) => {
  const id = await hangOne(db);
  const options = { log: pino({ level: 'silent' }), registry: new Registry() };
  const runner = await startRunner({ db, listen }, [{ ...writingViews(db), after: 3_600_000 }], options);
  await look(api, id);
  await runner.stop();

  expect(await viewsOf(api, id)).toBe(1);
});
