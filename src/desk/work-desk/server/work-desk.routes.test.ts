import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { reserveEditions } from '#catalogue/works/server/edition.service.ts';
import { exhibitionStore } from '#catalogue/works/server/store.tables.ts';
import { writeWork } from '#catalogue/works/server/work-write.service.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import { overtakenReply } from '#ground/audit/overtaken.contract.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { type DeskWork, deskWorkReply, deskWorksReply } from '../work-desk.contract.ts';
import { deskOf, type Headers, newStaff, pricesOf, rowOf, smallShop } from './testing-desk.ts';

const PATH = '/api/admin/work';

const formOf = ({ version, texts, year, category, sizes, edition_size }: DeskWork) => ({
  version,
  ...texts,
  year,
  category,
  edition_size,
  sizes: sizes.map(({ size_id, price, enabled }) => ({ size_id, price, enabled })),
});

function editorOf(api: TestApi, headers: Headers) {
  return {
    list: async (search = '') => (await api(`${PATH}${search}`, { headers })).as(deskWorksReply),
    read: async (id: number) => (await api(`${PATH}/${id}`, { headers })).as(deskWorkReply).work,
    save: (id: number, json: object) => api(`${PATH}/${id}`, { method: 'PUT', headers, json }),
    step: (id: number, step: string, version: number) =>
      api(`${PATH}/${id}/${step}`, { method: 'POST', headers, json: { version } }),
  };
}

describe('the list of all works', () => {
  test('is narrowed by words, artist, category, stage and way of sale, and sorted', async ({ api, db }) => {
    const { wu, salt } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const titles = async (search: string) => (await editor.list(search)).list.map(({ title }) => title);

    expect(await titles('')).toEqual(['Salt', 'Harbour', 'Poppies']);
    expect(await titles('?sort=title')).toEqual(['Harbour', 'Poppies', 'Salt']);
    expect(await titles('?keyword=popp')).toEqual(['Poppies']);
    expect(await titles('?keyword=PIES')).toEqual(['Poppies']);
    expect(await titles(`?keyword=${encodeURIComponent('es（繁')}`)).toEqual(['Poppies']);
    expect(await titles(`?keyword=${encodeURIComponent('繁')}`)).toEqual(['Salt', 'Harbour', 'Poppies']);
    expect(await titles('?keyword=wu')).toEqual(['Salt']);
    expect(await titles('?keyword=lin+bour')).toEqual(['Harbour']);
    expect(await titles(`?keyword=%23${salt}`)).toEqual(['Salt']);
    expect(await titles('?keyword=wu+poppies')).toEqual([]);
    expect(await titles(`?keyword=${encodeURIComponent("o' & (: har")}`)).toEqual([]);
    expect(await titles(`?artist_id=${wu}`)).toEqual(['Salt']);
    expect(await titles('?category=sea&stage=online')).toEqual(['Harbour']);
    expect(await titles('?stage=paused')).toEqual(['Salt']);
    expect(await titles('?sale_mode=edition')).toEqual([]);
    expect(await editor.list('?page=9')).toMatchObject({ total: 3, page: 1, pages: 1 });
  });
});

