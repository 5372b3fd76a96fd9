import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { openTwoShops, type Shops } from './testing-many-shops.ts';
import { type Buyer, firstPrint, newBuyers } from './testing-orders.ts';

const LONG = 10 * 60_000;
const ROUNDS = 20;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two tabs with one cart', { timeout: LONG }, () => {
  let shops: Shops;
  beforeAll(async () => {
    shops = await openTwoShops();
  }, LONG);
  afterAll(() => shops.close());

  test('lose no line when one changes a number and the other adds, changes and removes concurrently', async () => {
    const { db, ask } = shops;
    await openWorkIndex(db);
    const { smallest, next } = await firstPrint(db, await hangWork(db, await addArtist(db, 'Tabs'), 'Tabs'));
    const [buyer] = await newBuyers(db, 1);
    if (!buyer) throw new Error('nobody buys');
    const send = ({ headers }: Buyer, path: string, method: string, json?: unknown) =>
      ask(path, { method, headers, ...(json !== undefined && { json }) });
    const inFrame = (frame_id: number): CartLine => ({ ...smallest, frame_id, nums: 1 });
    const change = ({ nums: _nums, ...print }: CartLine, to: Partial<CartLine>) =>
      send(buyer, '/api/cart/line', 'PUT', { ...print, to });

    for (let round = 1; round <= ROUNDS; round++) {
      await send(buyer, '/api/cart', 'POST', [inFrame(1), inFrame(2), inFrame(3), { ...next, nums: 1 }]);

      const answers = await Promise.all([
        change(inFrame(1), { nums: 1 + round }),
        send(buyer, '/api/cart', 'PUT', inFrame(4)),
        change(inFrame(2), { size_id: next.size_id }),
        send(buyer, `/api/cart/${smallest.item_id}?size_id=${smallest.size_id}&frame_id=3`, 'DELETE'),
      ]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { list } = JSON.parse((await send(buyer, '/api/cart', 'GET')).text) as { list: CartLine[] };
      expect(list.map(({ size_id, frame_id, nums }) => `${size_id} ${frame_id} ${nums}`).sort()).toEqual(
        [`${smallest.size_id} 1 ${1 + round}`, `${smallest.size_id} 4 1`, `${next.size_id} 2 2`].sort(),
      );
    }
  });
});
