import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { saveCategories } from '#catalogue/works/server/work-write.service.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { newStaff, rowOf, smallShop } from '#desk/work-desk/server/testing-desk.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { master as masterRow, work } from '#selling/studio/server/studio.tables.ts';
import { importFilesReply, importReply, importsReply } from '../import.contract.ts';
import { exportWorks } from './export.service.ts';
import { workImport, workImportFile, workImportPiece } from './import.tables.ts';
import { sweepImports } from './import-sweep.service.ts';
import { importsOf, master, workAll } from './testing-import.ts';
import { zipOf } from './testing-zip.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

async function editor(api: TestApi, db: Db) {
  await smallShop(db);
  const name = { en: 'Sea', 'zh-Hant': '海景', 'zh-Hans': '海景' };
  await saveCategories(db, [
    { code: 'sea', name },
    { code: 'landscape', name: { en: 'Landscape', 'zh-Hant': '風景', 'zh-Hans': '风景' } },
  ]);
  return importsOf(api, { ...(await newStaff(api, db, 'editor')), lang: 'zh-Hant' });
}

const TABLE = `檔名,作品名稱,藝術家,title_en,分類,年份,尺寸與價格,alt_en,inspiration_en,material_en,artist_en
SALT.jpg,鹽,吳,Salt,海景,2020,40x5: 1880 / 65,A beach,A morning,Ink,Wu
harbour,港,新人,Harbour,sea,2021,400x50: 9 / 9,,,,
gone.png,不見,,,,,,,,,
,沒有圖,,,,,,,,,
`;

test('pictures and a table become drafts, once, with the artists they name; undoing takes all of it back', async ({
  api,
  db,
  config,
}) => {
  const desk = await editor(api, db);
  const works = await db.$count(item);
  const { import_id: id } = await desk.begin(true);
  await desk.send(id, 'scans/salt.JPG', await master(1));
  await desk.send(id, 'scans/harbour.jpg', await master(2));
  await desk.send(id, 'scans/left.jpg', await master(3));
  await desk.send(id, 'works.csv', Buffer.from(`\uFEFF${TABLE}`, 'utf16le'));
  expect((await desk.step(id, 'run')).code).toBe('conflict');
  expect((await desk.step(id, 'check')).as(importReply).import.state).toBe('checking');
  await workAll(db, config.dataDir);

  const checked = await desk.read(id);
  expect(checked).toMatchObject({
    state: 'checked',
    lines: { ready: 3, error: 1, left: 1 },
    plan: { creates: 3, changes: 0, new_artists: 1 },
    progress: { done: 3, total: 3 },
    steps: ['check', 'run'],
  });
  const lines = await desk.lines(id);
  expect(lines.map(({ row, state, publishes }) => [row, state, publishes])).toEqual([
    [2, 'ready', true],
    [3, 'ready', false],
    [4, 'error', false],
    [5, 'ready', false],
    [null, 'left', false],
  ]);
  expect(lines[1]?.warnings).toEqual(
    expect.arrayContaining([
      { code: 'new_artist', value: '新人' },
      { code: 'size_not_sharp', column: 'sizes', size: '400x50' },
      { code: 'no_sizes' },
    ]),
  );
  expect(lines[2]?.faults).toEqual([{ code: 'file_missing', column: 'file', value: 'gone.png' }]);
  expect(lines[3]?.warnings).toContainEqual({ code: 'row_without_picture' });
  expect((await desk.lines(id, '?state=error')).map(({ row }) => row)).toEqual([4]);
  expect((await desk.lines(id, '?keyword=harb')).map(({ row }) => row)).toEqual([3]);

  await desk.step(id, 'run');
  expect((await desk.step(id, 'run')).code).toBe('conflict');
  await workAll(db, config.dataDir);
  await workAll(db, config.dataDir);

  expect(await desk.read(id)).toMatchObject({ state: 'done', lines: { done: 3, error: 1, left: 1 }, steps: ['undo'] });
  expect(await db.$count(item)).toBe(works + 3);
  const [salt, harbour] = await desk.lines(id, '?state=done');
  expect(await rowOf(db, salt?.item_id ?? 0)).toMatchObject({
    title: { en: 'Salt', 'zh-Hant': '鹽', 'zh-Hans': '' },
    category: 'sea',
    year: 2020,
    status: 'online',
    original_w_px: 2_400,
  });
  expect(salt?.picture?.width).toBe(2_400);
  expect(await rowOf(db, harbour?.item_id ?? 0)).toMatchObject({
    status: 'offline',
    stage: 'draft',
    artist_id: expect.any(Number),
  });
  const storage = openStorage({ dataDir: config.dataDir ?? '' });
  await sweepImports(db, storage);
  const [studio] = await db
    .select()
    .from(work)
    .where(eq(work.item_id, salt?.item_id ?? 0));
  const [stored] = await db
    .select()
    .from(masterRow)
    .where(eq(masterRow.master_id, studio?.master_id ?? ''));
  expect(stored).toMatchObject({ state: 'ready', pieces: [expect.any(String)] });
  for (const piece of stored?.pieces ?? [])
    expect(await storage.exists(`originals/${stored?.master_id ?? ''}/${piece}`)).toBe(true);
  expect(await db.$count(workImportPiece)).toBe(0);

  await db
    .update(item)
    .set({ version: 99 })
    .where(eq(item.item_id, harbour?.item_id ?? 0));
  expect((await desk.step(id, 'undo')).as(importReply).import.state).toBe('undoing');
  await workAll(db, config.dataDir);

  expect(await desk.read(id)).toMatchObject({ state: 'undone', lines: { undone: 2, kept: 1 } });
  expect(await db.$count(item)).toBe(works + 1);
  expect((await desk.lines(id, '?state=kept'))[0]).toMatchObject({
    row: 3,
    faults: [{ code: 'changed_since', item_id: harbour?.item_id }],
  });
  expect(await storage.exists(`renditions/${salt?.picture?.hash ?? ''}/2400.jpg`)).toBe(false);
});

