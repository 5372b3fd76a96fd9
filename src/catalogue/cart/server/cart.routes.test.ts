import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { cartItemsReply, cartReply, type PricedLine } from '../cart.contract.ts';
import { cart } from './cart.tables.ts';

/** A shop with one work for sale, and its first size in oak. */
async function openShop(db: Db, api: TestApi) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const item_id = await hangWork(db, artist, 'Poppies');
  const [small, large] = (await api(`/api/shop/${item_id}`)).as(shopWorkReply).sizes;
  const poppies = { item_id, size_id: small?.size_id ?? 0, frame_id: 2, nums: 1 };
  return { artist, poppies, larger: { ...poppies, size_id: large?.size_id ?? 0 } };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db, api }, use) => use(await openShop(db, api)),
});

const put = (api: TestApi, line: unknown, token = '') =>
  api('/api/cart', { method: 'PUT', json: line, headers: { cart: token } });
const read = async (api: TestApi, token: string) =>
  (await api('/api/cart', { headers: { cart: token } })).as(cartReply).list;
const lines = (list: readonly PricedLine[]) => list.map(({ price: _price, ...line }) => line);

describe('a visitor’s cart', () => {
  test('is empty and has no token until something is added', async ({ api }) => {
    expect((await api('/api/cart')).body).toEqual({ code: 'success', token: '', list: [] });
  });

  test('accepts a print, and answers with a token and a message', async ({ api, shop }) => {
    const { token, list, showMessage, message } = (await put(api, shop.poppies)).as(cartReply);

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(lines(list)).toEqual([shop.poppies]);
    expect(list[0]?.price?.NTD).toBeGreaterThan(0);
    expect([showMessage, message]).toEqual([true, 'Added to your cart.']);
    expect(await read(api, token)).toEqual(list);
  });

  test('is one of at most 600 per network and hour; existing carts can still be used', async ({ api, db, shop }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);
    await db.update(throttle).set({ count: 600 });

    const refused = await put(api, shop.poppies);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await db.select().from(cart)).toHaveLength(1);
    expect((await put(api, shop.poppies, token)).status).toBe(200);
  });

  test('increases the count of the same print and lists another size beside it', async ({ api, shop }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);
    await put(api, shop.poppies, token);

    const { list } = (await put(api, shop.larger, token)).as(cartReply);
    expect(lines(list)).toEqual([{ ...shop.poppies, nums: 2 }, shop.larger]);
  });

  test('is replaced as a whole', async ({ api, shop }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);

    const reply = await api('/api/cart', {
      method: 'POST',
      json: [shop.larger, shop.larger],
      headers: { cart: token },
    });

    expect(lines(reply.as(cartReply).list)).toEqual([{ ...shop.larger, nums: 2 }]);
  });

  test('removes one size, a work, or everything', async ({ api, shop }) => {
    const { token } = (await api('/api/cart', { method: 'POST', json: [shop.poppies, shop.larger] })).as(cartReply);
    const remove = async (path: string) =>
      lines((await api(path, { method: 'DELETE', headers: { cart: token } })).as(cartReply).list);
    const { item_id, size_id, frame_id } = shop.poppies;

    expect(await remove(`/api/cart/${item_id}?size_id=${size_id}&frame_id=${frame_id}`)).toEqual([shop.larger]);
    expect(await remove(`/api/cart/${item_id}`)).toEqual([]);
    await put(api, shop.poppies, token);
    expect(await remove('/api/cart')).toEqual([]);
  });

  test('shows the former price of a print, if that has changed', async ({ api, shop, db }) => {
    const { token, list } = (await put(api, shop.poppies)).as(cartReply);
    await db.execute(sql`update size set price = '{"NTD":9990,"USD":33000}' where size_id = ${shop.poppies.size_id}`);

    const [line] = await read(api, token);

    expect(line).toMatchObject({ was: list[0]?.price });
    expect(line?.price?.NTD).toBeGreaterThan(9990);
  });

  test('still shows it after other lines are changed', async ({ api, shop, db }) => {
    const { token, list } = (await put(api, shop.poppies)).as(cartReply);
    await db.execute(sql`update size set price = '{"NTD":9990,"USD":33000}' where size_id = ${shop.poppies.size_id}`);

    const reply = await api('/api/cart', {
      method: 'POST',
      json: [{ ...shop.poppies, nums: 2 }, shop.larger],
      headers: { cart: token },
    });

    const [changed, other] = reply.as(cartReply).list;
    expect(changed).toMatchObject({ was: list[0]?.price });
    expect(other).toEqual({ ...shop.larger, price: expect.anything() });
  });

  test('can be changed around a work that is no longer sold, which may stay but not grow', async ({
    api,
    shop,
    db,
  }) => {
    const { token } = (await put(api, { ...shop.poppies, nums: 2 })).as(cartReply);
    const other = await hangWork(db, shop.artist, 'Harbour');
    const [size] = (await api(`/api/shop/${other}`)).as(shopWorkReply).sizes;
    const harbour = { ...shop.poppies, item_id: other, size_id: size?.size_id ?? 0 };
    await db.execute(sql`update item set status = 'offline', stage = 'paused' where item_id = ${shop.poppies.item_id}`);
    const replace = (nums: number) =>
      api('/api/cart', { method: 'POST', json: [{ ...shop.poppies, nums }, harbour], headers: { cart: token } });

    expect((await replace(3)).code).toBe('cart_item_unavailable');
    expect((await replace(1)).as(cartReply).list).toMatchObject([{ nums: 1, unavailable: 'offline' }, harbour]);
    expect((await put(api, shop.poppies, token)).code).toBe('cart_item_unavailable');
  });

  test('says if only some of the prints, or none, fit', async ({ api, shop }) => {
    const first = (await put(api, { ...shop.poppies, nums: 98 })).as(cartReply);
    const partly = (await put(api, { ...shop.poppies, nums: 5 }, first.token)).as(cartReply);
    const full = (await put(api, shop.poppies, first.token)).as(cartReply);

    expect(first.message).toBe('Added to your cart.');
    expect(partly.message).toBe('Only 1 added: your cart now has 99 of this print, the most it can hold.');
    expect(full.message).toBe('Your cart already has 99 of this print, the most it can hold.');
  });

  test('holds at most 99 of a print and 100 lines', async ({ api, shop, db }) => {
    const { token } = (await put(api, { ...shop.poppies, nums: 98 })).as(cartReply);
    expect((await put(api, { ...shop.poppies, nums: 5 }, token)).as(cartReply).list[0]?.nums).toBe(99);
    const carts = await db.select().from(cart);
    const sizes = Array.from({ length: 99 }, (_, at) => ({ ...shop.poppies, size_id: 10_000 + at }));
    for (const { size_id } of sizes) {
      await db.execute(
        sql`insert into cart_line (cart_id, item_id, size_id, frame_id, nums, price, position)
            values (${carts[0]?.cart_id}, ${shop.poppies.item_id}, ${size_id}, 2, 1, '{"NTD":1,"USD":1}', 5)`,
      );
    }

    expect((await put(api, shop.larger, token)).code).toBe('cart_full');
  });

  test('still shows a work that went offline, marked', async ({ api, shop, db }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);
    await db.execute(sql`update item set status = 'offline', stage = 'paused' where item_id = ${shop.poppies.item_id}`);

    expect((await read(api, token))[0]?.unavailable).toBe('offline');
  });
});

