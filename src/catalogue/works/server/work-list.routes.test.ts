import { eq, sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { offeredFrames, unitPrice } from '#ground/framing/framing.rules.ts';
import { type FacetValue, listQuery, shopReply } from '../works.contract.ts';
import { readMouldings } from './frame.service.ts';
import { addArtist, hangWork, openWorkIndex } from './testing-works.ts';
import { recordHistory } from './work-history.service.ts';
import { workIndexChanged } from './work-index.load.ts';
import { listWorks } from './works.service.ts';
import { item, size } from './works.tables.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A small shop: six published works, two unpublished. */
async function hangShop(db: Db) {
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin');
  const mori = await addArtist(db, 'Mori');
  const works = {
    ridge: await hangWork(db, lin, 'Ridge', { colours: ['blue', 'grey'], online_at: day(1) }),
    tide: await hangWork(db, mori, 'Tide', {
      category: 'sea',
      original_w_px: 12000,
      original_h_px: 4000,
      colours: ['blue', 'white'],
      online_at: day(2),
    }),
    pine: await hangWork(db, mori, 'Pine', {
      original_w_px: 6000,
      original_h_px: 9000,
      colours: ['green'],
      online_at: day(3),
    }),
    night: await hangWork(db, lin, 'Night', {
      category: 'city',
      original_w_px: 9000,
      original_h_px: 9000,
      colours: ['black', 'orange'],
      sale_mode: 'edition',
      edition_size: 20,
      online_at: day(4),
    }),
    snow: await hangWork(db, lin, 'Snow', {
      original_w_px: 2400,
      original_h_px: 1600,
      colours: ['white'],
      online_at: day(5),
    }),
    scroll: await hangWork(db, mori, 'Scroll', {
      original_w_px: 3000,
      original_h_px: 9000,
      colours: ['grey'],
      sale_mode: 'exhibition',
      exhibition_where: { en: 'Taipei', 'zh-Hant': '臺北', 'zh-Hans': '台北' },
      online_at: day(6),
    }),
    draft: await hangWork(db, lin, 'Draft', { status: 'offline', stage: 'draft' }),
    paused: await hangWork(db, lin, 'Paused', { status: 'offline', stage: 'paused' }),
  };
  await recordHistory(db, works.pine, { views: 900, collectors: 40, sales: 9, edition_sold: 0 });
  await recordHistory(db, works.tide, { views: 1200, collectors: 2, sales: 0, edition_sold: 0 });
  await recordHistory(db, works.night, { views: 3, collectors: 0, sales: 5, edition_sold: 5 });
  return { lin, mori, works };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof hangShop>> }>({
  shop: async ({ db }, use) => use(await hangShop(db)),
});

const read = async (api: TestApi, query: string) => (await api(`/api/shop?${query}`)).as(shopReply);
const titles = async (api: TestApi, query: string) => (await read(api, query)).list.map(({ title }) => title);

const counts = (values: readonly FacetValue[]) =>
  Object.fromEntries(values.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]));

