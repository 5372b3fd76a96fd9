import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { order, test as orderTest } from '#buying/orders/server/testing-orders.ts';
import { reckonChanged } from '#catalogue/works/server/frame-write.service.ts';
import { frame, frameReckoning } from '#catalogue/works/server/works.tables.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { type DeskFrame, deskFrameReply, deskFramesReply } from '../frame-desk.contract.ts';
import { type Headers, newStaff, rowOf, smallShop } from './testing-desk.ts';

const PATH = '/api/admin/frame';

function editorOf(api: TestApi, headers: Headers) {
  const list = async () => (await api(PATH, { headers })).as(deskFramesReply).list;
  return {
    list,
    oak: async () => {
      const found = (await list()).find(({ name }) => name.en.startsWith('Oak'));
      if (!found) throw new Error('no oak');
      return found;
    },
    order: (json: object) => api(PATH, { method: 'PUT', headers, json }),
    add: (json: object) => api(PATH, { method: 'POST', headers, json }),
    save: (id: number, json: object) => api(`${PATH}/${id}`, { method: 'PUT', headers, json }),
  };
}

const formOf = ({ frame_id: _id, group: _group, ordered: _ordered, updated_at: _saved, ...form }: DeskFrame) => form;

describe('a frame', () => {
  test('is changed in price: the product page shows it immediately, and the prices of works follow', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const oak = await editor.oak();
    const dearer = { base: { NTD: 90_000, USD: 300_000 }, per_cm: oak.price.per_cm };
    const shown = async () => {
      const { frames } = (await api(`/api/shop/${poppies}`)).body as { frames: { frame_id: number; price: object }[] };
      return frames.find(({ frame_id }) => frame_id === oak.frame_id)?.price;
    };
    const { price_to_ntd } = await rowOf(db, poppies);

    const saved = await editor.save(oak.frame_id, { ...formOf(oak), price: dearer });

    expect(saved.as(deskFrameReply).frame).toMatchObject({ version: oak.version + 1, price: dearer });
    expect(await shown()).toEqual(dearer);
    await reckonChanged(db);
    expect((await rowOf(db, poppies)).price_to_ntd).toBeGreaterThan(price_to_ntd);
    expect(await db.select().from(frameReckoning)).toEqual([]);
    const [logged] = await db.select().from(staffChange);
    expect(logged).toMatchObject({ subject: 'frame', action: 'edit', after: { base: { NTD: 90_000 } } });
  });

  test('saved by another meanwhile is a conflict', async ({ api, db }) => {
    await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'admin'));
    const oak = await editor.oak();
    await editor.save(oak.frame_id, { ...formOf(oak), weight_g_per_cm: 9 });

    expect((await editor.save(oak.frame_id, formOf(oak))).code).toBe('conflict');
  });

  test('can be added, is offered, and withdrawn again; the last one stays', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const { version: _version, ...oak } = formOf(await editor.oak());
    const offered = async () => ((await api(`/api/shop/${poppies}`)).body as { frames: object[] }).frames.length;
    const before = await offered();

    const added = (await editor.add({ ...oak, face_mm: 30 })).as(deskFrameReply).frame;
    expect(await offered()).toBe(before + 1);
    await editor.save(added.frame_id, { ...formOf(added), enabled: false });
    expect(await offered()).toBe(before);

    await db.update(frame).set({ enabled: false });
    await db.update(frame).set({ enabled: true }).where(eq(frame.frame_id, added.frame_id));
    const last = (await editor.list()).find(({ frame_id }) => frame_id === added.frame_id);
    expect((await editor.save(added.frame_id, { ...formOf(last ?? added), enabled: false })).code).toBe('last_frame');
  });

  test('is moved, which buyers see immediately; an editor who saw another order gets a conflict', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const seen = async () => {
      const { frames } = (await api(`/api/shop/${poppies}`)).body as { frames: { frame_id: number }[] };
      return frames.map(({ frame_id }) => frame_id);
    };
    const from = (await editor.list()).map(({ frame_id }) => frame_id);
    const [first = 0, second = 0, ...others] = from;
    const to = [second, first, ...others];
    const before = await seen();

    const ordered = (await editor.order({ from, to })).as(deskFramesReply).list;

    expect(ordered.map(({ frame_id }) => frame_id)).toEqual(to);
    expect(await seen()).toEqual(to.filter((id) => before.includes(id)));
    expect(ordered.map(({ version }) => version)).toEqual(ordered.map(() => 0));
    expect((await editor.order({ from, to })).code).toBe('conflict');
    for (const wrong of [[...others], [second, second, ...others], [...to, 9_999]])
      expect((await editor.order({ from: to, to: wrong })).code).toBe('validation');
    const [logged] = await db.select().from(staffChange);
    expect(logged).toMatchObject({ subject: 'frame', action: 'order', after: { order: expect.anything() } });
    // A new one comes after the others.
    const { version: _version, ...oak } = formOf(await editor.oak());
    const { frame_id } = (await editor.add({ ...oak, face_mm: 30 })).as(deskFrameReply).frame;
    expect((await editor.list()).at(-1)?.frame_id).toBe(frame_id);
  });

  test('must be one that can be made', async ({ api, db }) => {
    await smallShop(db);
    const editor = editorOf(api, await newStaff(api, db, 'editor'));
    const { version: _version, ...oak } = formOf(await editor.oak());
    const wrong = async (part: object) => (await editor.add({ ...oak, ...part })).body as { errors: object };

    expect((await wrong({ rebate_mm: 20, face_mm: 20 })).errors).toHaveProperty('rebate_mm');
    expect((await wrong({ face_mm: 0 })).errors).toHaveProperty('face_mm');
    expect((await wrong({ depth_mm: 2 })).errors).toHaveProperty('depth_mm');
    expect((await wrong({ mat: { width_mm: 40, colour: 'red' } })).errors).toHaveProperty('mat.colour');
  });
});

orderTest('a frame that something was ordered in keeps its shape, and may be renamed', async ({ api, db, shop }) => {
  const { buyer, poppies } = shop;
  await order(api, buyer, [poppies]);
  const editor = editorOf(api, await newStaff(api, db, 'editor'));
  const ordered = (await editor.list()).find(({ frame_id }) => frame_id === poppies.frame_id);
  if (!ordered) throw new Error('no such frame');
  const material = ordered.material === 'paper' ? 'oak' : 'walnut';
  const shape = { material, profile: 'flat', face_mm: 33, rebate_mm: 6, depth_mm: 30 };

  expect(ordered.ordered).toBe(true);
  expect((await editor.save(ordered.frame_id, { ...formOf(ordered), ...shape })).code).toBe('frame_ordered');
  expect((await editor.save(ordered.frame_id, { ...formOf(ordered), max_perimeter_cm: 900 })).code).toBe('success');
});