describe('the choices for a line', () => {
  test('are every size and frame of each work, with the parts of their prices', async ({ api, shop }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);

    const reply = await api('/api/cart/item', { headers: { cart: token, lang: 'zh-Hant' } });
    const { list, frames } = reply.as(cartItemsReply);

    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      item_id: shop.poppies.item_id,
      title: 'Poppies（繁）',
      artist: { name: 'Lin（繁）' },
    });
    expect(list[0]?.sizes).toHaveLength(5);
    expect(list[0]?.sizes[0]).toMatchObject({ label: '40 × 26.7 公分', enabled: true });
    expect(frames).toHaveLength(14);
    expect(frames[1]).toMatchObject({ frame_id: 2, name: '橡木', enabled: true, price: { base: { NTD: 380 } } });
  });

  test('include works that went offline and the stock of an edition', async ({ api, shop, db }) => {
    const { item_id } = shop.poppies;
    const { token } = (await put(api, shop.poppies)).as(cartReply);
    await db.execute(
      sql`update item set sale_mode = 'edition', edition_size = 5, edition_sold = 3, status = 'offline', stage = 'paused'
          where item_id = ${item_id}`,
    );

    const { list } = (await api('/api/cart/item', { headers: { cart: token } })).as(cartItemsReply);

    expect(list).toMatchObject([{ item_id, title: 'Poppies', edition: { size: 5, left: 2 } }]);
  });

  test('are empty without a cart', async ({ api }) => {
    expect((await api('/api/cart/item')).body).toEqual({ code: 'success', list: [], frames: [] });
  });
});