describe('the list of works', () => {
  test('shows online works, newest first, and every filter narrows it', async ({ api, shop }) => {
    const all = ['Scroll', 'Snow', 'Night', 'Pine', 'Tide', 'Ridge'];
    const expected: [string, string[]][] = [
      ['', all],
      ['sort=new', all],
      ['category=sea', ['Tide']],
      ['category=sea,city', ['Night', 'Tide']],
      ['category=sea&category=city', ['Night', 'Tide']],
      [`artist=${shop.mori}`, ['Scroll', 'Pine', 'Tide']],
      ['orientation=landscape', ['Snow', 'Ridge']],
      ['orientation=square,portrait', ['Night', 'Pine']],
      ['orientation=panoramic', ['Scroll', 'Tide']],
      ['colour=blue', ['Tide', 'Ridge']],
      ['colour=green,white', ['Snow', 'Pine', 'Tide']],
      ['size=xl', ['Scroll', 'Pine', 'Tide', 'Ridge']],
      ['size=s', ['Scroll', 'Snow', 'Night', 'Pine', 'Tide', 'Ridge']],
      ['fits=41.5x28', ['Snow', 'Tide', 'Ridge']],
      ['fits=28x41', ['Scroll', 'Pine']],
      ['fits=5x5', []],
      [`colour=blue&category=landscape&artist=${shop.lin}`, ['Ridge']],
    ];
    for (const [query, works] of expected) expect(await titles(api, query), query).toEqual(works);
  });

  test('can be sorted by popularity and by price either way', async ({ api, shop }) => {
    expect(shop.lin).toBeGreaterThan(0);
    expect((await titles(api, 'sort=popular')).slice(0, 3)).toEqual(['Pine', 'Tide', 'Night']);
    const { list } = await read(api, 'sort=price&currency=USD');
    const prices = list.map(({ price_from }) => price_from.USD);

    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(await titles(api, 'sort=-price&currency=USD')).toEqual(
      (await titles(api, 'sort=price&currency=USD')).reverse(),
    );
  });

  test('can be narrowed by price in either currency, ends included', async ({ api, shop }) => {
    const { list, facets } = await read(api, '');
    const night = list.find(({ item_id }) => item_id === shop.works.night)?.price_from ?? { NTD: 0, USD: 0 };

    expect(await titles(api, `price_min=${night.NTD}&price_max=${night.NTD}`)).toContain('Night');
    expect(await titles(api, `price_max=${night.NTD - 1}`)).not.toContain('Night');
    expect(await titles(api, `currency=USD&price_max=${night.USD - 1}`)).not.toContain('Night');
    expect(facets.price.min).toBe(Math.min(...list.map(({ price_from }) => price_from.NTD)));
    expect(await titles(api, 'price_min=9000&price_max=10')).toEqual([]);
  });

  test('finds a work in every band of its sizes and frames', async ({ api, db, shop }) => {
    const frames = await readMouldings(db);
    const sizes = await db.select().from(size).where(eq(size.item_id, shop.works.night));
    const offers = sizes
      .filter(({ enabled }) => enabled)
      .flatMap((one) => offeredFrames(one, frames).map((frame) => unitPrice(one, frame, 'NTD')));

    for (const price of offers)
      expect(await titles(api, `price_min=${price}&price_max=${price}`), String(price)).toContain('Night');
    const dearest = Math.max(...offers);
    expect(await titles(api, `price_min=${dearest + 1}`)).not.toContain('Night');
    expect((await read(api, '')).facets.price.max).toBeGreaterThanOrEqual(dearest);
  });

  test('counts for every choice how many works it would show, ignoring its own facet', async ({ api, shop }) => {
    const { facets, total } = await read(api, `colour=blue&artist=${shop.lin}`);

    expect(total).toBe(1);
    expect(counts(facets.colour)).toEqual({ black: 1, grey: 1, white: 1, orange: 1, blue: 1 });
    expect(counts(facets.artist)).toEqual({ [shop.lin]: 1, [shop.mori]: 1 });
    expect(counts(facets.category)).toEqual({ landscape: 1 });
    expect(facets.category.map(({ name }) => name)).toEqual(['Landscape', 'Sea', 'City']);
    expect(facets.artist.find(({ code }) => code === String(shop.mori))?.name).toBe('Mori');
  });

  test('is in the visitor’s language', async ({ api, shop }) => {
    const reply = await api('/api/shop?category=sea', { headers: { lang: 'zh-Hant' } });
    const { list, facets } = reply.as(shopReply);

    expect(list[0]?.title).toBe('Tide（繁）');
    expect(list[0]?.artist).toEqual({ artist_id: shop.mori, name: 'Mori（繁）' });
    expect(facets.category[1]?.name).toBe('Sea（繁）');
    expect(reply.headers.get('vary')).toContain('lang');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('is not sent again to a browser that has it', async ({ api, shop }) => {
    const etag = (await api('/api/shop')).headers.get('etag') ?? '';

    expect((await api('/api/shop', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await api('/api/shop', { headers: { 'if-none-match': etag, lang: 'zh-Hans' } })).status).toBe(200);
    expect(shop.works.ridge).toBeGreaterThan(0);
  });

  test('suggests filters to drop when nothing matches, the most effective first', async ({ api, shop }) => {
    const found = await read(api, `category=sea&colour=green&artist=${shop.mori}`);

    expect(found).toMatchObject({ list: [], total: 0, pages: 0 });
    expect(found.relax).toEqual([
      { filter: 'category', count: 1 },
      { filter: 'colour', count: 1 },
    ]);
    expect((await read(api, 'category=sea')).relax).toEqual([]);
  });

  test('is empty, without an error, for an unknown category or artist', async ({ api, shop }) => {
    for (const query of ['category=unknown', 'artist=99999', `category=x&artist=${shop.lin}`]) {
      expect((await read(api, query)).total, query).toBe(0);
    }
    for (const query of ['category=%00', 'artist=99999999999', 'artist=1e1', 'artist=0x1', 'keyword=%00', 'page=1e0'])
      expect((await api(`/api/shop?${query}`)).status, query).toBe(422);
    expect((await read(api, 'category=unknown')).relax).toEqual([{ filter: 'category', count: 6 }]);
  });

  test('shows staff changes immediately', async ({ api, db, shop }) => {
    expect(await titles(api, 'category=city')).toEqual(['Night']);
    await hangWork(db, shop.lin, 'Night', { status: 'offline', stage: 'paused' });
    await hangWork(db, shop.lin, 'Dawn', { category: 'city' });

    expect(await titles(api, 'category=city')).toEqual(['Dawn']);
  });

  test('never shows a work that has just gone offline, even before the index knows', async ({ api, db, shop }) => {
    expect(await titles(api, '')).toHaveLength(6);
    await db.update(item).set({ status: 'offline', stage: 'removed' });

    expect(await titles(api, '')).toEqual([]);
    expect(shop.works.ridge).toBeGreaterThan(0);
  });
});

test('a keyword narrows the list to the search results', async ({ db, shop }) => {
  const list = (keyword: string, found: number[] | undefined) =>
    listWorks(db, 'en', listQuery.parse({ keyword, colour: 'blue' }), async () => found);

  expect((await list('tide', [shop.works.tide, shop.works.night, 99_999])).list.map(({ title }) => title)).toEqual([
    'Tide',
  ]);
  expect((await list('xyz', [])).relax).toEqual([{ filter: 'keyword', count: 2 }]);
  expect((await list('…', undefined)).total).toBe(2);
});

test('a change by another process is visible after its notice', async ({ api, db, shop }) => {
  expect(await titles(api, 'category=city')).toEqual(['Night']);
  await db.update(item).set({ category: 'city', updated_at: sql`now()` }).where(eq(item.item_id, shop.works.tide));
  await db.update(item).set({ artist_id: shop.mori, updated_at: sql`now()` }).where(eq(item.item_id, shop.works.night));
  workIndexChanged(db);

  expect(await titles(api, 'category=city')).toEqual(['Night', 'Tide']);
  expect(await titles(api, `category=city&artist=${shop.mori}&sort=price`)).toHaveLength(2);
});

test('a page has 24 works and the next continues after it', async ({ api, db, shop }) => {
  for (let number = 0; number < 24; number++) await hangWork(db, shop.lin, `Study ${number}`, { online_at: day(20) });
  const first = await read(api, 'page=1');
  const second = await read(api, 'page=2');

  expect(first).toMatchObject({ total: 30, page: 1, pages: 2 });
  expect([first.list.length, second.list.length]).toEqual([24, 6]);
  expect(new Set([...first.list, ...second.list].map(({ item_id }) => item_id)).size).toBe(30);
  expect((await api('/api/shop?page=3')).body).toMatchObject({ list: [], total: 30, page: 3 });
});

test('every list takes two queries', async ({ api, db, shop }) => {
  await api('/api/shop');
  const queries = vi.spyOn(db._.session, 'prepareQuery');
  for (const query of ['', `artist=${shop.lin}&colour=blue`, 'fits=100x100&sort=-price&currency=USD', 'colour=pink']) {
    queries.mockClear();
    await api(`/api/shop?${query}`);
    expect(queries.mock.calls.length, query).toBeLessThanOrEqual(2);
  }
});

const refused = [
  'price_min=-1',
  'price_max=abc',
  'price_min=1.5',
  'sort=cheapest',
  'sort=price;drop',
  'page=0',
  'page=401',
  'page=one',
  'colour=ultraviolet',
  'orientation=sideways',
  'size=xxl',
  'fits=wide',
  'fits=100',
  'fits=-5x20',
  'currency=EUR',
  'artist=lin',
  'artist=-4',
  `keyword=${'a'.repeat(10_000)}`,
  `category=${'a'.repeat(41)}`,
  `category=${Array.from({ length: 21 }, (_, at) => at).join(',')}`,
];

test.for(refused)('%s is refused in the envelope', async (query, { api }) => {
  const { status, code, errors } = await api(`/api/shop?${query}`);

  expect([status, code]).toEqual([422, 'validation']);
  expect(Object.keys(errors)).toHaveLength(1);
});
