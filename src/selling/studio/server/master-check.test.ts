import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { pngClaiming, strip } from '#catalogue/pictures/server/testing-hostile-files.ts';
import { openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { uploadReply, workReply } from '../studio.contract.ts';
import { workThrough } from './master-check.service.ts';
import { master, work } from './studio.tables.ts';
import { newSeller, piecesOf, post, sendPiece, studioOf } from './testing-studio.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
const log = { info: () => undefined, warn: () => undefined };

const round = (db: Db, dataDir: string | undefined, more: object = {}) =>
  workThrough({ db, config: { dataDir: dataDir ?? '' }, log, signal: new AbortController().signal, ...more });

async function sent(api: TestApi, db: Db, bytes: Buffer) {
  await openWorkIndex(db);
  const seller = await newSeller(db, 'Mei Lin');
  const { headers } = seller;
  const { upload } = (await post(api, headers, '/api/sales/upload', { name: 'a.png', size: bytes.length })).as(
    uploadReply,
  );
  const read = async () => (await api(`/api/sales/upload/${upload.upload_id}`, { headers })).as(uploadReply).upload;
  const send = async () => {
    for (const { offset, piece } of piecesOf(bytes)) await sendPiece(api, headers, upload.upload_id, offset, piece);
  };
  return { seller, upload_id: upload.upload_id, read, send };
}

describe('an uploaded master', () => {
  test('is checked in its own process, and its work gets picture and sizes', async ({ api, db, config }) => {
    const { seller, upload_id, read, send } = await sent(api, db, await strip().png().toBuffer());
    const studio = studioOf(api, seller.headers);
    const { item_id } = (await studio.create({ artist_id: seller.artist_id, upload_id })).as(workReply).work;
    await send();

    await round(db, config.dataDir);

    expect(await read()).toMatchObject({ state: 'ready', w_px: 2_400, h_px: 300, picture: { width: 2_400 } });
    const done = await studio.read(item_id);
    expect(done).toMatchObject({ picture_state: 'ready', pixels: { w_px: 2_400, h_px: 300 }, sizes: [{ w_mm: 400 }] });
    expect(await readdir(join(config.dataDir ?? '', 'incoming'))).toEqual([]);
    const file = await api(`/api/shop/${item_id}`);
    expect(file.status).toBe(404);

    await studio.saveNow(item_id, { crop: { x: 0, y: 0, w: 2_380, h: 299, turns: 2 } });
    expect((await studio.read(item_id)).picture_state).toBe('developing');
    await round(db, config.dataDir);
    const cut = await studio.read(item_id);
    expect(cut).toMatchObject({ picture_state: 'ready', picture: { width: 2_380, height: 299 } });
    expect(cut.picture?.hash).not.toBe(done.picture?.hash);
  });

  test('with too many pixels is refused, and cannot be used', async ({ api, db, config }) => {
    const { seller, upload_id, read, send } = await sent(api, db, pngClaiming(60_000, 60_000));
    await send();

    await round(db, config.dataDir);

    expect(await read()).toMatchObject({ state: 'refused', fault: 'pixels' });
    const studio = studioOf(api, seller.headers);
    expect((await studio.create({ artist_id: seller.artist_id, upload_id })).code).toBe('conflict');
  });

  test.for([
    ['memory', { memory: 60 * 1024 ** 2 }],
    ['time', { longest: 50 }],
  ] as const)(
    'and takes more %s than one may is given up, and the shop goes on',
    async ([, bound], { api, db, config }) => {
      const { read, send } = await sent(api, db, await strip().png().toBuffer());
      await send();

      await round(db, config.dataDir, bound);

      expect(await read()).toMatchObject({ state: 'refused', fault: 'heavy' });
      expect(await readdir(join(config.dataDir ?? '', 'incoming'))).toEqual([]);
    },
  );

  test('whose check the closing shop interrupts is checked by the next process, with as many attempts', async ({
    api,
    db,
    config,
  }) => {
    const { read, send } = await sent(api, db, await strip().png().toBuffer());
    await send();
    const closing = new AbortController();
    setTimeout(() => closing.abort(), 100);

    await round(db, config.dataDir, { signal: closing.signal });

    expect((await read()).state).toBe('received');
    expect((await db.select().from(master))[0]).toMatchObject({ attempts: 0 });
    await round(db, config.dataDir);
    expect((await read()).state).toBe('ready');
  });

  test('whose pieces are missing is tried three times and then given up', async ({ api, db, config }) => {
    const { read } = await sent(api, db, randomBytes(100));
    for (let attempt = 1; attempt <= 3; attempt++) {
      await db.update(master).set({ state: 'received', received: 100, due_at: sql`now()` });
      await round(db, config.dataDir);
      expect((await read()).state).toBe(attempt < 3 ? 'checking' : 'refused');
    }
    expect(await read()).toMatchObject({ fault: 'broken' });
    expect(await db.$count(work, eq(work.picture_state, 'developing'))).toBe(0);
  });
});
