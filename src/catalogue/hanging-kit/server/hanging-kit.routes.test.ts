import { expect } from 'vitest';
import { test as apiTest } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { wallKit } from './hanging-kit.service.ts';

const OAK = 2;
const BARE = 1;

async function hangShop(db: Db) {
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin');
  return { ridge: await hangWork(db, lin, 'Ridge'), mist: await hangWork(db, lin, 'Mist') };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof hangShop>> }>({
  shop: async ({ db }, use) => use(await hangShop(db)),
});

/** The smallest size of a work. */
async function smallest(db: Db, item_id: number): Promise<number> {
  const { rows } = await db.execute<{ size_id: number }>(
    `select size_id from size where item_id = ${item_id} order by w_mm limit 1`,
  );
  return rows[0]?.size_id ?? 0;
}

const reader = { lang: 'en', paper: 'a4', address: '203.0.113.7' } as const;

test('the kit of a wall has its works, where the address hangs them', async ({ db, shop: { ridge, mist } }) => {
  const works = `${ridge}.${await smallest(db, ridge)}.${OAK}.-300.1500_${mist}.${await smallest(db, mist)}.${OAK}.300.1500`;

  const { draw } = await wallKit(db, { room: 'living', works }, reader);

  const { pages } = await readPdf(await draw());
  const plan = pages[0]?.join('\n') ?? '';
  expect(plan).toContain('Ridge');
  expect(plan).toContain('Mist');
  // 400 × 267 in oak is 428 × 295 outside: its top edge is 147.5 mm above its centre.
  expect(plan).toContain('164.75 cm');
  expect(plan).toContain('sofa whose back is 85 cm high');
  expect(pages.length).toBeGreaterThan(3);
});

test('the file may be cached, and is not sent again while nothing has changed', async ({ api, shop: { ridge } }) => {
  const path = `/api/wall/kit?works=${ridge}&paper=letter&lang=zh-Hant`;
  const first = await api(path);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(first.headers.get('content-disposition')).toContain('hanging-kit.pdf');
  const etag = first.headers.get('etag') ?? '';

  expect((await api(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await api(path.replace('letter', 'a4'), { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('a wall without works, with too many, or without a frame has no kit', async ({ api, db, shop: { ridge } }) => {
  const kit = (works: string) => api(`/api/wall/kit?works=${works}`);

  expect((await kit('')).code).toBe('not_found');
  expect((await kit('999999')).code).toBe('not_found');
  expect((await kit(Array.from({ length: 13 }, () => ridge).join('_'))).code).toBe('too_many_works');
  expect((await kit(`${ridge}.${await smallest(db, ridge)}.${BARE}`)).code).toBe('nothing_to_hang');
  expect((await api(`/api/wall/kit?works=${ridge}&paper=a3`)).code).toBe('validation');
});

test('a network gets a limited number of kits, and none is prepared after that', async ({ api, shop: { ridge } }) => {
  const most = LIMITS.hanging_kit.most;
  for (let at = 0; at < most; at += 1) expect((await api('/api/wall/kit?works=none')).code).toBe('not_found');

  const refused = await api(`/api/wall/kit?works=${ridge}`);

  expect(refused.code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