describe('one work', () => {
  test('is edited as a whole, seen by buyers, and logged', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const form = formOf(await editor.read(poppies));
    const [first, ...others] = form.sizes;
    const sizes = [{ ...first, price: { NTD: 1500, USD: 5000 } }, ...others.map((one) => ({ ...one, enabled: false }))];

    const saved = await editor.save(poppies, { ...form, title: { ...form.title, en: 'Red poppies' }, sizes });

    expect(saved.as(deskWorkReply).work).toMatchObject({
      version: form.version + 1,
      texts: { title: { en: 'Red poppies', 'zh-Hant': 'Poppies（繁）' } },
      sizes: [{ price: { NTD: 1500 } }, { enabled: false }],
    });
    const { body } = await api(`/api/shop/${poppies}`);
    expect(body).toMatchObject({ item: { title: 'Red poppies' } });
    const [logged] = await db.select().from(staffChange);
    expect(logged).toMatchObject({
      action: 'edit',
      subject_id: String(poppies),
      after: { title: { en: 'Red poppies' } },
    });
  });

  test('that someone else changed meanwhile is a conflict, also by a bulk change', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'admin');
    const editor = editorOf(api, headers);
    const form = formOf(await editor.read(poppies));
    await deskOf(api, headers).change({
      which: { keyword: 'Poppies' },
      how: { NTD: { kind: 'amount', value: 10, round: 10 } },
    });

    expect((await editor.save(poppies, form)).code).toBe('conflict');
    expect((await editor.step(poppies, 'pause', form.version)).code).toBe('conflict');
    expect(await pricesOf(db, poppies)).toEqual(['1010/3500', '2010/7000']);
  });

  test('must stay complete, at prices that can be', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const form = formOf(await editor.read(poppies));
    const dear = form.sizes.map((one) => ({ ...one, price: { NTD: 2_000_000_000, USD: 1 } }));

    expect(
      (await editor.save(poppies, { ...form, title: { en: ' ', 'zh-Hant': '', 'zh-Hans': '' } })).body,
    ).toMatchObject({
      code: 'validation',
      errors: { 'title.en': expect.any(String) },
    });
    expect((await editor.save(poppies, { ...form, category: 'nothing' })).code).toBe('validation');
    expect((await editor.save(poppies, { ...form, sizes: dear })).code).toBe('validation');
    expect((await editor.save(poppies, { ...form, sizes: [{ ...form.sizes[0], size_id: 2_147_483_000 }] })).code).toBe(
      'not_found',
    );
  });

  test('gets a new size in its own shape, if its picture has the pixels', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const price = { NTD: 3000, USD: 9000 };
    const add = async (w_mm: number, h_mm: number) =>
      editor.save(poppies, { ...formOf(await editor.read(poppies)), new_sizes: [{ w_mm, h_mm, price }] });

    expect((await add(900, 600)).as(deskWorkReply).work.sizes).toMatchObject([
      {},
      {},
      { label: '90 × 60 cm', enabled: true },
    ]);
    expect((await add(900, 600)).code).toBe('validation');
    expect((await add(900, 700)).code).toBe('validation');
    expect((await add(1800, 1200)).code).toBe('size_not_sharp');
    const { body } = await api(`/api/shop/${poppies}`);
    expect((body as { sizes: object[] }).sizes).toHaveLength(3);
  });

  test('of exhibition stores says where it is sold', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const where = (en: string) => ({ en, 'zh-Hant': '臺北', 'zh-Hans': '台北' });
    await db
      .update(item)
      .set({ sale_mode: 'exhibition', exhibition_where: where('Taipei') })
      .where(eq(item.item_id, poppies));
    const editor = editorOf(api, await newStaff(api, db, 'editor'));

    const saved = await editor.save(poppies, {
      ...formOf(await editor.read(poppies)),
      exhibition_where: where('Tainan'),
    });

    expect(saved.as(deskWorkReply).work.exhibition_where?.en).toBe('Tainan');
    expect((await api(`/api/shop/${poppies}`)).body).toMatchObject({ item: { exhibition_where: 'Tainan' } });
  });

  test('of exhibition stores needs words or an open store that say where, to be saved and to be published', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    const where = { en: 'Taipei', 'zh-Hant': '臺北', 'zh-Hans': '台北' };
    await db.update(item).set({ sale_mode: 'exhibition', exhibition_where: null }).where(eq(item.item_id, poppies));
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const save = async (more: object) => editor.save(poppies, { ...formOf(await editor.read(poppies)), ...more });
    const refused = { exhibition_where: null, stores: [] };

    expect((await save(refused)).errors).toEqual({
      'exhibition_where.en': 'Please say where the work can be seen, or choose a store that is open.',
    });
    const [store] = await db
      .insert(exhibitionStore)
      .values({ name: where, address: where, hours: where, phone: '', map_url: '' })
      .returning();
    expect((await save({ exhibition_where: null, stores: [store?.store_id] })).status).toBe(200);
    expect((await save(refused)).code).toBe('validation');
    expect((await save({ exhibition_where: where, stores: [] })).status).toBe(200);
    expect((await save({ exhibition_where: undefined })).as(deskWorkReply).work.exhibition_where).toEqual(where);
    expect((await save(refused)).code).toBe('validation');

    // An old work without a place cannot return on sale.
    await db
      .update(item)
      .set({ exhibition_where: null, status: 'offline', stage: 'paused', paused_by: 'staff' })
      .where(eq(item.item_id, poppies));
    const { version } = await editor.read(poppies);
    expect((await editor.step(poppies, 'publish', version)).body).toMatchObject({
      code: 'work_incomplete',
      missing: [{ part: 'place' }],
    });
  });

  test('changed meanwhile says who changed what of it since', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const { updated_at, ...work } = await editor.read(poppies);
    await editor.save(poppies, { ...formOf({ ...work, updated_at }), year: 1999 });
    const since = async (moment: string) => {
      const headers = await newStaff(api, db, 'admin', `${moment.length}-${Math.random()}@example.com`);
      const query = `subject=artwork&subject_id=${poppies}&since=${encodeURIComponent(moment)}`;
      return (await api(`/api/admin/change/since?${query}`, { headers })).as(overtakenReply).list;
    };

    expect(await since(new Date(Date.parse(updated_at) - 1).toISOString())).toMatchObject([
      { action: 'edit', after: { year: 1999 }, staff: expect.any(String) },
    ]);
    expect(await since((await editor.read(poppies)).updated_at)).toEqual([]);
  });

  test('of an edition may become smaller down to the highest number, and never larger', async ({ api, db }) => {
    const { lin } = await smallShop(db);
    const model = await rowOf(db, (await smallest(db)).item_id);
    const item_id = await writeWork(db, {
      ...model,
      item_id: undefined,
      slug: 'tide',
      artist_id: lin,
      sale_mode: 'edition',
      edition_size: 60,
      sizes: [{ w_mm: 300, h_mm: 200, price: { NTD: 1000, USD: 3500 } }],
    } as Parameters<typeof writeWork>[1]);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const save = async (edition_size: number) =>
      (await editor.save(item_id, { ...formOf(await editor.read(item_id)), edition_size })).code;

    expect(await save(80)).toBe('success');
    await reserveEditions(db, [{ item_id, nums: 5 }]);

    expect([await save(81), await save(4), await save(5)]).toEqual(['edition_fixed', 'edition_fixed', 'success']);
  });

  test('is paused, brought back, removed and restored by staff alone', async ({ api, db }) => {
    const { poppies, salt } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const take = async (step: string) => {
      const reply = await editor.step(poppies, step, (await editor.read(poppies)).version);
      return reply.code === 'success' ? reply.as(deskWorkReply).work.stage : reply.code;
    };

    const onSale = async () => ((await api('/api/shop')).body as { total: number }).total;

    expect(await take('pause')).toBe('paused');
    expect(await onSale()).toBe(1);
    expect([await take('remove'), await take('restore'), await take('publish')]).toEqual([
      'removed',
      'paused',
      'online',
    ]);
    expect(await onSale()).toBe(2);
    expect((await editor.read(salt)).steps).toEqual([]);
    expect((await editor.step(salt, 'publish', (await editor.read(salt)).version)).code).toBe('conflict');
  });
});

