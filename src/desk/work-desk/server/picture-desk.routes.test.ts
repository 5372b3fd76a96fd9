import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { readDrawingJob } from '#catalogue/renderings/server/drawing-job.service.ts';
import { paintPicture } from '#catalogue/works/server/testing-works.ts';
import { item, size } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { member } from '#people/members/server/member.tables.ts';
import { master } from '#selling/studio/server/studio.tables.ts';
import { readyMaster } from '#selling/studio/server/testing-studio.ts';
import { readStudioRow } from '#selling/studio/server/work-row.service.ts';
import { uploadReply } from '#selling/studio/studio.contract.ts';
import { MAX_MASTER_BYTES } from '#selling/studio/studio.rules.ts';
import { replacedReply } from '../picture-desk.contract.ts';
import { deskWorkReply } from '../work-desk.contract.ts';
import { newStaff, rowOf, smallShop } from './testing-desk.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

async function opened(api: TestApi, db: Db) {
  const { poppies } = await smallShop(db);
  const old = await paintPicture(db, 'old-picture', '#c03020');
  await db.update(item).set({ picture_hash: old }).where(eq(item.item_id, poppies));
  const headers = await newStaff(api, db, 'editor');
  const [staff] = await db.select().from(member).where(eq(member.email, 'editor@example.com'));
  const staff_id = staff?.member_id ?? 0;
  const replace = async (upload_id: string, more: object = {}) => {
    const { version } = await rowOf(db, poppies);
    return api(`/api/admin/picture/${poppies}`, { method: 'PUT', headers, json: { version, upload_id, ...more } });
  };
  const read = async () => (await api(`/api/admin/work/${poppies}`, { headers })).as(deskWorkReply).work;
  return { poppies, old, headers, staff_id, replace, read };
}

test('another picture is seen by buyers immediately, and orders keep the old one', async ({ api, db }) => {
  const { poppies, old, staff_id, replace, read } = await opened(api, db);
  const upload_id = await readyMaster(db, staff_id);
  const before = await read();

  const replaced = (await replace(upload_id)).as(replacedReply);

  const after = await read();
  expect(replaced.version).toBe(after.version);
  expect(after.picture?.hash).not.toBe(old);
  expect(after.sizes.map(({ size_id, enabled }) => [size_id, enabled])).toEqual(
    before.sizes.map(({ size_id }) => [size_id, true]),
  );
  const { body } = await api(`/api/shop/${poppies}`);
  expect(body).toMatchObject({ item: { picture: { hash: after.picture?.hash } } });
  const print = { item_id: poppies, size_id: after.sizes[0]?.size_id ?? 0, frame_id: 2 };
  const look = { width_px: 320, format: 'jpg' } as const;
  expect((await readDrawingJob(db, { ...print, picture_hash: old }, look))?.picture.hash).toBe(old);
  expect((await readDrawingJob(db, print, look))?.picture.hash).toBe(after.picture?.hash);
  const [logged] = await db.select().from(staffChange);
  expect(logged).toMatchObject({
    action: 'picture',
    before: { picture: old },
    after: { picture: after.picture?.hash },
  });
});

test('sizes that it cannot be printed in are named, and withdrawn only when that is agreed to', async ({ api, db }) => {
  const { staff_id, replace, read } = await opened(api, db);
  // 150 pixels per inch for 30 × 20 cm, but not for 60 × 40.
  const upload_id = await readyMaster(db, staff_id, { w_px: 2_400, h_px: 1_600 });

  const refused = await replace(upload_id);
  expect(refused.body).toMatchObject({ code: 'picture_smaller', withdrawn: ['60 × 40 cm'], instead: [] });
  expect((await read()).sizes.every(({ enabled }) => enabled)).toBe(true);

  expect((await replace(upload_id, { withdraw: true })).code).toBe('success');
  expect((await read()).sizes.map(({ enabled }) => enabled)).toEqual([true, false]);
});

test('one of another shape is offered in its own sizes', async ({ api, db }) => {
  const { staff_id, replace, read } = await opened(api, db);
  const upload_id = await readyMaster(db, staff_id, { w_px: 6_000, h_px: 6_000 });

  const refused = await replace(upload_id);
  expect((refused.body as { instead: string[] }).instead).toContain('30 × 30 cm');
  await replace(upload_id, { withdraw: true });

  const offered = (await read()).sizes.filter(({ enabled }) => enabled);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.every(({ w_mm, h_mm }) => w_mm === h_mm)).toBe(true);
});

test('is refused from an older version, and with a master of someone else', async ({ api, db }) => {
  const { poppies, headers, staff_id, replace } = await opened(api, db);
  const upload_id = await readyMaster(db, staff_id);
  const { version } = await rowOf(db, poppies);
  const json = { version: version + 1, upload_id };

  expect((await api(`/api/admin/picture/${poppies}`, { method: 'PUT', headers, json })).code).toBe('conflict');
  expect((await replace(await readyMaster(db, staff_id + 1))).code).toBe('not_found');
});

