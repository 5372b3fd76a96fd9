import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as apiTest, type TestApi } from '#api/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { addArtist, hangWork, openCatalog } from '#features/catalog/server/testing-works.ts';

async function openShop(db: Db) {
  await openCatalog(db);
  return { poppies: await hangWork(db, await addArtist(db, 'Lin'), 'Poppies') };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db }, use) => use(await openShop(db)),
});

const collect = (api: TestApi, id: number, token = '') =>
  api(`/api/favorite/${id}`, { method: 'PUT', headers: { cart: token } });
const titles = (body: { list: { item: { title: string } }[] }) => body.list.map(({ item }) => item.title);

test('a visitor collects a work and finds it again by the cart token', async ({ api, shop }) => {
  const { token } = (await collect(api, shop.poppies)).body;

  expect(titles((await api('/api/favorite', { headers: { cart: token } })).body)).toEqual(['Poppies']);
  expect((await api('/api/favorite')).body).toEqual({ code: 'success', token: '', list: [] });
});

test('collecting twice is collecting once, and the work counts its collectors', async ({ api, shop, db }) => {
  const { token } = (await collect(api, shop.poppies)).body;
  await collect(api, shop.poppies, token);
  const collectors = async () =>
    (await db.execute<{ collectors: number }>(sql`select collectors from item`)).rows[0]?.collectors;
  expect(await collectors()).toBe(1);

  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  expect(await collectors()).toBe(0);
});

test('a collected work keeps its price of then', async ({ api, shop, db }) => {
  const { token, list } = (await collect(api, shop.poppies)).body;
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const [kept] = (await api('/api/favorite', { headers: { cart: token } })).body.list;

  expect(kept.price_then).toEqual(list[0].price_then);
  expect(kept.item.price_from.NTD).toBe(kept.price_then.NTD + 500);
});

test('a work that does not exist cannot be collected', async ({ api }) => {
  expect((await collect(api, 999_999)).status).toBe(404);
  expect((await api('/api/favorite/abc', { method: 'PUT' })).status).toBe(422);
});
