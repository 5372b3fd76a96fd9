import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { representation } from '#catalogue/artists/server/artist.tables.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import { simplifiedReply, workReply, worksReply } from '../studio.contract.ts';
import { master } from './studio.tables.ts';
import { newDraft, newSeller, post, readyMaster, setStanding, studioOf } from './testing-studio.ts';

describe('a draft', () => {
  test('starts with a master, knows its sizes immediately, and says what it lacks', async ({ api, db }) => {
    await openWorkIndex(db);
    const { headers, member_id, artist_id } = await newSeller(db, 'Mei Lin');
    const upload_id = await readyMaster(db, member_id);

    const { work } = (await studioOf(api, headers).create({ artist_id, upload_id })).as(workReply);

    expect(work).toMatchObject({ stage: 'draft', picture_state: 'ready', pixels: { w_px: 9_000, h_px: 6_000 } });
    expect(work.sizes).toHaveLength(5);
    expect(work.sizes.every(({ ppi }) => ppi >= 150)).toBe(true);
    expect(work.missing).toHaveLength(4 + 2);
    expect(work.steps).toEqual(['submit', 'remove']);
    expect((await api(`/api/shop/${work.item_id}`)).status).toBe(404);
  });

  test('may start before its picture has arrived', async ({ api, db }) => {
    await openWorkIndex(db);
    const { headers, member_id, artist_id } = await newSeller(db, 'Mei Lin');
    const upload_id = await readyMaster(db, member_id);
    await db.update(master).set({ state: 'receiving', received: 0, w_px: null, h_px: null, picture_hash: null });

    const { work } = (await studioOf(api, headers).create({ artist_id, upload_id })).as(workReply);

    expect(work).toMatchObject({ picture_state: 'none', pixels: null, sizes: [], upload: { state: 'receiving' } });
    expect(work.missing).toContainEqual({ part: 'picture' });
  });

  test('is offered in the sizes that its cut leaves', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    const studio = studioOf(api, seller.headers);
    const id = await newDraft(api, db, seller);

    const crop = { x: 100, y: 50, w: 3_000, h: 4_000, turns: 1 };
    const { work } = (await studio.saveNow(id, { crop })).as(workReply);
    expect(work).toMatchObject({ crop, picture_state: 'developing', pixels: { w_px: 4_000, h_px: 3_000 } });
    expect(work.sizes.map(({ label }) => label)).toEqual(['40 × 30 cm', '50 × 37.5 cm', '66.7 × 50 cm']);
    expect(work.missing).toEqual([{ part: 'picture' }]);
    expect((await studio.saveNow(id, { crop: { ...crop, x: 6_001 } })).code).toBe('validation');

    const uncropped = (await studio.saveNow(id, { crop: null })).as(workReply).work;
    expect(uncropped).toMatchObject({ crop: null, picture_state: 'ready', missing: [] });
  });

  test('of two tabs is saved by the first, and the second gets a conflict', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    const studio = studioOf(api, seller.headers);
    const id = await newDraft(api, db, seller);
    const { version } = await studio.read(id);

    expect((await studio.save(id, { version, year: 2001 })).status).toBe(200);
    expect((await studio.save(id, { version, year: 2002 })).code).toBe('conflict');
    expect((await studio.step(id, 'submit', version)).code).toBe('conflict');
    expect((await studio.read(id)).year).toBe(2001);
  });

  test('refuses an unknown category, and an edition without a size', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    const studio = studioOf(api, seller.headers);
    const id = await newDraft(api, db, seller);

    expect((await studio.saveNow(id, { category: 'nonsense' })).code).toBe('validation');
    expect((await studio.saveNow(id, { sale_mode: 'edition' })).errors).toHaveProperty('edition_size');
    const { work } = (await studio.saveNow(id, { sale_mode: 'edition', edition_size: 30 })).as(workReply);
    expect(work).toMatchObject({ sale_mode: 'edition', edition_size: 30, editable: { sale: true } });
    expect(work.standard.certification).toContain('numbered');
  });
});