async function smallest(db: Parameters<typeof rowOf>[0]) {
  const [row] = await db.select().from(item).where(eq(item.slug, 'poppies'));
  if (!row) throw new Error('no such work');
  return row;
}

describe('a work of the editor’s own', () => {
  test('is neither changed, nor put on sale, nor given another picture at the desk', async ({ api, db }) => {
    const { lin, poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const colleague = editorOf(api, await newStaff(api, db, 'editor', 'other@example.com'));
    const [me] = await db.select().from(member).where(eq(member.email, 'editor@example.com'));
    await db
      .update(artist)
      .set({ member_id: me?.member_id ?? 0 })
      .where(eq(artist.artist_id, lin));
    const editor = editorOf(api, headers);
    const own = await editor.read(poppies);

    expect(own).toMatchObject({ is_own: true, steps: [] });
    const upload_id = 'x'.repeat(24);
    const tried = [
      await editor.save(poppies, formOf(own)),
      await editor.step(poppies, 'pause', own.version),
      await api(`/api/admin/picture/${poppies}`, {
        method: 'PUT',
        headers,
        json: { version: own.version, upload_id, withdraw: false },
      }),
      await api(`/api/admin/picture/${poppies}/back`, {
        method: 'POST',
        headers,
        json: { version: own.version, withdraw: false },
      }),
    ];
    expect(tried.map(({ code }) => code)).toEqual(tried.map(() => 'own_review'));
    expect((await colleague.read(poppies)).is_own).toBe(false);
    expect((await colleague.step(poppies, 'pause', own.version)).status).toBe(200);
  });
});