test('a master comes in through the sellers’ road, within its limits', async ({ api, db }) => {
  const { headers } = await opened(api, db);
  const begun = await api('/api/admin/upload', { method: 'POST', headers, json: { name: 'a.jpg', size: 1_000 } });
  const { upload_id } = begun.as(uploadReply).upload;
  const type = { 'content-type': 'application/octet-stream', 'content-length': '1000' };
  const path = `/api/admin/upload/${upload_id}`;

  const sent = await api(`${path}?offset=0`, {
    method: 'PUT',
    headers: { ...headers, ...type },
    body: new Uint8Array(1_000),
  });

  expect(sent.as(uploadReply).upload.state).toBe('received');
  expect((await api(path, { headers })).as(uploadReply).upload.received).toBe(1_000);
});

test('the shop adds any number of works; only unused masters count towards the limit', async ({ api, db }) => {
  const { headers, staff_id, poppies } = await opened(api, db);
  const begin = () => api('/api/admin/upload', { method: 'POST', headers, json: { name: 'a.jpg', size: 1_000 } });
  const large = Array.from({ length: 60 }, (_, at) => ({
    master_id: `large-${at}`,
    member_id: staff_id,
    name: 'a',
    item_id: poppies,
    size: MAX_MASTER_BYTES,
  }));
  await db.insert(master).values(large);

  expect((await begin()).code).toBe('success');
  // Refused ones no longer count as in progress, but exist until the cleanup.
  await db.update(master).set({ item_id: null, state: 'refused' });
  expect((await begin()).code).toBe('upload_quota');
});

describe('the picture that was replaced', () => {
  const backOf = ({ poppies, headers }: { poppies: number; headers: Record<string, string> }, api: TestApi, db: Db) => {
    return async (more: object = {}) => {
      const { version } = await rowOf(db, poppies);
      return api(`/api/admin/picture/${poppies}/back`, { method: 'POST', headers, json: { version, ...more } });
    };
  };

  test('is put back with its sizes, and the other one again after it', async ({ api, db }) => {
    const desk = await opened(api, db);
    const back = backOf(desk, api, db);
    expect((await desk.read()).former).toBeUndefined();
    const before = await desk.read();
    // A square one: none of the work's sizes fits.
    const upload_id = await readyMaster(db, desk.staff_id, { w_px: 6_000, h_px: 6_000 });
    await desk.replace(upload_id, { withdraw: true });
    const square = await desk.read();
    expect(square.former?.picture.hash).toBe(desk.old);

    expect((await back()).code).toBe('success');

    const after = await desk.read();
    const offered = ({ sizes }: typeof after) => sizes.filter(({ enabled }) => enabled).map(({ label }) => label);
    expect(after).toMatchObject({ picture: { hash: desk.old }, original: before.original });
    expect(offered(after)).toEqual(offered(before));
    expect((await api(`/api/shop/${desk.poppies}`)).body).toMatchObject({ item: { picture: { hash: desk.old } } });
    expect((await readStudioRow(db, await rowOf(db, desk.poppies))).master_id).toBeNull();
    const [, logged] = await db.select().from(staffChange).orderBy(staffChange.change_id);
    expect(logged).toMatchObject({ action: 'picture_back', after: { picture: desk.old } });

    await back();
    const again = await desk.read();
    expect(again.picture?.hash).toBe(square.picture?.hash);
    expect(offered(again)).toEqual(offered(square));
    expect((await readStudioRow(db, await rowOf(db, desk.poppies))).master_id).toBe(upload_id);
  });

  test('keeps the prices of now, and names sizes that it cannot be printed in', async ({ api, db }) => {
    const desk = await opened(api, db);
    const back = backOf(desk, api, db);
    await desk.replace(await readyMaster(db, desk.staff_id));
    const price = { NTD: 4_321, USD: 15_000 };
    await db.update(size).set({ price }).where(eq(size.item_id, desk.poppies));
    await db.insert(size).values({ item_id: desk.poppies, w_mm: 400, h_mm: 400, price });

    expect((await back()).body).toMatchObject({ code: 'picture_smaller', withdrawn: ['40 × 40 cm'] });
    expect((await back({ withdraw: true })).code).toBe('success');

    const { sizes } = await desk.read();
    expect(sizes.map((one) => one.price)).toEqual([price, price, price]);
    expect(sizes.filter(({ enabled }) => !enabled).map(({ label }) => label)).toEqual(['40 × 40 cm']);
  });

  test('is not offered once the picture was replaced again, or its files are gone', async ({ api, db }) => {
    const desk = await opened(api, db);
    const back = backOf(desk, api, db);
    expect((await back()).code).toBe('conflict');
    const upload_id = await readyMaster(db, desk.staff_id);
    await desk.replace(upload_id);
    const hung = (await desk.read()).picture?.hash ?? '';
    await db.update(item).set({ picture_hash: desk.old }).where(eq(item.item_id, desk.poppies));
    expect((await desk.read()).former).toBeUndefined();
    expect((await back()).code).toBe('conflict');

    await db.update(item).set({ picture_hash: hung }).where(eq(item.item_id, desk.poppies));
    expect((await desk.read()).former).toBeDefined();
    await desk.replace(await readyMaster(db, desk.staff_id));
    await db.update(master).set({ state: 'refused' }).where(eq(master.master_id, upload_id));
    expect((await desk.read()).former).toBeUndefined();
    const stale = { version: (await rowOf(db, desk.poppies)).version - 1 };
    expect((await back(stale)).code).toBe('conflict');
  });
});
