import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { cartReply } from '../cart.contract.ts';
import { cart } from './cart.tables.ts';

/** A visitor with two prints of one work in the cart: in oak, and in a larger size. */
async function openShop(db: Db, api: TestApi) {
  await openWorkIndex(db);
  const item_id = await hangWork(db, await addArtist(db, 'Lin'), 'Poppies');
  const [small, large, third] = (await api(`/api/shop/${item_id}`)).as(shopWorkReply).sizes;
  const poppies = { item_id, size_id: small?.size_id ?? 0, frame_id: 2 };
  const larger = { ...poppies, size_id: large?.size_id ?? 0 };
  const lines = [
    { ...poppies, nums: 1 },
    { ...larger, nums: 4 },
  ];
  const { token } = (await api('/api/cart', { method: 'POST', json: lines })).as(cartReply);
  return { poppies, larger, third: { ...poppies, size_id: third?.size_id ?? 0 }, headers: { cart: token } };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db, api }, use) => use(await openShop(db, api)),
});

const change = (api: TestApi, { headers }: { headers: Record<string, string> }, json: unknown) =>
  api('/api/cart/line', { method: 'PUT', json, headers });
const restore = (api: TestApi, { headers }: { headers: Record<string, string> }, json: unknown) =>
  api('/api/cart/restore', { method: 'POST', json, headers });
const bare = (reply: Awaited<ReturnType<TestApi>>) =>
  reply.as(cartReply).list.map(({ item_id, size_id, frame_id, nums }) => ({ item_id, size_id, frame_id, nums }));

describe('one line of a cart', () => {
  test('gets another number, and the others stay', async ({ api, shop }) => {
    const reply = await change(api, shop, { ...shop.poppies, to: { nums: 7 } });

    expect(bare(reply)).toEqual([
      { ...shop.poppies, nums: 7 },
      { ...shop.larger, nums: 4 },
    ]);
    expect(reply.body).not.toHaveProperty('showMessage');
  });

  test('gets another size or frame in its place, with the price of that print', async ({ api, shop }) => {
    const before = (await api('/api/cart', { headers: shop.headers })).as(cartReply).list;
    const reply = await change(api, shop, { ...shop.poppies, to: { size_id: shop.third.size_id, frame_id: 3 } });

    expect(bare(reply)).toEqual([
      { ...shop.third, frame_id: 3, nums: 1 },
      { ...shop.larger, nums: 4 },
    ]);
    const [line, other] = reply.as(cartReply).list;
    expect(line?.price?.NTD).toBeGreaterThan(before[0]?.price?.NTD ?? 0);
    expect(line).not.toHaveProperty('was');
    expect(other).toEqual(before[1]);
  });

  test('merges with a line of the same print, up to 99', async ({ api, shop }) => {
    const { size_id } = shop.larger;
    expect(bare(await change(api, shop, { ...shop.poppies, to: { size_id, nums: 2 } }))).toEqual([
      { ...shop.larger, nums: 6 },
    ]);
    await restore(api, shop, { lines: [{ ...shop.poppies, nums: 98, at: 0 }], without: [] });
    expect(bare(await change(api, shop, { ...shop.poppies, to: { size_id } }))).toEqual([{ ...shop.larger, nums: 99 }]);
  });

  test('changed twice, because the browser lost the first answer, is changed once', async ({ api, shop }) => {
    const once = { ...shop.poppies, to: { size_id: shop.third.size_id } };
    const first = bare(await change(api, shop, once));

    expect(bare(await change(api, shop, once))).toEqual(first);
  });

  test('that another tab has removed is not changed, and no cart is created for it', async ({ api, db, shop }) => {
    const { item_id, size_id, frame_id } = shop.poppies;
    await api(`/api/cart/${item_id}?size_id=${size_id}&frame_id=${frame_id}`, {
      method: 'DELETE',
      headers: shop.headers,
    });

    const gone = await change(api, shop, { ...shop.poppies, to: { nums: 3 } });
    expect([gone.status, gone.code]).toEqual([409, 'cart_changed']);
    expect(gone.body).toMatchObject({ message: 'Your cart has changed in the meantime. Please check it again.' });
    expect((await change(api, { headers: {} }, { ...shop.poppies, to: { nums: 3 } })).code).toBe('cart_changed');
    expect(await db.select().from(cart)).toHaveLength(1);
  });

  test('keeps the price it was added at while only its number changes', async ({ api, db, shop }) => {
    const [before] = (await api('/api/cart', { headers: shop.headers })).as(cartReply).list;
    await db.execute(sql`update size set price = '{"NTD":9990,"USD":33000}' where size_id = ${shop.poppies.size_id}`);

    const [line] = (await change(api, shop, { ...shop.poppies, to: { nums: 2 } })).as(cartReply).list;

    expect(line).toMatchObject({ nums: 2, was: before?.price });
  });

  test('that is no longer for sale can shrink, but not grow or merge with another', async ({ api, db, shop }) => {
    await db.execute(sql`update size set enabled = false where size_id = ${shop.larger.size_id}`);

    expect((await change(api, shop, { ...shop.larger, to: { nums: 5 } })).code).toBe('cart_item_unavailable');
    expect((await change(api, shop, { ...shop.poppies, to: { size_id: shop.larger.size_id } })).code).toBe(
      'cart_item_unavailable',
    );
    expect(bare(await change(api, shop, { ...shop.larger, to: { nums: 2 } }))[1]?.nums).toBe(2);
  });

  test.for([
    { nums: 0 },
    { nums: 100 },
    { nums: '2' },
    { nums: null },
    { size_id: 0 },
    { frame_id: 2.5 },
    { item_id: 3 },
    null,
    'x',
  ])('is not changed to %j', async (to, { api, shop }) => {
    const reply = await change(api, shop, { ...shop.poppies, to });

    expect([reply.status, reply.code]).toEqual([422, 'validation']);
    expect(bare(await api('/api/cart', { headers: shop.headers }))).toHaveLength(2);
  });
});