test('without a table, each picture of an archive is a work with its title from the file name', async ({
  api,
  db,
  config,
}) => {
  const desk = await editor(api, db);
  const artists = await db.$count(artist);
  const { import_id: id } = await desk.begin();
  const zip = zipOf([
    { name: 'scans/01_鹽風.jpg', bytes: await master(1), isPacked: true },
    { name: '../../evil.jpg', bytes: await master(2) },
    { name: '__MACOSX/scans/._01.jpg', bytes: Buffer.from('x') },
    { name: 'notes.pdf', bytes: Buffer.from('x') },
    { name: 'more.zip', bytes: Buffer.from('x') },
    { name: 'no-picture.png', bytes: Buffer.from('no picture at all') },
  ]);
  await desk.send(id, 'works.zip', zip);
  await desk.step(id, 'check');
  await workAll(db, config.dataDir);

  expect(await desk.read(id)).toMatchObject({
    state: 'checked',
    faults: [],
    warnings: [
      { code: 'ignored_file', value: 'notes.pdf' },
      { code: 'nested_zip', value: 'more.zip' },
    ],
  });
  expect((await desk.lines(id)).map(({ title, file, state }) => [title, file, state])).toEqual([
    ['鹽風', 'scans/01_鹽風.jpg', 'ready'],
    ['evil', 'evil.jpg', 'ready'],
    ['no-picture', 'no-picture.png', 'error'],
  ]);
  await desk.step(id, 'run');
  await workAll(db, config.dataDir);

  const done = await desk.lines(id, '?state=done');
  expect(done.map(({ picture }) => picture?.width)).toEqual([2_400, 2_400]);
  expect(await db.$count(artist)).toBe(artists);
});

