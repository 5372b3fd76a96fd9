import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { completeReply } from '../complete.contract.ts';

/** Upright prints, whose smallest is about 30 × 40 cm. */
const UPRIGHT = { original_w_px: 6000, original_h_px: 9000 };

async function hangShop(db: Db) {
  await openWorkIndex(db);
  const [lin, mori, aoki] = await Promise.all(['Lin', 'Mori', 'Aoki'].map((name) => addArtist(db, name)));
  if (!lin || !mori || !aoki) throw new Error('no artist');
  return {
    ridge: await hangWork(db, lin, 'Ridge', { ...UPRIGHT, colours: ['blue', 'grey'], subjects: ['mountain', 'mist'] }),
    lake: await hangWork(db, mori, 'Lake', { ...UPRIGHT, colours: ['blue', 'grey'], subjects: ['mist', 'lake'] }),
    tide: await hangWork(db, mori, 'Tide', {
      original_w_px: 9000,
      original_h_px: 6000,
      colours: ['blue'],
      subjects: ['sea'],
    }),
    poppy: await hangWork(db, aoki, 'Poppy', { ...UPRIGHT, colours: ['red'], subjects: ['flower'] }),
    shown: await hangWork(db, aoki, 'Shown', {
      ...UPRIGHT,
      colours: ['blue', 'grey'],
      subjects: ['mountain', 'mist'],
      sale_mode: 'exhibition',
      exhibition_where: { en: 'Taipei', 'zh-Hant': '臺北', 'zh-Hans': '台北' },
    }),
  };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof hangShop>> }>({
  shop: async ({ db }, use) => use(await hangShop(db)),
});

const ask = async (api: TestApi, query: Record<string, string | number>) =>
  api(`/api/wall/complete?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`);
const titles = async (api: TestApi, query: Record<string, string | number>) =>
  (await ask(api, query)).as(completeReply).list.map(({ item }) => item.title);

describe('works that complete a wall', () => {
  test('share its subjects and colours first, are for sale here, and say why', async ({ api, shop }) => {
    const { list } = (await ask(api, { items: shop.ridge, w_mm: 2000, h_mm: 1200 })).as(completeReply);

    expect(list.map(({ item }) => item.title)).toEqual(['Lake', 'Tide', 'Poppy']);
    expect(list[0]).toMatchObject({ colours: ['grey', 'blue'], subject_like: shop.ridge, orientation: 'portrait' });
    expect(list[1]).not.toHaveProperty('subject_like');
    expect(list[1]).not.toHaveProperty('orientation');
    expect(list[2]?.colours).toEqual([]);
  });

  test('leave out those on the wall, and prints larger than the gap', async ({ api, shop }) => {
    expect(await titles(api, { items: `${shop.ridge}_${shop.lake}`, w_mm: 2000, h_mm: 1200 })).toEqual([
      'Tide',
      'Poppy',
    ]);
    expect(await titles(api, { items: shop.ridge, w_mm: 100, h_mm: 1200 })).toEqual([]);
  });

  test('cost no more than the budget', async ({ api, shop }) => {
    const dear = { items: shop.ridge, w_mm: 2000, h_mm: 1200, currency: 'NTD' };

    expect(await titles(api, { ...dear, budget: 1 })).toEqual([]);
    expect(await titles(api, { ...dear, budget: 90_000 })).toHaveLength(3);
  });

  test('need works and a gap that exist', async ({ api, shop }) => {
    const invalid: Record<string, string | number>[] = [
      { items: 'x', w_mm: 100, h_mm: 100 },
      { items: shop.ridge, w_mm: 0, h_mm: 100 },
      { items: Array.from({ length: 13 }, () => '1').join('_'), w_mm: 100, h_mm: 100 },
      { items: '9999999999', w_mm: 100, h_mm: 100 },
    ];
    for (const query of invalid) {
      expect((await ask(api, query)).status).toBe(422);
    }
    expect((await ask(api, { items: '999999', w_mm: 900, h_mm: 900 })).as(completeReply).list.length).toBeGreaterThan(
      0,
    );
  });
});