describe('another seller’s work', () => {
  test('is not found: not to read, change, move, preview or list', async ({ api, db }) => {
    await openWorkIndex(db);
    const mine = await newSeller(db, 'Mei Lin');
    const other = await newSeller(db, 'An Wu');
    const id = await newDraft(api, db, mine);
    const { headers } = other;
    const studio = studioOf(api, headers);

    const replies = [
      await api(`/api/sales/work/${id}`, { headers }),
      await api(`/api/sales/work/${id}/preview`, { headers }),
      await studio.save(id, { version: 1, year: 1999 }),
      await studio.step(id, 'submit', 1),
      await studio.create({ artist_id: mine.artist_id }),
    ];

    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'not_found'));
    const list = (await api(`/api/sales/work?artist=${mine.artist_id}`, { headers })).as(worksReply);
    expect(list).toMatchObject({ list: [], total: 0, stages: { draft: 0 } });
    expect(list.artists).toEqual([{ artist_id: other.artist_id, name: 'An Wu' }]);
  });

  test('keeps its master: another seller can neither use nor see it', async ({ api, db }) => {
    await openWorkIndex(db);
    const mine = await newSeller(db, 'Mei Lin');
    const other = await newSeller(db, 'An Wu');
    const upload_id = await readyMaster(db, mine.member_id);

    const studio = studioOf(api, other.headers);
    expect((await studio.create({ artist_id: other.artist_id, upload_id })).code).toBe('not_found');
    expect((await api(`/api/sales/upload/${upload_id}`, { headers: other.headers })).code).toBe('not_found');
  });

  test('is not shown as a similar work either', async ({ api, db }) => {
    await openWorkIndex(db);
    const mine = await newSeller(db, 'Mei Lin');
    const other = await newSeller(db, 'An Wu');
    const id = await newDraft(api, db, mine);
    await newDraft(api, db, other);

    expect((await studioOf(api, mine.headers).read(id)).alike).toEqual([]);
  });

  test('belongs to a gallery from the day it represents the artist until the day it ends', async ({ api, db }) => {
    await openWorkIndex(db);
    const gallery = await newSeller(db, 'Lin Gallery', 'gallery');
    const artist_id = await addArtist(db, 'Old Master');
    const id = await hangWork(db, artist_id, 'Rain');
    const studio = studioOf(api, gallery.headers);
    const read = async () => (await api(`/api/sales/work/${id}`, { headers: gallery.headers })).status;

    expect(await read()).toBe(404);
    await db.insert(representation).values({ gallery_id: gallery.member_id, artist_id, since: '2020-01-01' });
    expect(await read()).toBe(200);
    expect((await studio.stepNow(id, 'pause')).as(workReply).work.paused_by).toBe('seller');
    await db.update(representation).set({ until: '2020-02-01' });
    expect(await read()).toBe(404);
  });
});

describe('a suspended seller', () => {
  test.for(['pending', 'rejected', 'suspended', 'none'] as const)(
    '(%s) gets nothing, at once',
    async (standing, { api, db }) => {
      await openWorkIndex(db);
      const seller = await newSeller(db, 'Mei Lin');
      const id = await newDraft(api, db, seller);
      await setStanding(db, seller.email, standing);
      const { headers } = seller;

      const replies = [
        await api('/api/sales/work', { headers }),
        await api(`/api/sales/work/${id}`, { headers }),
        await api(`/api/sales/work/${id}/preview`, { headers }),
        await post(api, headers, '/api/sales/upload', { name: 'a.jpg', size: 10 }),
        await post(api, headers, `/api/sales/work/${id}/submit`, { version: 2 }),
      ];

      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'forbidden'));
    },
  );
});

describe('the list of own works', () => {
  test('is filtered by stage, artist and keyword and counts every stage', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    const { headers, artist_id } = seller;
    const id = await newDraft(api, db, seller);
    await hangWork(db, artist_id, 'Rain 100%');
    await hangWork(db, artist_id, 'Snow');
    const ask = async (query: string) => (await api(`/api/sales/work?${query}`, { headers })).as(worksReply);

    expect(await ask('')).toMatchObject({ total: 3, stages: { draft: 1, online: 2, paused: 0 } });
    expect((await ask('stage=draft')).list.map(({ item_id }) => item_id)).toEqual([id]);
    expect((await ask('keyword=100%25')).list.map(({ title }) => title)).toEqual(['Rain 100%']);
    expect((await ask('keyword=%25')).total).toBe(1);
    expect((await ask('sort=title')).list.map(({ title }) => title)).toEqual(['Low tide', 'Rain 100%', 'Snow']);
    expect((await ask('keyword=潮')).total).toBe(0);
    expect((await ask(`artist=${artist_id}&page=2`)).list).toEqual([]);
  });
});

describe('the preview', () => {
  test('is the product page’s own answer, for a work that nobody else can see', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    const id = await newDraft(api, db, seller);

    const { headers } = seller;
    const shown = (await api(`/api/sales/work/${id}/preview`, { headers })).as(shopWorkReply);

    expect(shown.item).toMatchObject({ item_id: id, title: 'Low tide', status: 'offline' });
    expect(shown.sizes).toHaveLength(5);
    expect((await api(`/api/shop/${id}`)).code).toBe('not_found');
    await db.update(item).set({ status: 'online', stage: null }).where(eq(item.item_id, id));
    const online = (await api(`/api/shop/${id}`)).as(shopWorkReply);
    expect({ ...online, item: { ...online.item, status: 'offline' } }).toEqual(shown);
  });
});

test('Simplified is proposed from Traditional, words as well as characters', async ({ api, db }) => {
  const { headers } = await newSeller(db, 'Mei Lin');

  const reply = await post(api, headers, '/api/sales/simplified', {
    texts: ['退潮時的海灘', '', 'Low tide', '用軟體列印'],
  });

  expect(reply.as(simplifiedReply).texts).toEqual(['退潮时的海滩', '', 'Low tide', '用软件打印']);
  expect((await post(api, headers, '/api/sales/simplified', { texts: ['\u0000'] })).code).toBe('validation');
});
