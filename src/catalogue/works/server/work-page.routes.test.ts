import { describe, expect, vi } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { shopWorkReply, type WorkSummary } from '../works.contract.ts';
import { addArtist, hangWork, openWorkIndex, paintPicture } from './testing-works.ts';
import { recordHistory } from './work-history.service.ts';
import { hangPicture } from './work-write.service.ts';

async function hangShop(db: Db) {
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin');
  const mori = await addArtist(db, 'Mori');
  const ridge = await hangWork(db, lin, 'Ridge', { subjects: ['mountain', 'mist'] });
  await hangPicture(db, ridge, { picture_hash: await paintPicture(db, 'r1', '#1f4e79'), colours: ['blue'] });
  return { lin, mori, ridge };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof hangShop>> }>({
  shop: async ({ db }, use) => use(await hangShop(db)),
});

const titles = (cards: readonly WorkSummary[]) => cards.map(({ title }) => title);
const read = async (api: TestApi, id: number, headers = {}) =>
  (await api(`/api/shop/${id}`, { headers })).as(shopWorkReply);

describe('a work’s page', () => {
  test('has the texts of its five tabs, its picture, its sizes and their frames', async ({ api, shop }) => {
    const reply = await api(`/api/shop/${shop.ridge}`, { headers: { lang: 'zh-Hans' } });
    const { item, artist, sizes, frames } = reply.as(shopWorkReply);

    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(item).toMatchObject({
      item_id: shop.ridge,
      title: 'Ridge（简）',
      alt: 'Picture of Ridge（简）',
      inspiration: 'Inspiration of Ridge（简）',
      material: 'Material of Ridge（简）',
      certification: 'Certification of Ridge（简）',
      maintenance: 'Care of Ridge（简）',
      status: 'online',
      sale_mode: 'online',
      aspect: 1.5,
      picture: { hash: 'r1', widths: [400, 1600] },
      palette: [{ hex: '#1f4e79', share: 1 }],
    });
    expect(artist).toMatchObject({ artist_id: shop.lin, name: 'Lin（简）', born: 1951, works: 1 });
    expect(sizes.map(({ label }) => label)).toEqual([
      '40 × 26.7 厘米',
      '50 × 33.3 厘米',
      '70 × 46.7 厘米',
      '90 × 60 厘米',
      '120 × 80 厘米',
    ]);
    expect(frames.map(({ name }) => name).slice(0, 2)).toEqual(['不装框', '橡木']);
    expect(frames).toHaveLength(14);
  });

  test('omits a picture that is still being made', async ({ api, db, shop }) => {
    const fresh = await hangWork(db, shop.lin, 'Fresh');

    expect((await read(api, fresh)).item).not.toHaveProperty('picture');
  });

  test('links to more by the artist, newest first, without itself and unpublished works', async ({ api, db, shop }) => {
    await hangWork(db, shop.lin, 'Older', { online_at: new Date('2025-01-01') });
    await hangWork(db, shop.lin, 'Newer', { online_at: new Date('2025-06-01') });
    await hangWork(db, shop.lin, 'Hidden', { status: 'offline', stage: 'draft' });
    await hangWork(db, shop.mori, 'Foreign');

    expect(titles((await read(api, shop.ridge)).more_by_artist)).toEqual(['Newer', 'Older']);
  });

  test('links to works of other artists with a similar palette or a shared subject', async ({ api, db, shop }) => {
    const add = async (title: string, hex: string, colour: string, subjects: string[]) => {
      const id = await hangWork(db, shop.mori, title, { subjects });
      await hangPicture(db, id, { picture_hash: await paintPicture(db, title, hex), colours: [colour] });
    };
    await add('Poppies', '#c0392b', 'red', ['flower']);
    await add('Lake', '#2a5d8c', 'blue', ['water']);
    await add('Misty lake', '#2a5d8c', 'blue', ['mist', 'mountain']);

    expect(titles((await read(api, shop.ridge)).goes_with)).toEqual(['Misty lake', 'Lake', 'Poppies']);
  });

  test('shows the remaining edition, and where to see an exhibition work', async ({ api, db, shop }) => {
    const edition = await hangWork(db, shop.lin, 'Edition', { sale_mode: 'edition', edition_size: 20 });
    await recordHistory(db, edition, { views: 0, collectors: 0, sales: 18, edition_sold: 18 });
    const where = { en: 'Taipei', 'zh-Hant': '臺北', 'zh-Hans': '台北' };
    const exhibition = await hangWork(db, shop.lin, 'Scroll', { sale_mode: 'exhibition', exhibition_where: where });

    expect((await read(api, edition)).item.edition).toEqual({ size: 20, left: 2 });
    const { item } = await read(api, exhibition, { lang: 'zh-Hant' });
    expect(item).toMatchObject({ sale_mode: 'exhibition', exhibition_where: '臺北' });
  });

  test('remains for a paused work, marked, and is gone for drafts and removed works', async ({ api, db, shop }) => {
    const stages = ['paused', 'draft', 'submitted', 'needs_changes', 'removed'] as const;
    const status = async (stage: (typeof stages)[number]) => {
      const id = await hangWork(db, shop.lin, `Work ${stage}`, { status: 'offline', stage });
      const reply = await api(`/api/shop/${id}`);
      return [reply.status, reply.code === 'success' ? reply.as(shopWorkReply).item.status : reply.code];
    };

    expect(await status('paused')).toEqual([200, 'offline']);
    for (const stage of stages.slice(1)) expect(await status(stage), stage).toEqual([404, 'not_found']);
  });

  test('is “gone” only for a work that was published', async ({ api, db, shop }) => {
    const seen = await hangWork(db, shop.lin, 'Seen');
    await hangWork(db, shop.lin, 'Seen', { status: 'offline', stage: 'removed' });
    const unseen = await hangWork(db, shop.lin, 'Unseen', { status: 'offline', stage: 'removed' });

    expect(await api(`/api/shop/${seen}`)).toMatchObject({ status: 410, code: 'gone' });
    expect(await api(`/api/shop/${unseen}`)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('takes at most six queries', async ({ api, db, shop }) => {
    await hangWork(db, shop.mori, 'Foreign');
    await hangWork(db, shop.lin, 'Another');
    await api('/api/shop');
    const queries = vi.spyOn(db._.session, 'prepareQuery');
    await api(`/api/shop/${shop.ridge}`);

    expect(queries.mock.calls.length).toBeLessThanOrEqual(6);
  });
});

const noIds = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '2147483648',
  '9'.repeat(400),
  "1'--",
  '%00',
  '%E2%80%AE',
  '..%2F1',
  'null',
  '77777',
];

test.for(noIds)('/api/shop/%s is not found, in the envelope', async (id, { api }) => {
  const { status, body } = await api(`/api/shop/${id}`);

  expect(status).toBe(404);
  expect(body).toEqual({ code: 'not_found', message: expect.any(String) });
});
