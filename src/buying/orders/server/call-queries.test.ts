import { expect, vi } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { cartReply } from '#catalogue/cart/cart.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { test as orderTest, requestFor, sendOrder } from './testing-orders.ts';

/** On a committed database, as in a running shop, so that caches work. */
const test = orderTest.extend<{ db: Db }>({ db: async ({ database }, use) => use(database.db) });

/** How many statements a call sends the second time; a higher number here makes the call slower for everyone. */
async function queriesOf(db: Db, call: () => Promise<unknown>): Promise<number> {
  // Cached values are valid for a second, and a busy machine may take longer.
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    await call();
    return await countQueries(db, call);
  } finally {
    vi.useRealTimers();
  }
}

test('public pages take few statements', async ({ api, db, shop: { poppies, artist } }) => {
  const ask = (path: string) => queriesOf(db, async () => expect((await api(`/api/${path}`)).status).toBe(200));

  expect({
    home: await ask('home'),
    list: await ask('shop'),
    product: await ask(`shop/${poppies.item_id}`),
    search: await ask('search?keyword=poppies'),
    directory: await ask('artist'),
    artist: await ask(`artist/${artist}`),
    initial: await ask('initial'),
  }).toEqual({ home: 6, list: 1, product: 2, search: 3, directory: 2, artist: 3, initial: 1 });
});

test('a line is added to a cart, changed and restored with four statements each, by a visitor and by a member', async ({
  api,
  db,
  shop,
}) => {
  const { poppies, buyer } = shop;
  const add = (headers: Record<string, string>) => () => api('/api/cart', { method: 'PUT', json: poppies, headers });
  const { token } = (await add({})()).as(cartReply);

  expect(await queriesOf(db, add({ cart: token }))).toBe(4);
  expect(await queriesOf(db, add(buyer.headers))).toBe(4);
  const { nums: _nums, ...print } = poppies;
  const line = { ...print, to: { nums: 3 } };
  expect(
    await queriesOf(db, () => api('/api/cart/line', { method: 'PUT', json: line, headers: { cart: token } })),
  ).toBe(4);
  const restore = { lines: [{ ...poppies, at: 0 }], without: [{ ...print, frame_id: 3 }] };
  expect(
    await queriesOf(db, () => api('/api/cart/restore', { method: 'POST', json: restore, headers: { cart: token } })),
  ).toBe(4);
  expect(await queriesOf(db, () => api('/api/cart', { headers: { cart: token } }))).toBe(3);
});

test('adding and ordering a print takes the expected number of statements', async ({ api, db, shop }) => {
  const { poppies, buyer } = shop;
  const addAndOrder = async (orderer: TestApi) => {
    await orderer('/api/cart', { method: 'PUT', json: poppies, headers: buyer.headers });
    expect((await sendOrder(orderer, buyer, requestFor(buyer, [poppies]))).status).toBe(200);
  };

  expect(await queriesOf(db, () => addAndOrder(api))).toBe(16);
});
