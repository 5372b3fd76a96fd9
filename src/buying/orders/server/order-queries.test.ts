import { expect } from 'vitest';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { fillCart, firstPrint, order, payAll, requestFor, sendOrder, test } from './testing-orders.ts';

/**
 * Includes the session, the throttle, the key, whether the shop is open, the delivery rates and the versions of the documents,
 * which staff may have just changed; a numbered edition adds its own. One order has its uniform invoice, which is a statement.
 */
const MOST = { order: 18, list: 4, one: 9 };

test('an order takes as many queries with six lines as with one', async ({ api, db, shop: { buyer, poppies } }) => {
  const artist = await addArtist(db, 'Wu');
  const six: CartLine[] = [];
  for (const title of ['Ridge', 'Coast', 'Fern', 'Mist', 'Ferry', 'Moon'])
    six.push((await firstPrint(db, await hangWork(db, artist, title))).smallest);
  // The first order of a shop creates the secret of all orders.
  await order(api, buyer, [poppies]);
  const counts = [];

  for (const lines of [[poppies], six]) {
    await fillCart(api, buyer, lines);
    const place = () => sendOrder(api, buyer, requestFor(buyer, lines), `key-for-${lines.length}-lines`);
    counts.push(await countQueries(db, place));
  }

  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBe(MOST.order);
});

test('lists and an order take the same few queries with any number of orders', async ({ api, db, shop }) => {
  const { buyer, poppies, larger } = shop;
  const ask = (path: string) => countQueries(db, () => api(`/api/order/${path}`, { headers: buyer.headers }));
  let code = await order(api, buyer, [poppies]);
  const few = { latest: await ask('latest'), history: await ask('history'), code: await ask(code) };

  for (let count = 0; count < 5; count++) {
    await payAll(db);
    code = await order(api, buyer, [poppies, larger]);
  }
  const many = { latest: await ask('latest'), history: await ask('history'), code: await ask(code) };

  expect(many).toEqual(few);
  expect(many.latest).toBeLessThanOrEqual(MOST.list);
  expect(many.history).toBeLessThanOrEqual(MOST.list);
  expect(many.code).toBeLessThanOrEqual(MOST.one);
});