test.for(['csv', 'xlsx'] as const)(
  'works that are exported and imported again (%s) change nothing',
  async (format, { api, db, config }) => {
    const desk = await editor(api, db);
    const staff = { staff_id: 1, lang: 'zh-Hans' } as const;
    const before = await db.select().from(item);
    const table = await new Response(await exportWorks(db, staff, { format, what: 'works' })).bytes();
    const { import_id: id } = await desk.begin();
    await desk.send(id, `works.${format}`, Buffer.from(table));
    await desk.step(id, 'check');
    await workAll(db, config.dataDir);

    const lines = await desk.lines(id);
    expect(lines.map(({ state, faults, columns }) => ({ state, faults, columns }))).toEqual(
      before.map(() => ({ state: 'nothing', faults: [], columns: [] })),
    );
    expect((await desk.step(id, 'run')).code).toBe('conflict');
  },
);

test('a row with a number changes that work and names the columns; undoing restores it', async ({
  api,
  db,
  config,
}) => {
  const { poppies, salt } = await smallShop(db);
  const desk = importsOf(api, await newStaff(api, db, 'editor'));
  const was = await rowOf(db, poppies);
  const table = `id,Title,Sizes and prices,Year,Artist\n${poppies},Red poppies,30x20: 1200 / 40,1999,Lin\n${salt},,,,Wu\n${salt},Salz,,,\n999999,x,,,`;
  const { import_id: id } = await desk.begin();
  await desk.send(id, 'works.csv', Buffer.from(table));
  await desk.step(id, 'check');
  await workAll(db, config.dataDir);

  expect(
    (await desk.lines(id)).map(({ state, columns, faults }) => [state, columns, faults.map(({ code }) => code)]),
  ).toEqual([
    ['ready', ['title_en', 'year', 'sizes'], []],
    ['nothing', [], []],
    ['error', ['title_en'], ['work_twice']],
    ['error', [], ['unknown_work']],
  ]);
  await desk.step(id, 'run');
  await workAll(db, config.dataDir);
  expect(await rowOf(db, poppies)).toMatchObject({
    title: { en: 'Red poppies' },
    year: 1999,
    price_to_ntd: expect.any(Number),
  });

  await desk.step(id, 'undo');
  await workAll(db, config.dataDir);
  const { version: _v, updated_at: _u, ...values } = await rowOf(db, poppies);
  expect(was).toMatchObject(values);
});

test('files are sent in pieces, continue after a reload, and are refused beyond the quota or while a check runs', async ({
  api,
  db,
  config,
}) => {
  const desk = await editor(api, db);
  const { import_id: id } = await desk.begin();
  const bytes = Buffer.alloc(9 * 1024 * 1024, 1);
  const { files } = (await desk.register(id, [{ name: 'a.zip', size: bytes.length }])).as(importFilesReply);
  const upload_id = files[0]?.upload_id ?? '';
  const first = bytes.subarray(0, 4 * 1024 * 1024);
  expect((await desk.piece(id, upload_id, 0, first)).status).toBe(200);
  expect((await desk.piece(id, upload_id, 0, first)).body).toMatchObject({ code: 'conflict', received: first.length });
  expect((await desk.piece(id, upload_id, first.length, bytes.subarray(0, 10))).code).toBe('validation');
  expect((await desk.register(id, [{ name: 'a.zip', size: bytes.length }])).body).toMatchObject({
    files: [{ upload_id, received: first.length }],
  });
  await desk.send(id, 'a.zip', bytes);
  expect((await desk.read(id)).files).toMatchObject({ count: 1, received: bytes.length, zips: 1 });

  expect((await desk.register(id, [{ name: 'a.exe', size: 1 }])).code).toBe('unsupported_media');
  expect((await desk.register(id, [{ name: 'a.tif', size: 300 * 1024 ** 2 }])).code).toBe('too_large');
  expect((await desk.register(id, [{ name: 'b.zip', size: 64 * 1024 ** 3 }])).code).toBe('upload_quota');
  await desk.step(id, 'check');
  expect((await desk.register(id, [{ name: 'b.jpg', size: 1 }])).code).toBe('conflict');
  await workAll(db, config.dataDir);
  expect(await desk.read(id)).toMatchObject({
    state: 'checked',
    faults: [{ code: 'not_a_zip', value: 'a.zip' }],
    steps: ['check'],
  });

  expect((await desk.remove(`${id}/file/${upload_id}`)).code).toBe('success');
  expect(await desk.read(id)).toMatchObject({ state: 'receiving', files: { count: 0 }, faults: [] });
  await sweepImports(db, openStorage({ dataDir: config.dataDir ?? '' }));
  expect(await db.$count(workImportPiece)).toBe(0);
});