describe('what a cart refuses', () => {
  test.for([0, -1, 1.5, '2', 1e3, 2147483648, 9e15, null, [1], true])('%j prints', async (nums, { api, shop }) => {
    const reply = await put(api, { ...shop.poppies, nums });

    expect([reply.status, reply.code]).toEqual([422, 'validation']);
    expect(Object.keys(reply.errors)).toEqual(['nums']);
  });

  test('an id that only looks like one', async ({ api, shop }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);
    const { item_id, size_id } = shop.poppies;
    const written = [`${item_id}e0`, `0x${item_id.toString(16)}`, `0${item_id}`, `%20${item_id}%0A`, `${item_id}%00`];
    const remove = (path: string) => api(`/api/cart/${path}`, { method: 'DELETE', headers: { cart: token } });

    for (const path of written) expect([path, (await remove(path)).status]).toEqual([path, 404]);
    expect((await remove(`${item_id}?size_id=0x${size_id.toString(16)}`)).status).toBe(422);
    expect(await read(api, token)).toHaveLength(1);
  });

  test('a size of another work, an unknown frame, and unknown fields', async ({ api, shop, db }) => {
    const other = await hangWork(db, shop.artist, 'Harbour');

    expect((await put(api, { ...shop.poppies, item_id: other })).code).toBe('cart_item_unavailable');
    expect((await put(api, { ...shop.poppies, frame_id: 999 })).code).toBe('cart_item_unavailable');
    expect((await put(api, { ...shop.poppies, price: 1 })).body).toMatchObject({
      code: 'validation',
      errors: { price: expect.any(String) },
    });
  });

  test('works of exhibition stores, works that are offline, and editions that are sold out', async ({
    api,
    shop,
    db,
  }) => {
    const { item_id } = shop.poppies;
    const states = [
      [sql`update item set sale_mode = 'exhibition' where item_id = ${item_id}`, 'cart_item_unavailable'],
      [
        sql`update item set sale_mode = 'edition', edition_size = 5, edition_sold = 5 where item_id = ${item_id}`,
        'sold_out',
      ],
      [sql`update item set status = 'offline', stage = 'removed' where item_id = ${item_id}`, 'cart_item_unavailable'],
    ] as const;
    for (const [change, code] of states) {
      await db.execute(change);
      expect((await put(api, shop.poppies)).code).toBe(code);
    }
  });

  test('part of a list: one bad line leaves the cart unchanged', async ({ api, shop }) => {
    const { token } = (await put(api, shop.poppies)).as(cartReply);

    const reply = await api('/api/cart', {
      method: 'POST',
      json: [shop.larger, { ...shop.larger, frame_id: 999 }],
      headers: { cart: token },
    });

    expect(reply.status).toBe(409);
    expect(lines(await read(api, token))).toEqual([shop.poppies]);
  });

  test('anything but JSON', async ({ api, shop }) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await api('/api/cart', { method: 'PUT', body: 'item_id=1', headers: form });
    expect([reply.status, reply.code]).toEqual([415, 'unsupported_media']);
    const broken = await api('/api/cart', {
      method: 'PUT',
      body: '{"item_id":',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.status, broken.code]).toEqual([422, 'validation']);
    expect(shop.poppies.nums).toBe(1);
  });
});

test('only the hash of a cart’s token is stored, and a cart of 61 days ago is gone', async ({ api, shop, db }) => {
  const { token } = (await put(api, shop.poppies)).as(cartReply);
  const [row] = await db.select().from(cart);
  expect(JSON.stringify(row)).not.toContain(token);

  await db.execute(sql`update cart set touched_at = now() - interval '61 days'`);
  expect((await api('/api/cart', { headers: { cart: token } })).body).toEqual({ code: 'success', token: '', list: [] });
});
