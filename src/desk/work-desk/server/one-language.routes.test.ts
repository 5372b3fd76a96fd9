import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { member } from '#people/members/server/member.tables.ts';
import { readyMaster } from '#selling/studio/server/testing-studio.ts';
import { type DeskWork, deskWorkReply, deskWorksReply } from '../work-desk.contract.ts';
import { newStaff, rowOf, smallShop } from './testing-desk.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const PATH = '/api/admin/work';
const hant = (text: string) => ({ en: '', 'zh-Hant': text, 'zh-Hans': '' });

async function editorIn(api: TestApi, db: Db) {
  const headers = await newStaff(api, db, 'editor');
  const [staff] = await db.select().from(member).where(eq(member.email, 'editor@example.com'));
  const post = (path: string, json: object) => api(path, { method: 'POST', headers, json });
  return {
    staff_id: staff?.member_id ?? 0,
    begin: (json: object) => post(PATH, json),
    copy: async (id: number, with_picture: boolean) =>
      (await post(`${PATH}/${id}/copy`, { with_picture })).as(deskWorkReply).work,
    publish: (work: DeskWork) => post(`${PATH}/${work.item_id}/publish`, { version: work.version }),
    list: async () => (await api(PATH, { headers })).as(deskWorksReply).list,
    save: (work: DeskWork, more: object) => {
      const { version, texts, year, category, edition_size, sizes } = work;
      const prices = sizes.map(({ size_id, enabled, price }) => ({ size_id, enabled, price }));
      const json = { version, ...texts, year, category, edition_size, sizes: prices, ...more };
      return api(`${PATH}/${work.item_id}`, { method: 'PUT', headers, json });
    },
    hang: (work: DeskWork, upload_id: string) =>
      api(`/api/admin/picture/${work.item_id}`, {
        method: 'PUT',
        headers,
        json: { version: work.version, upload_id },
      }),
    read: async (id: number) => (await api(`${PATH}/${id}`, { headers })).as(deskWorkReply).work,
  };
}

const WORDS = { title: hant('鹽風'), alt: hant('海浪'), inspiration: hant('在海邊的畫室'), material: hant('油彩') };

test('a picture alone makes a draft, which names everything it still lacks', async ({ api, db }) => {
  await smallShop(db);
  const editor = await editorIn(api, db);
  const upload_id = await readyMaster(db, editor.staff_id);

  const { work } = (await editor.begin({ sale_mode: 'online', upload_id })).as(deskWorkReply);

  expect(work).toMatchObject({ stage: 'draft', is_open: true, artist: { artist_id: 0, name: '' } });
  expect(work.picture).toBeDefined();
  expect(work.sizes.length).toBeGreaterThan(0);
  expect((await editor.list())[0]).toMatchObject({ item_id: work.item_id, artist: '', title: '' });
  expect((await editor.publish(work)).body).toMatchObject({
    code: 'work_incomplete',
    missing: [
      { part: 'artist' },
      { part: 'title', lang: 'en' },
      { part: 'alt', lang: 'en' },
      { part: 'inspiration', lang: 'en' },
      { part: 'material', lang: 'en' },
      { part: 'category' },
    ],
  });
});

test('a work in Traditional Chinese alone is published, and read in the other languages', async ({ api, db }) => {
  const { wu } = await smallShop(db);
  const editor = await editorIn(api, db);
  const upload_id = await readyMaster(db, editor.staff_id);
  const { work } = (await editor.begin({ sale_mode: 'online', upload_id })).as(deskWorkReply);

  const saved = (await editor.save(work, { ...WORDS, artist_id: wu, category: 'sea' })).as(deskWorkReply).work;
  expect((await editor.publish(saved)).as(deskWorkReply).work).toMatchObject({ stage: 'online', is_open: false });

  const shownIn = async (lang: string) =>
    (await api(`/api/shop/${work.item_id}`, { headers: { lang } })).as(shopWorkReply).item;
  expect(await shownIn('zh-Hant')).toMatchObject({ title: '鹽風', inspiration: '在海邊的畫室' });
  expect(await shownIn('zh-Hans')).toMatchObject({ title: '盐风', inspiration: '在海边的画室' });
  expect(await shownIn('en')).toMatchObject({ title: '鹽風' });
  const found = await api(`/api/search?keyword=${encodeURIComponent('盐风')}`, { headers: { lang: 'zh-Hans' } });
  expect(JSON.stringify(found.body)).toContain('盐风');

  const online = await editor.read(work.item_id);
  const emptied = await editor.save(online, { title: hant('') });
  expect(emptied.body).toMatchObject({ code: 'validation', errors: { 'title.zh-Hant': expect.any(String) } });
  expect((await editor.save(online, { artist_id: null })).code).toBe('conflict');
});

test('a draft changes how it is sold, and its standard certificate with it', async ({ api, db }) => {
  await smallShop(db);
  const editor = await editorIn(api, db);
  const { work } = (await editor.begin({ sale_mode: 'online' })).as(deskWorkReply);

  expect((await editor.save(work, { sale_mode: 'edition' })).body).toMatchObject({
    code: 'validation',
    errors: { edition_size: expect.any(String) },
  });
  const edition = (await editor.save(work, { sale_mode: 'edition', edition_size: 30 })).as(deskWorkReply).work;
  expect(edition).toMatchObject({ sale_mode: 'edition', edition_size: 30 });
  expect(edition.texts.certification.en).toContain('numbered edition');
});

test('a copy has the texts and prices, none of the sold numbers, and the picture only if wanted', async ({
  api,
  db,
}) => {
  const { poppies, lin } = await smallShop(db);
  const editor = await editorIn(api, db);
  const source = await editor.read(poppies);

  const bare = await editor.copy(poppies, false);
  expect(bare).toMatchObject({ stage: 'draft', artist: { artist_id: lin }, texts: source.texts });
  expect(bare.item_id).not.toBe(poppies);
  expect(bare.picture).toBeUndefined();
  expect(bare.sizes.map(({ price, enabled }) => ({ price, enabled }))).toEqual(
    source.sizes.map(({ price }) => ({ price, enabled: false })),
  );
  expect(await rowOf(db, bare.item_id)).toMatchObject({ sales: 0, views: 0, edition_sold: 0, online_at: null });

  await editor.hang(bare, await readyMaster(db, editor.staff_id));
  const hung = await editor.read(bare.item_id);
  expect(hung.sizes.filter(({ enabled }) => enabled).map(({ price }) => price)).toEqual(
    source.sizes.map(({ price }) => price),
  );
  const logged = await db.select().from(staffChange).where(eq(staffChange.action, 'create'));
  expect(logged.map(({ after }) => after)).toMatchObject([{ copy_of: poppies }]);
});