test('imports left for days are removed with their files; there are only so many open ones', async ({
  api,
  db,
  config,
}) => {
  const desk = await editor(api, db);
  const { import_id: id } = await desk.begin();
  await desk.send(id, 'a.jpg', Buffer.from('x'));
  await db.update(workImport).set({ changed_at: new Date(0) });
  const kept = await desk.begin();
  await sweepImports(db, openStorage({ dataDir: config.dataDir ?? '' }));

  expect((await db.select().from(workImport)).map(({ import_id }) => import_id)).toEqual([kept.import_id]);
  expect(await db.$count(workImportFile)).toBe(0);
  expect(await db.$count(workImportPiece)).toBe(0);
  for (let open = 1; open < 10; open++) await desk.begin();
  await expect(desk.begin()).rejects.toThrow();
  expect((await desk.remove(String(kept.import_id))).code).toBe('success');
  expect((await desk.begin()).state).toBe('receiving');
  expect(id).not.toBe(kept.import_id);
});

test('a colleague who may not edit works sees no imports', async ({ api, db }) => {
  const headers = await newStaff(api, db, 'support');
  expect((await api('/api/admin/import', { headers })).code).toBe('forbidden');
  const own = await newStaff(api, db, 'editor');
  expect((await api('/api/admin/import', { headers: own })).as(importsReply).list).toEqual([]);
});

test('a run is paused between two works and continues; a work that was changed since the check fails and can be tried again', async ({
  api,
  db,
  config,
}) => {
  const { poppies, harbour } = await smallShop(db);
  const desk = importsOf(api, await newStaff(api, db, 'editor'));
  const { import_id: id } = await desk.begin();
  await desk.send(id, 'works.csv', Buffer.from(`id,Year\n${poppies},1999\n${harbour},1998\n`));
  await desk.step(id, 'check');
  await workAll(db, config.dataDir);
  const { version } = await rowOf(db, harbour);
  await db
    .update(item)
    .set({ version: version + 1 })
    .where(eq(item.item_id, harbour));
  await desk.step(id, 'run');
  await desk.step(id, 'pause');
  await workAll(db, config.dataDir);

  expect(await desk.read(id)).toMatchObject({ state: 'paused', lines: { ready: 2 }, steps: ['resume'] });
  await desk.step(id, 'resume');
  await workAll(db, config.dataDir);
  expect(await desk.read(id)).toMatchObject({
    state: 'done',
    lines: { done: 1, failed: 1 },
    progress: { done: 2, total: 2 },
    steps: ['run', 'undo'],
  });
  expect((await desk.lines(id, '?state=failed'))[0]?.faults).toEqual([{ code: 'changed_since' }]);

  await db.update(item).set({ version }).where(eq(item.item_id, harbour));
  await desk.step(id, 'run');
  await workAll(db, config.dataDir);
  expect(await desk.read(id)).toMatchObject({ state: 'done', lines: { done: 2, failed: 0 } });
  expect((await rowOf(db, harbour)).year).toBe(1998);
});

test('a run that is interrupted in the middle of a picture goes on later', async ({ api, db, config }) => {
  const desk = await editor(api, db);
  const { import_id: id } = await desk.begin();
  await desk.send(id, 'salt.jpg', await master(1));
  await desk.step(id, 'check');
  await workAll(db, config.dataDir);
  await desk.step(id, 'run');
  const closing = new AbortController();
  setTimeout(() => closing.abort(), 150);
  await workAll(db, config.dataDir, closing.signal);
  await workAll(db, config.dataDir);

  expect(await desk.read(id)).toMatchObject({ state: 'done', lines: { done: 1, failed: 0 } });
});
