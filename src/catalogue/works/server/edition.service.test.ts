import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { countSales, releaseEditions, reserveEditions } from './edition.service.ts';
import { addArtist, hangWork, openWorkIndex } from './testing-works.ts';
import { recordHistory } from './work-history.service.ts';
import { item } from './works.tables.ts';

async function hangEdition(db: Db, edition_size: number) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  return { artist, item_id: await hangWork(db, artist, 'Edition', { sale_mode: 'edition', edition_size }) };
}

const soldOf = async (db: Db, itemId: number) =>
  (await db.select().from(item).where(eq(item.item_id, itemId)))[0]?.edition_sold;

test('numbers are given in order, per work and not per line', async ({ db }) => {
  const { item_id } = await hangEdition(db, 5);

  const first = await reserveEditions(db, [
    { item_id, nums: 1 },
    { item_id, nums: 2 },
  ]);
  const second = await reserveEditions(db, [{ item_id, nums: 1 }]);

  expect([first.get(item_id), second.get(item_id)]).toEqual([[1, 2, 3], [4]]);
  expect(await soldOf(db, item_id)).toBe(4);
});

test('an order above the remaining edition is refused as a whole', async ({ db }) => {
  const { artist, item_id } = await hangEdition(db, 2);
  const other = await hangWork(db, artist, 'Other', { sale_mode: 'edition', edition_size: 9 });

  const tooMany = db.transaction((tx) =>
    reserveEditions(tx, [
      { item_id: other, nums: 1 },
      { item_id, nums: 3 },
    ]),
  );

  await expect(tooMany).rejects.toThrow('sold_out');
  expect([await soldOf(db, item_id), await soldOf(db, other)]).toEqual([0, 0]);
});

test('a returned number is sold next, and no number is ever sold twice', async ({ db }) => {
  const { item_id } = await hangEdition(db, 4);
  await reserveEditions(db, [{ item_id, nums: 3 }]);

  await releaseEditions(db, [
    { item_id, numbers: [2] },
    { item_id, numbers: [] },
  ]);
  const again = await reserveEditions(db, [{ item_id, nums: 2 }]);

  expect(again.get(item_id)).toEqual([2, 4]);
  await expect(db.transaction((tx) => reserveEditions(tx, [{ item_id, nums: 1 }]))).rejects.toThrow('sold_out');
});

test('an edition with earlier sales continues after them', async ({ db }) => {
  const { item_id } = await hangEdition(db, 10);
  await recordHistory(db, item_id, { views: 0, collectors: 0, sales: 7, edition_sold: 7 });

  const numbers = await reserveEditions(db, [{ item_id, nums: 2 }]);

  expect(numbers.get(item_id)).toEqual([8, 9]);
});

test('sales are counted for every work that was paid for', async ({ db }) => {
  const { artist, item_id } = await hangEdition(db, 5);
  const other = await hangWork(db, artist, 'Other');

  await countSales(db, [
    { item_id, nums: 2 },
    { item_id: other, nums: 1 },
    { item_id, nums: 1 },
  ]);

  const sales = await db.select({ item_id: item.item_id, sales: item.sales }).from(item);
  expect(new Map(sales.map((row) => [row.item_id, row.sales]))).toEqual(
    new Map([
      [item_id, 3],
      [other, 1],
    ]),
  );
});
