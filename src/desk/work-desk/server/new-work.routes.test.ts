import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newDraft, newSeller, readyMaster } from '#selling/studio/server/testing-studio.ts';
import { type DeskWork, deskWorkReply } from '../work-desk.contract.ts';
import { type Headers, newStaff, smallShop } from './testing-desk.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const PATH = '/api/admin/work';
const inThree = (text: string) => ({ en: text, 'zh-Hant': `${text}（繁）`, 'zh-Hans': `${text}（简）` });

function handsOf(api: TestApi, headers: Headers) {
  const post = (path: string, json: object) => api(path, { method: 'POST', headers, json });
  const read = async (id: number) => (await api(`${PATH}/${id}`, { headers })).as(deskWorkReply).work;
  return {
    read,
    begin: (json: object) => post(PATH, json),
    step: async (id: number, step: string) => post(`${PATH}/${id}/${step}`, { version: (await read(id)).version }),
    hang: async (id: number, upload_id: string) => {
      const { version } = await read(id);
      return api(`/api/admin/picture/${id}`, { method: 'PUT', headers, json: { version, upload_id } });
    },
    write: (work: DeskWork, title: string) => {
      const { version, texts, year, sizes, edition_size } = work;
      const words = {
        title: inThree(title),
        alt: inThree('Waves'),
        inspiration: inThree('Sea'),
        material: inThree('Oil'),
      };
      const prices = sizes.map(({ size_id, enabled }) => ({ size_id, enabled, price: { NTD: 2400, USD: 7900 } }));
      const json = { version, ...texts, ...words, year, category: 'sea', edition_size, sizes: prices };
      return api(`${PATH}/${work.item_id}`, { method: 'PUT', headers, json });
    },
  };
}

test('a work that no seller sends is begun, painted, written and put on sale by staff', async ({ api, db }) => {
  const { wu } = await smallShop(db);
  const editor = handsOf(api, await newStaff(api, db, 'editor'));
  const [staff] = await db.select().from(member).where(eq(member.email, 'editor@example.com'));

  const begun = (await editor.begin({ artist_id: wu, sale_mode: 'online' })).as(deskWorkReply).work;
  expect(begun).toMatchObject({ stage: 'draft', sizes: [], steps: ['publish', 'remove'], sale_mode: 'online' });
  expect((await editor.step(begun.item_id, 'publish')).body).toMatchObject({
    code: 'work_incomplete',
    missing: expect.arrayContaining([{ part: 'picture' }, { part: 'category' }, { part: 'title', lang: 'en' }]),
  });

  await editor.hang(begun.item_id, await readyMaster(db, staff?.member_id ?? 0));
  const painted = await editor.read(begun.item_id);
  expect(painted.sizes.length).toBeGreaterThan(0);
  expect((await editor.write(painted, 'Salt wind')).code).toBe('success');
  expect((await api(`/api/shop/${begun.item_id}`)).status).toBe(404);
  expect((await editor.step(begun.item_id, 'publish')).as(deskWorkReply).work).toMatchObject({
    stage: 'online',
    steps: ['pause'],
  });

  const shown = (await api(`/api/shop/${begun.item_id}`)).as(shopWorkReply);
  expect(shown.item.title).toBe('Salt wind');
  expect(shown.sizes[0]?.price).toEqual({ NTD: 2400, USD: 7900 });
  expect(shown.frames.length).toBeGreaterThan(0);
  const logged = await db.select().from(staffChange).orderBy(staffChange.change_id);
  expect(logged.map(({ action }) => action)).toEqual(['create', 'picture', 'edit', 'publish']);
});

test('a draft that is removed can be restored, and is not put on sale before it is complete', async ({ api, db }) => {
  const { lin } = await smallShop(db);
  const editor = handsOf(api, await newStaff(api, db, 'editor'));
  const { item_id } = (await editor.begin({ artist_id: lin, sale_mode: 'edition', edition_size: 30 })).as(
    deskWorkReply,
  ).work;

  expect((await editor.step(item_id, 'remove')).as(deskWorkReply).work.stage).toBe('removed');
  expect((await editor.step(item_id, 'restore')).as(deskWorkReply).work.stage).toBe('paused');
  expect((await editor.step(item_id, 'publish')).code).toBe('work_incomplete');
  expect(await editor.read(item_id)).toMatchObject({ sale_mode: 'edition', edition_size: 30 });
});

test('a work is begun for exhibition stores, and only an edition has a size', async ({ api, db }) => {
  const { lin } = await smallShop(db);
  const editor = handsOf(api, await newStaff(api, db, 'editor'));

  const begun = await editor.begin({ artist_id: lin, sale_mode: 'exhibition' });

  expect(begun.as(deskWorkReply).work).toMatchObject({ sale_mode: 'exhibition', edition_size: null });
  expect((await editor.begin({ artist_id: lin, sale_mode: 'edition' })).code).toBe('validation');
  expect((await editor.begin({ artist_id: lin, sale_mode: 'exhibition', edition_size: 9 })).code).toBe('validation');
});

test('nobody’s artist has no work, and a seller’s draft is the seller’s', async ({ api, db }) => {
  await smallShop(db);
  const editor = handsOf(api, await newStaff(api, db, 'editor'));
  const seller = await newSeller(db, 'Mori');
  const draft = await newDraft(api, db, seller);

  expect((await editor.begin({ artist_id: 2_147_483_000, sale_mode: 'online' })).code).toBe('not_found');
  expect((await editor.read(draft)).steps).toEqual([]);
  expect((await editor.step(draft, 'publish')).code).toBe('conflict');
});
