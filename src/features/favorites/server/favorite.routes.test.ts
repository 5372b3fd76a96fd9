import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as apiTest, type TestApi } from '#api/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { addArtist, hangWork, openCatalog } from '#features/catalog/server/testing-works.ts';
import { bearer, newMember, person, tryLogin } from '#features/members/server/testing-members.ts';

async function openShop(db: Db) {
  await openCatalog(db);
  return { poppies: await hangWork(db, await addArtist(db, 'Lin'), 'Poppies') };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db }, use) => use(await openShop(db)),
});

const collect = (api: TestApi, id: number, token = '') =>
  api(`/api/favorite/${id}`, { method: 'PUT', headers: { cart: token } });
const collectorsOf = async (db: Db) =>
  (await db.execute<{ collectors: number }>(sql`select collectors from item`)).rows[0]?.collectors;
const titles = (body: { list: { item: { title: string } }[] }) => body.list.map(({ item }) => item.title);

test('a visitor collects a work and finds it again by the cart token', async ({ api, shop }) => {
  const { token } = (await collect(api, shop.poppies)).body;

  expect(titles((await api('/api/favorite', { headers: { cart: token } })).body)).toEqual(['Poppies']);
  expect((await api('/api/favorite')).body).toEqual({ code: 'success', token: '', list: [] });
});

test('collecting twice is collecting once, and the work counts its collectors', async ({ api, shop, db }) => {
  const { token } = (await collect(api, shop.poppies)).body;
  await collect(api, shop.poppies, token);
  expect(await collectorsOf(db)).toBe(1);

  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  expect(await collectorsOf(db)).toBe(0);
});

test('a collected work keeps its price of then', async ({ api, shop, db }) => {
  const { token, list } = (await collect(api, shop.poppies)).body;
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const [kept] = (await api('/api/favorite', { headers: { cart: token } })).body.list;

  expect(kept.price_then).toEqual(list[0].price_then);
  expect(kept.item.price_from.NTD).toBe(kept.price_then.NTD + 500);
});

test('a work that was let go can be taken back with its price and day of then', async ({ api, shop, db }) => {
  const { token, list } = (await collect(api, shop.poppies)).body;
  const headers = { cart: token };
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers });
  expect((await api('/api/favorite', { headers })).body.list).toEqual([]);
  const restored = await api(`/api/favorite/${shop.poppies}/restore`, { method: 'POST', headers });

  expect(restored.body.list[0]).toMatchObject({ price_then: list[0].price_then, added_at: list[0].added_at });
  expect(await collectorsOf(db)).toBe(1);
});

test('a work that is collected anew has its price of now', async ({ api, shop, db }) => {
  const { token, list } = (await collect(api, shop.poppies)).body;
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const again = (await collect(api, shop.poppies, token)).body;

  expect(again.list[0].price_then.NTD).toBe(list[0].price_then.NTD + 500);
  expect(await collectorsOf(db)).toBe(1);
});

test('nobody takes back what they never collected, nor what somebody else let go', async ({ api, shop }) => {
  const { token } = (await collect(api, shop.poppies)).body;
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  const restore = (headers = {}) => api(`/api/favorite/${shop.poppies}/restore`, { method: 'POST', headers });

  expect((await restore()).status).toBe(404);
  expect((await restore({ cart: 'x'.repeat(43) })).status).toBe(404);
});

test('a collected work that can no longer be bought stays, and says why', async ({ api, shop, db }) => {
  const { token } = (await collect(api, shop.poppies)).body;
  const read = async () => (await api('/api/favorite', { headers: { cart: token } })).body.list[0].unavailable;
  expect(await read()).toBeUndefined();

  await db.execute(sql`update item set sale_mode = 'edition', edition_size = 5, edition_sold = 5`);
  expect(await read()).toBe('sold_out');
  await db.execute(sql`update item set status = 'offline', stage = 'removed'`);
  expect(await read()).toBe('offline');
});

test('what a visitor collects is the member’s after signing in, at the price of then', async ({ api, shop, db }) => {
  const home = await newMember(api, db, person.email);
  const visitor = (await collect(api, shop.poppies)).body;
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const { token, cart_token } = (await tryLogin(api, {}, { cart: visitor.token })).body;

  const mine = (await api('/api/favorite', { headers: { ...bearer(token), cart: cart_token } })).body.list;
  expect(mine).toMatchObject([{ price_then: visitor.list[0].price_then, added_at: visitor.list[0].added_at }]);
  expect(titles((await api('/api/favorite', { headers: { ...home.headers, cart: home.cart } })).body)).toEqual([
    'Poppies',
  ]);
  expect((await api('/api/favorite', { headers: { cart: visitor.token } })).body.list).toEqual([]);
  expect(await collectorsOf(db)).toBe(1);
});

test('what a member let go comes back when a visitor on the same device collected it anew', async ({
  api,
  shop,
  db,
}) => {
  const home = await newMember(api, db, person.email);
  const headers = { ...home.headers, cart: home.cart };
  await api(`/api/favorite/${shop.poppies}`, { method: 'PUT', headers });
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers });
  const visitor = (await collect(api, shop.poppies)).body;

  await tryLogin(api, {}, { cart: visitor.token });

  expect(titles((await api('/api/favorite', { headers })).body)).toEqual(['Poppies']);
  expect(await collectorsOf(db)).toBe(1);
});

test('a work that does not exist cannot be collected', async ({ api }) => {
  expect((await collect(api, 999_999)).status).toBe(404);
  expect((await api('/api/favorite/abc', { method: 'PUT' })).status).toBe(422);
});
