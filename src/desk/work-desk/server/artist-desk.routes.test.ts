import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { enterRepresentations } from '#catalogue/artists/server/representation.service.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { newSeller } from '#selling/studio/server/testing-studio.ts';
import { type DeskArtist, deskArtistReply, deskArtistsReply } from '../artist-desk.contract.ts';
import { deskCategoriesReply } from '../category-desk.contract.ts';
import { type Headers, newStaff, smallShop } from './testing-desk.ts';

const PATH = '/api/admin/artist';
const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

function editorOf(api: TestApi, headers: Headers) {
  return {
    list: async (search = '') => (await api(`${PATH}${search}`, { headers })).as(deskArtistsReply),
    read: async (id: number) => (await api(`${PATH}/${id}`, { headers })).as(deskArtistReply).artist,
    add: (json: object) => api(PATH, { method: 'POST', headers, json }),
    save: (id: number, json: object) => api(`${PATH}/${id}`, { method: 'PUT', headers, json }),
    categories: async () => (await api('/api/admin/category', { headers })).as(deskCategoriesReply),
    saveCategories: (json: object) => api('/api/admin/category', { method: 'PUT', headers, json }),
  };
}

function formOf(artist: DeskArtist) {
  const { updated_at, name, sort_as, place, intro, story, portrait_alt, born, categories, hidden } = artist;
  return { updated_at, name, sort_as, place, intro, story, portrait_alt, born, categories, hidden };
}

const directory = async (api: TestApi, lang = 'en') => {
  const { body } = await api('/api/artist', { headers: { 'accept-language': lang } });
  return (body as { list: { name: string }[] }).list.map(({ name }) => name);
};

describe('the list of artists', () => {
  test('is found by words and state, and says who represents whom', async ({ api, db }) => {
    const { lin } = await smallShop(db);
    const gallery = await newSeller(db, 'Gallery North', 'gallery');
    await enterRepresentations(db, gallery.member_id, [lin], '2020-01-01');
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const names = async (search: string) => (await editor.list(search)).list.map(({ name }) => name);

    expect(await names('')).toEqual(['Gallery North', 'Lin', 'Wu']);
    expect(await names('?keyword=wu')).toEqual(['Wu']);
    expect(await names('?state=shown')).toEqual(['Lin']);
    expect(await names('?state=empty&kind=gallery')).toEqual(['Gallery North']);
    expect((await editor.list('?keyword=lin')).list[0]?.gallery).toBeTruthy();
  });
});

describe('an artist', () => {
  test('is edited as a whole, sorted as they are read, and seen by visitors', async ({ api, db }) => {
    const { lin } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const form = formOf(await editor.read(lin));
    const change = { name: { ...form.name, en: 'Mei Lin' }, sort_as: { ...form.sort_as, en: 'Lin, Mei' }, born: 1960 };

    const saved = (await editor.save(lin, { ...form, ...change })).as(deskArtistReply).artist;

    expect(saved).toMatchObject({ initials: { en: 'L' }, born: 1960 });
    expect(await directory(api)).toEqual(['Mei Lin']);
    expect((await editor.save(lin, form)).code).toBe('conflict');
    const [logged] = await db.select().from(staffChange);
    expect(logged).toMatchObject({ subject: 'artist', before: { born: 1951 }, after: { born: 1960 } });
  });

  test('who is hidden is in no directory and not found, and their page answers', async ({ api, db }) => {
    const { lin } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));

    await editor.save(lin, { ...formOf(await editor.read(lin)), hidden: true });

    expect(await directory(api)).toEqual([]);
    expect((await api(`/api/artist/${lin}`)).status).toBe(200);
    await editor.save(lin, { ...formOf(await editor.read(lin)), hidden: false });
    expect(await directory(api)).toEqual(['Lin']);
  });

  test('is taken in by name, and given a portrait that visitors see', async ({ api, db }) => {
    await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const editor = editorOf(api, headers);
    const name = { en: 'Chen An', 'zh-Hant': '陳安', 'zh-Hans': '陈安' };
    const { artist_id } = (await editor.add({ kind: 'artist', name })).as(deskArtistReply).artist;
    const photo = await sharp(Buffer.alloc(900 * 1200 * 3, 90), { raw: { width: 900, height: 1200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const type = { 'content-type': 'application/octet-stream', 'content-length': String(photo.length) };
    const path = `${PATH}/${artist_id}/portrait`;

    const hung = await api(path, { method: 'PUT', headers: { ...headers, ...type }, body: new Uint8Array(photo) });

    expect(hung.as(deskArtistReply).artist.portrait).toMatchObject({ width: 900 });
    const alt = { en: 'Chen An at work', 'zh-Hant': '陳安作畫', 'zh-Hans': '陈安作画' };
    await editor.save(artist_id, { ...formOf(await editor.read(artist_id)), portrait_alt: alt });
    const { body } = await api(`/api/artist/${artist_id}`);
    expect(body).toMatchObject({ artist: { portrait: { alt: 'Chen An at work', picture: { height: 1200 } } } });
    await api(path, { method: 'DELETE', headers });
    expect((await editor.read(artist_id)).portrait).toBeUndefined();
  });
});

describe('the categories', () => {
  test('are named, ordered, hidden and added in one save', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const { version, list } = await editor.categories();
    const [landscape, sea, city] = list;
    const fresh = {
      code: 'still-life',
      name: { en: 'Still life', 'zh-Hant': '靜物', 'zh-Hans': '静物' },
      hidden: false,
    };
    const form = { version, list: [sea, fresh, { ...landscape, hidden: true }, city] };

    const saved = (await editor.saveCategories(form)).as(deskCategoriesReply);

    expect(saved.list.map(({ code, hidden }) => (hidden ? `(${code})` : code))).toEqual([
      'sea',
      'still-life',
      '(landscape)',
      'city',
    ]);
    const { facets, total } = (await api('/api/shop?category=landscape')).body as {
      facets: { category: { code: string }[] };
      total: number;
    };
    expect(facets.category.map(({ code }) => code)).toEqual(['sea', 'still-life', 'city']);
    // Its works stay on sale, and links to it lead to them.
    expect(total).toBe(1);
    expect((await api(`/api/shop/${poppies}`)).status).toBe(200);
    expect((await editor.saveCategories(form)).code).toBe('conflict');
    expect((await editor.saveCategories({ version: saved.version, list: [sea] })).code).toBe('validation');
    const logged = await db.select().from(staffChange);
    expect(logged.map(({ subject_id, action }) => `${subject_id} ${action}`).toSorted()).toEqual(
      [
        'landscape edit',
        'sea edit',
        'still-life create',
        ...(logged.some(({ subject_id }) => subject_id === 'city') ? ['city edit'] : []),
      ].toSorted(),
    );
  });
});
