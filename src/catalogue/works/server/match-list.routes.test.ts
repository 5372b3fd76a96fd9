import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { COLOURS, type Colour } from '#ground/pictures/colours.ts';
import { shopReply } from '../works.contract.ts';
import { addArtist, hangWork, openWorkIndex } from './testing-works.ts';

const test = apiTest.extend<{ shop: undefined }>({
  shop: async ({ db }, use) => {
    await openWorkIndex(db);
    const lin = await addArtist(db, 'Lin');
    const works: [string, Colour[]][] = [
      ['Deep sea', ['blue', 'grey']],
      ['Shore', ['blue', 'orange']],
      ['Lagoon', ['teal', 'white']],
      ['Dunes', ['orange', 'brown']],
      ['Snow', ['white']],
    ];
    for (const [title, colours] of works) await hangWork(db, lin, title, { colours });
    await use(undefined);
  },
});

const read = async (api: TestApi, query: string) => (await api(`/api/shop?${query}`)).as(shopReply);
const titles = async (api: TestApi, query: string) =>
  (await read(api, query)).list.map(({ title }) => title).toSorted();

describe('the list of works that go with a room', () => {
  test('follows the harmony', async ({ api, shop: _shop }) => {
    const expected: [string, string[]][] = [
      ['tone-blue', ['Deep sea']],
      ['analogous-blue', ['Lagoon']],
      ['complementary-blue', ['Dunes', 'Shore']],
      ['neutral-blue', ['Deep sea']],
      ['tone-white', ['Snow']],
      ['neutral-white', ['Deep sea', 'Lagoon']],
      ['complementary-grey_white', ['Deep sea', 'Dunes', 'Lagoon', 'Shore']],
    ];
    for (const [match, works] of expected) expect(await titles(api, `match=${match}`), match).toEqual(works);
  });

  test('is narrowed by other filters, and its counts know the match', async ({ api, shop: _shop }) => {
    expect(await titles(api, 'match=complementary-blue&colour=brown')).toEqual(['Dunes']);
    const { facets } = await read(api, 'match=complementary-blue');
    const counts = facets.colour.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]);

    expect(Object.fromEntries(counts)).toEqual({ brown: 1, orange: 2, blue: 1 });
  });

  test('offers to drop the match if nothing is left', async ({ api, shop: _shop }) => {
    const { total, relax } = await read(api, 'match=tone-purple&colour=teal');

    expect(total).toBe(0);
    expect(relax).toEqual([{ filter: 'match', count: 1 }]);
  });

  test('has an answer for every colour', async ({ api, shop: _shop }) => {
    for (const colour of COLOURS) expect((await api(`/api/shop?match=neutral-${colour}`)).status).toBe(200);
  });

  test('needs no more statements than any list', async ({ api, db, shop: _shop }) => {
    await api('/api/shop');
    const plain = await countQueries(db, () => api('/api/shop?sort=popular'));
    const matched = await countQueries(db, () => api('/api/shop?match=complementary-blue'));

    expect([plain > 0, matched]).toEqual([true, plain]);
  });

  test('is refused in any other spelling, so that few answers are cached', async ({ api, shop: _shop }) => {
    for (const match of ['blue', 'tone-blue_grey', 'tone-mauve', 'tone-blue_blue', `tone-${'blue_'.repeat(20)}`])
      expect((await api(`/api/shop?match=${match}`)).status, match).toBe(422);
  });
});
