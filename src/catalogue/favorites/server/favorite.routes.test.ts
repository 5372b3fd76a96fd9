import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { signedInReply } from '#people/members/member.contract.ts';
import { bearer, newMember, tryLogin } from '#people/members/server/testing-members.ts';
import { person } from '#people/members/server/testing-people.ts';
import { type Favorite, favoriteReply } from '../favorite.contract.ts';

async function openShop(db: Db) {
  await openWorkIndex(db);
  return { poppies: await hangWork(db, await addArtist(db, 'Lin'), 'Poppies') };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db }, use) => use(await openShop(db)),
});

const send = (api: TestApi, id: number | string, token = '') =>
  api(`/api/favorite/${id}`, { method: 'PUT', headers: { cart: token } });
const collect = async (api: TestApi, id: number, token?: string) => (await send(api, id, token)).as(favoriteReply);
const collected = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/favorite', { headers })).as(favoriteReply).list;
const collectorsOf = async (db: Db) =>
  (await db.execute<{ collectors: number }>(sql`select collectors from item`)).rows[0]?.collectors;
const titles = (list: readonly Favorite[]) => list.map(({ item }) => item.title);

test('a visitor collects a work and finds it again with the cart token', async ({ api, shop }) => {
  const { token } = await collect(api, shop.poppies);

  expect(titles(await collected(api, { cart: token }))).toEqual(['Poppies']);
  expect((await api('/api/favorite')).body).toEqual({ code: 'success', token: '', list: [] });
});

test('collecting twice counts once, and the work counts its collectors', async ({ api, shop, db }) => {
  const home = await newMember(api, db, person.email);
  const headers = { ...home.headers, cart: home.cart };
  const put = () => api(`/api/favorite/${shop.poppies}`, { method: 'PUT', headers });
  await put();
  await put();
  expect(await collectorsOf(db)).toBe(1);

  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers });
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers });
  expect(await collectorsOf(db)).toBe(0);
  await api(`/api/favorite/${shop.poppies}/restore`, { method: 'POST', headers });
  expect(await collectorsOf(db)).toBe(1);
});

test('visitors do not count as collectors, with any number of carts', async ({ api, shop, db }) => {
  await db.execute(sql`update item set collectors = 1`);
  for (let cart = 0; cart < 5; cart++) {
    const headers = { cart: (await collect(api, shop.poppies)).token };
    const path = `/api/favorite/${shop.poppies}`;
    await api(path, { method: 'DELETE', headers });
    expect(await collectorsOf(db)).toBe(1);
    await api(`${path}/restore`, { method: 'POST', headers });
    expect(await collectorsOf(db)).toBe(1);
  }
});

test('a favourite shows its price at the time it was collected', async ({ api, shop, db }) => {
  const { token, list } = await collect(api, shop.poppies);
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const [entry] = await collected(api, { cart: token });

  const then = list[0]?.price_then.NTD ?? 0;
  expect(entry).toMatchObject({ price_then: { NTD: then }, item: { price_from: { NTD: then + 500 } } });
});

test('a removed favourite can be restored with its former price and day', async ({ api, shop, db }) => {
  const { token, list } = await collect(api, shop.poppies);
  const headers = { cart: token };
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers });
  expect(await collected(api, headers)).toEqual([]);
  const restored = await api(`/api/favorite/${shop.poppies}/restore`, { method: 'POST', headers });

  const { price_then, added_at } = list[0] ?? {};
  expect(restored.as(favoriteReply).list).toMatchObject([{ price_then, added_at }]);
});

test('a work collected again after removal has its current price', async ({ api, shop, db }) => {
  const { token, list } = await collect(api, shop.poppies);
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const again = await collect(api, shop.poppies, token);

  expect(again.list[0]?.price_then.NTD).toBe((list[0]?.price_then.NTD ?? 0) + 500);
});

test('a favourite can be restored only by the person who removed it', async ({ api, shop }) => {
  const { token } = await collect(api, shop.poppies);
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers: { cart: token } });
  const restore = (headers = {}) => api(`/api/favorite/${shop.poppies}/restore`, { method: 'POST', headers });

  expect((await restore()).status).toBe(404);
  expect((await restore({ cart: 'x'.repeat(43) })).status).toBe(404);
});

test('a favourite that is no longer for sale stays, and says why', async ({ api, shop, db }) => {
  const { token } = await collect(api, shop.poppies);
  const read = async () => (await collected(api, { cart: token }))[0]?.unavailable;
  expect(await read()).toBeUndefined();

  await db.execute(sql`update item set sale_mode = 'edition', edition_size = 5, edition_sold = 5`);
  expect(await read()).toBe('sold_out');
  await db.execute(sql`update item set status = 'offline', stage = 'removed'`);
  expect(await read()).toBe('offline');
});

test('a visitor’s favourites become the member’s after signing in, with their former prices', async ({
  api,
  shop,
  db,
}) => {
  const home = await newMember(api, db, person.email);
  const visitor = await collect(api, shop.poppies);
  await db.execute(sql`update item set price_from_ntd = price_from_ntd + 500`);

  const { token, cart_token } = (await tryLogin(api, {}, { cart: visitor.token })).as(signedInReply);

  const mine = await collected(api, { ...bearer(token), cart: cart_token });
  const { price_then, added_at } = visitor.list[0] ?? {};
  expect(mine).toMatchObject([{ price_then, added_at }]);
  expect(titles(await collected(api, { ...home.headers, cart: home.cart }))).toEqual(['Poppies']);
  expect(await collected(api, { cart: visitor.token })).toEqual([]);
  expect(await collectorsOf(db)).toBe(1);
});

test('a work that both a member and the visitor on their device collect has one collector', async ({
  api,
  shop,
  db,
}) => {
  const home = await newMember(api, db, person.email);
  await api(`/api/favorite/${shop.poppies}`, { method: 'PUT', headers: { ...home.headers, cart: home.cart } });
  const visitor = await collect(api, shop.poppies);

  await tryLogin(api, {}, { cart: visitor.token });

  expect(await collectorsOf(db)).toBe(1);
});

test('a favourite that a member removed returns if the visitor on the same device collected it again', async ({
  api,
  shop,
  db,
}) => {
  const home = await newMember(api, db, person.email);
  const headers = { ...home.headers, cart: home.cart };
  await api(`/api/favorite/${shop.poppies}`, { method: 'PUT', headers });
  await api(`/api/favorite/${shop.poppies}`, { method: 'DELETE', headers });
  const visitor = await collect(api, shop.poppies);

  await tryLogin(api, {}, { cart: visitor.token });

  expect(titles(await collected(api, headers))).toEqual(['Poppies']);
  expect(await collectorsOf(db)).toBe(1);
});

test('a work that does not exist cannot be collected', async ({ api }) => {
  expect((await send(api, 999_999)).status).toBe(404);
  expect((await send(api, 'abc')).status).toBe(404);
});
