import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { words } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { type DeskStore, deskStoreReply, deskStoresReply } from '../store-desk.contract.ts';
import { type DeskWork, deskWorkReply } from '../work-desk.contract.ts';
import { type Headers, newStaff, smallShop } from './testing-desk.ts';

const PATH = '/api/admin/store';
const pier = {
  name: words('Pier Two'),
  address: words('1 Dayong Road, Kaohsiung'),
  hours: words('Tuesday to Sunday\n11:00–19:00'),
  phone: '+886 7 521 4899',
  map_url: 'https://maps.example.com/pier-two',
};

function editorOf(api: TestApi, headers: Headers) {
  const work = (id: number) => `/api/admin/work/${id}`;
  const add = async (json: object = pier) => api(PATH, { method: 'POST', headers, json });
  return {
    add,
    opened: async (en: string) => (await add({ ...pier, name: words(en) })).as(deskStoreReply).store,
    list: async () => (await api(PATH, { headers })).as(deskStoresReply).list,
    save: (id: number, json: object) => api(`${PATH}/${id}`, { method: 'PUT', headers, json }),
    step: ({ store_id, version }: DeskStore, step: string) =>
      api(`${PATH}/${store_id}/${step}`, { method: 'POST', headers, json: { version } }),
    nameIn: async (id: number, stores: number[]) => {
      const { work: now } = (await api(work(id), { headers })).as(deskWorkReply);
      return api(work(id), { method: 'PUT', headers, json: { ...workFormOf(now), stores } });
    },
    work: async (id: number) => (await api(work(id), { headers })).as(deskWorkReply).work,
  };
}

const workFormOf = ({ version, texts, year, category, sizes, edition_size, exhibition_where }: DeskWork) => ({
  version,
  ...texts,
  year,
  category,
  edition_size,
  exhibition_where,
  sizes: sizes.map(({ size_id, price, enabled }) => ({ size_id, price, enabled })),
});

const formOf = ({ version, name, address, hours, phone, map_url }: DeskStore) => ({
  version,
  name,
  address,
  hours,
  phone,
  map_url,
});

/** Poppies are sold only in exhibition stores. */
async function exhibited(db: Db) {
  const { poppies, harbour } = await smallShop(db);
  const sold = { sale_mode: 'exhibition', exhibition_where: words('In the south') } as const;
  await db.update(item).set(sold).where(eq(item.item_id, poppies));
  return { poppies, harbour };
}

const seen = async (api: TestApi, id: number, lang = 'en') =>
  (await api(`/api/shop/${id}`, { headers: { lang } })).as(shopWorkReply).item;