describe('an undone change', () => {
  test('returns a removed line to its place', async ({ api, shop }) => {
    const { item_id, size_id, frame_id } = shop.poppies;
    await api(`/api/cart/${item_id}?size_id=${size_id}&frame_id=${frame_id}`, {
      method: 'DELETE',
      headers: shop.headers,
    });
    const reply = await restore(api, shop, { lines: [{ ...shop.poppies, nums: 1, at: 0 }], without: [] });

    expect(bare(reply)).toEqual([
      { ...shop.poppies, nums: 1 },
      { ...shop.larger, nums: 4 },
    ]);
  });

  test('separates two merged lines, and leaves what another tab added', async ({ api, shop }) => {
    await change(api, shop, { ...shop.poppies, to: { size_id: shop.larger.size_id } });
    await api('/api/cart', { method: 'PUT', json: { ...shop.third, nums: 1 }, headers: shop.headers });
    const lines = [
      { ...shop.poppies, nums: 1, at: 0 },
      { ...shop.larger, nums: 4, at: 1 },
    ];

    expect(bare(await restore(api, shop, { lines, without: [shop.larger] }))).toEqual([
      { ...shop.poppies, nums: 1 },
      { ...shop.larger, nums: 4 },
      { ...shop.third, nums: 1 },
    ]);
  });

  test('is refused if a print is no longer for sale', async ({ api, db, shop }) => {
    await change(api, shop, { ...shop.poppies, to: { size_id: shop.third.size_id } });
    await db.execute(sql`update size set enabled = false where size_id = ${shop.poppies.size_id}`);

    const reply = await restore(api, shop, { lines: [{ ...shop.poppies, nums: 1, at: 0 }], without: [shop.third] });

    expect(reply.code).toBe('cart_item_unavailable');
    expect(bare(await api('/api/cart', { headers: shop.headers }))[0]).toEqual({ ...shop.third, nums: 1 });
  });
});

describe('a work of exhibition stores', () => {
  const say = async (api: TestApi, item_id: number, lang: string) => {
    const json = { item_id, size_id: 1, frame_id: 2, nums: 1 };
    const [size] = (await api(`/api/shop/${item_id}`)).as(shopWorkReply).sizes;
    const reply = await api('/api/cart', {
      method: 'PUT',
      json: { ...json, size_id: size?.size_id ?? 0 },
      headers: { lang },
    });
    expect(reply.code).toBe('cart_item_unavailable');
    return (reply.body as { message: string }).message;
  };

  test('is refused with where to see it and whom to ask, in every language', async ({ api, db, shop }) => {
    const { item_id } = shop.poppies;
    const where = JSON.stringify({ en: 'Cornice in Puli', 'zh-Hant': '框境埔里店', 'zh-Hans': '框境埔里店' });
    await db.execute(sql`update item set sale_mode = 'exhibition', exhibition_where = ${where}::jsonb`);

    expect(await say(api, item_id, 'en')).toBe(
      'This work is sold only in our exhibition stores: Cornice in Puli. You can see it there. Please contact customer service to buy it.',
    );
    expect(await say(api, item_id, 'zh-Hant')).toBe(
      '此作品僅於限定展售門市販售：框境埔里店。您可前往觀賞；如需購買，請聯絡客服。',
    );
    expect(await say(api, item_id, 'zh-Hans')).toBe(
      '此作品仅在限定展售门店出售：框境埔里店。您可前往观赏；如需购买，请联系客服。',
    );
  });

  test('lists its open stores if nobody wrote more, and reads well without any place', async ({ api, db, shop }) => {
    const { item_id } = shop.poppies;
    const name = (en: string) => JSON.stringify({ en, 'zh-Hant': en, 'zh-Hans': en });
    await db.execute(sql`update item set sale_mode = 'exhibition', exhibition_where = null`);
    expect(await say(api, item_id, 'en')).toBe(
      'This work is sold only in our exhibition stores. Please contact customer service to find out where you can see it.',
    );
    await db.execute(sql`with opened as (insert into exhibition_store (name, address, hours, phone, map_url, closed)
      values (${name('Puli')}, ${name('')}, ${name('')}, '', '', false), (${name('Tainan')}, ${name('')}, ${name('')}, '', '', false),
        (${name('Closed')}, ${name('')}, ${name('')}, '', '', true) returning store_id)
      insert into item_store (item_id, store_id) select ${item_id}, store_id from opened`);
    expect(await say(api, item_id, 'en')).toContain('our exhibition stores: Puli, Tainan.');
    expect(await say(api, item_id, 'zh-Hant')).toContain('：Puli、Tainan。');
  });
});
