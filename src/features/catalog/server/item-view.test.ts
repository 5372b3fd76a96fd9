import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, vi } from 'vitest';
import { type TestApi, test } from '#api/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { itemReply } from '../catalog.contract.ts';
import { itemView, viewKey } from './catalog.tables.ts';
import { countView, flushViews, writingViews } from './item-view.service.ts';
import { addArtist, hangWork, openCatalog } from './testing-works.ts';

async function hangOne(db: Db): Promise<number> {
  await openCatalog(db);
  return hangWork(db, await addArtist(db, 'Lin'), 'Ridge');
}

const look = (api: TestApi, id: number | string, userAgent: string) =>
  api(`/api/shop/${id}/view`, { method: 'POST', headers: { 'user-agent': userAgent } });
const viewsOf = async (api: TestApi, id: number) => (await api(`/api/shop/${id}`)).as(itemReply).item.views;

test('a visitor counts once a day, however often they look and however the views are written', async ({ api, db }) => {
  const id = await hangOne(db);
  await look(api, id, 'Firefox');
  await look(api, id, 'Firefox');
  await flushViews(db);
  await look(api, id, 'Firefox');
  await look(api, id, 'Safari');
  await flushViews(db);

  expect(await viewsOf(api, id)).toBe(2);
});

test('the same visitor counts again the next day in Taipei, under another hash', async ({ api, db }) => {
  const id = await hangOne(db);
  const visit = { item_id: id, address: '203.0.113.7', userAgent: 'Firefox' };
  countView(db, visit, new Date('2026-11-14T15:59:00Z'));
  countView(db, visit, new Date('2026-11-14T16:01:00Z'));
  await flushViews(db);
  const rows = await db.select().from(itemView).orderBy(itemView.day);

  expect(await viewsOf(api, id)).toBe(2);
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15']);
  expect(rows[0]?.visitor).not.toBe(rows[1]?.visitor);
});

test('keys of days gone by are thrown away', async ({ db }) => {
  const id = await hangOne(db);
  for (const day of ['2026-11-10', '2026-11-13', '2026-11-14']) {
    countView(db, { item_id: id, address: '203.0.113.7', userAgent: 'Firefox' }, new Date(`${day}T04:00:00Z`));
    await flushViews(db);
  }
  const keys = await db.select({ day: viewKey.day }).from(viewKey).orderBy(viewKey.day);

  expect(keys.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14']);
});

test('looking asks nothing of the database, and nobody counts at works that are not there', async ({ api, db }) => {
  const id = await hangOne(db);
  const asked = vi.spyOn(db._.session, 'prepareQuery');
  expect((await look(api, id, 'Firefox')).body).toEqual({ code: 'success' });
  expect((await look(api, 99_999, 'Firefox')).status).toBe(200);
  expect((await look(api, 'abc', 'Firefox')).status).toBe(404);
  expect(asked).not.toHaveBeenCalled();
  await flushViews(db);

  expect(await db.select().from(itemView)).toHaveLength(1);
});

test('what was gathered is written when the shop closes', async ({ api, db, workerDatabase: { listen } }) => {
  const id = await hangOne(db);
  const options = { log: pino({ level: 'silent' }), registry: new Registry() };
  const runner = await startRunner({ db, listen }, [{ ...writingViews(db), after: 3_600_000 }], options);
  await look(api, id, 'Firefox');
  await runner.stop();

  expect(await viewsOf(api, id)).toBe(1);
});