describe('an exhibition store', () => {
  test('is added, named by a work, and shown to buyers in their language', async ({ api, db }) => {
    const { poppies } = await exhibited(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const { store_id } = await editor.opened('Pier Two');
    const north = await editor.opened('North Gate');
    expect(await seen(api, poppies)).not.toHaveProperty('stores');

    const saved = (await editor.nameIn(poppies, [store_id, north.store_id])).as(deskWorkReply).work;

    expect(saved.stores).toEqual([north.store_id, store_id]);
    const { stores, exhibition_where } = await seen(api, poppies, 'zh-Hans');
    expect(exhibition_where).toBe('In the south（简）');
    expect(stores?.map(({ name }) => name)).toEqual(['North Gate（简）', 'Pier Two（简）']);
    expect(stores?.[1]).toEqual({
      store_id,
      name: 'Pier Two（简）',
      address: '1 Dayong Road, Kaohsiung（简）',
      hours: 'Tuesday to Sunday\n11:00–19:00（简）',
      phone: pier.phone,
      map_url: pier.map_url,
    });
    expect((await editor.list()).map(({ works }) => works)).toEqual([1, 1]);
    const logged = await db.select().from(staffChange).where(eq(staffChange.subject, 'artwork'));
    expect(logged).toMatchObject([{ before: { stores: [] }, after: { stores: [north.store_id, store_id] } }]);
  });

  test('that was changed is seen immediately; saving an older one is a conflict', async ({ api, db }) => {
    const { poppies } = await exhibited(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const store = await editor.opened('Pier Two');
    await editor.nameIn(poppies, [store.store_id]);
    const hours = words('Every day');
    expect((await seen(api, poppies)).stores?.[0]?.hours).toContain('11:00');

    const saved = await editor.save(store.store_id, { ...formOf(store), hours });

    expect(saved.as(deskStoreReply).store.version).toBe(store.version + 1);
    expect((await seen(api, poppies)).stores?.[0]?.hours).toBe('Every day');
    expect((await editor.save(store.store_id, formOf(store))).code).toBe('conflict');
    expect((await editor.step(store, 'close')).code).toBe('conflict');
    const [, logged] = await db
      .select()
      .from(staffChange)
      .where(eq(staffChange.subject, 'store'))
      .orderBy(staffChange.change_id);
    expect(logged).toMatchObject({ action: 'edit', before: { hours: pier.hours }, after: { hours } });
  });

  test('that is saved unchanged stays at its version, and nothing is logged', async ({ api, db }) => {
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const store = await editor.opened('Pier Two');

    const saved = await editor.save(store.store_id, formOf(store));

    expect(saved.as(deskStoreReply).store.version).toBe(store.version);
    const logged = await db.select().from(staffChange).where(eq(staffChange.subject, 'store'));
    expect(logged.map(({ action }) => action)).toEqual(['create']);
  });

  test('that is closed is not shown, stays with its works, and opens again', async ({ api, db }) => {
    const { poppies, harbour } = await exhibited(db);
    await db.update(item).set({ sale_mode: 'exhibition', exhibition_where: words('Here') });
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const store = await editor.opened('Pier Two');
    await editor.nameIn(poppies, [store.store_id]);

    const closed = (await editor.step(store, 'close')).as(deskStoreReply).store;

    expect(closed.closed).toBe(true);
    expect(await seen(api, poppies)).not.toHaveProperty('stores');
    expect((await editor.work(poppies)).stores).toEqual([store.store_id]);
    // Works that name it may keep it; no other work may name it.
    expect((await editor.nameIn(poppies, [store.store_id])).code).toBe('success');
    expect((await editor.nameIn(harbour, [store.store_id])).code).toBe('validation');
    expect((await editor.step(closed, 'close')).code).toBe('conflict');
    expect((await editor.step(closed, 'open')).code).toBe('success');
    expect((await seen(api, poppies)).stores).toHaveLength(1);
    const logged = await db
      .select()
      .from(staffChange)
      .where(eq(staffChange.subject, 'store'))
      .orderBy(staffChange.change_id);
    expect(logged.map(({ action }) => action)).toEqual(['create', 'close', 'open']);
  });

  test('is only for works that are sold in stores', async ({ api, db }) => {
    const { harbour, poppies } = await exhibited(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const { store_id } = await editor.opened('Pier Two');

    expect((await editor.nameIn(harbour, [store_id])).as(deskWorkReply).work.stores).toEqual([]);
    expect((await editor.nameIn(poppies, [store_id + 1])).code).toBe('validation');
    await editor.nameIn(poppies, [store_id]);
    expect((await editor.nameIn(poppies, [])).as(deskWorkReply).work.stores).toEqual([]);
  });

  test('says beside the field what is wrong with it', async ({ api, db }) => {
    await exhibited(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const wrong = async (part: object) => (await editor.add({ ...pier, ...part })).body as { errors: object };

    expect((await wrong({ name: { ...pier.name, 'zh-Hant': '' } })).errors).toHaveProperty(['name.zh-Hant']);
    expect((await wrong({ phone: 'call us' })).errors).toHaveProperty('phone');
    for (const map_url of ['javascript:alert(1)', 'http://maps.example.com', 'https://', '//maps.example.com'])
      expect((await wrong({ map_url })).errors, map_url).toHaveProperty('map_url');
    expect((await editor.add({ ...pier, phone: '', map_url: '' })).code).toBe('success');
  });

  test('costs the product page no statement more', async ({ api, db }) => {
    const { poppies } = await exhibited(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const stores = [await editor.opened('Pier Two'), await editor.opened('North Gate')];
    const asked = () => countQueries(db, () => api(`/api/shop/${poppies}`));
    await api('/api/shop');
    const without = await asked();

    await editor.nameIn(
      poppies,
      stores.map(({ store_id }) => store_id),
    );
    await api('/api/shop');

    expect(await asked()).toBe(without);
  });
});
