import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { uploadReply } from '../studio.contract.ts';
import { MAX_MASTER_BYTES, PIECE_BYTES } from '../studio.rules.ts';
import { sweepMasters } from './master-sweep.service.ts';
import { master } from './studio.tables.ts';
import { newSeller, post, sendPiece } from './testing-studio.ts';

type Headers = Record<string, string>;

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

/** Two pieces and a bit. */
const SIZE = 2 * PIECE_BYTES + 1_000;
const PIECE = new Uint8Array(PIECE_BYTES).fill(7);
const LAST = PIECE.subarray(0, 1_000);

const begin = (api: TestApi, headers: Headers, json: object = { name: 'sea.tif', size: SIZE }) =>
  post(api, headers, '/api/sales/upload', json);
const received = async (api: TestApi, headers: Headers, id: string) =>
  (await api(`/api/sales/upload/${id}`, { headers })).as(uploadReply).upload.received;

async function begun(api: TestApi, db: Db) {
  const { headers } = await newSeller(db, 'Mei Lin');
  const { upload } = (await begin(api, headers)).as(uploadReply);
  const send = (offset: number, bytes: Uint8Array, id = upload.upload_id) => sendPiece(api, headers, id, offset, bytes);
  return { headers, upload, id: upload.upload_id, send };
}

describe('a master', () => {
  test('arrives in pieces, reports its progress, and is queued for its check', async ({ api, db, config }) => {
    const { headers, upload, id, send } = await begun(api, db);
    expect(upload).toMatchObject({ received: 0, piece_bytes: PIECE_BYTES, state: 'receiving', name: 'sea.tif' });

    expect((await send(0, PIECE)).as(uploadReply).upload.received).toBe(PIECE_BYTES);
    expect(await received(api, headers, id)).toBe(PIECE_BYTES);
    await send(PIECE_BYTES, PIECE);
    expect((await send(2 * PIECE_BYTES, LAST)).as(uploadReply).upload).toMatchObject({
      received: SIZE,
      state: 'received',
    });

    const folder = join(config.dataDir ?? '', 'pictures', 'originals', id.slice(0, 2), id);
    const [row] = await db.select().from(master);
    expect((await readdir(folder)).toSorted()).toEqual(row?.pieces);
    expect(row?.pieces.map((name) => name[0])).toEqual(['0', '1', '2']);
    expect(row?.begun).toEqual([]);
    expect(await readdir(join(config.dataDir ?? '', 'incoming'))).toEqual([]);
    expect(row?.due_at).toBeInstanceOf(Date);
  });

  test.for([
    ['out of order', PIECE_BYTES, PIECE],
    ['from the middle of a piece', 5, PIECE],
    ['beyond its end', 3 * PIECE_BYTES, LAST],
  ] as const)('sent %s gets the place to continue', async ([, offset, bytes], { api, db }) => {
    const { send } = await begun(api, db);

    expect((await send(offset, bytes)).body).toMatchObject({ code: 'conflict', received: 0 });
  });

  test('sent twice is accepted once', async ({ api, db }) => {
    const { headers, id, send } = await begun(api, db);
    await send(0, PIECE);

    expect((await send(0, PIECE)).body).toMatchObject({ code: 'conflict', received: PIECE_BYTES });
    expect(await received(api, headers, id)).toBe(PIECE_BYTES);
  });

  test.for([
    ['too short', PIECE.subarray(1), 'validation'],
    ['empty', new Uint8Array(), 'validation'],
    ['too long', new Uint8Array(PIECE_BYTES + 1), 'too_large'],
  ] as const)('with a piece that is %s stays as it is', async ([, bytes, code], { api, db }) => {
    const { headers, id, send } = await begun(api, db);

    expect((await send(0, bytes)).code).toBe(code);
    expect(await received(api, headers, id)).toBe(0);
  });

  test('with more bytes than announced is refused', async ({ api, db }) => {
    const { headers } = await newSeller(db, 'Mei Lin');
    const { upload } = (await begin(api, headers, { name: 'a.jpg', size: 10 })).as(uploadReply);

    expect((await sendPiece(api, headers, upload.upload_id, 0, new Uint8Array(11))).code).toBe('validation');
    expect((await sendPiece(api, headers, upload.upload_id, 0, new Uint8Array(10))).status).toBe(200);
    expect((await sendPiece(api, headers, upload.upload_id, 10, new Uint8Array(1))).code).toBe('conflict');
  });

  test('whose piece declares a wrong length is measured', async ({ api, db }) => {
    const { headers, id } = await begun(api, db);
    const more = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });

    const reply = await api(`/api/sales/upload/${id}?offset=0`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: more,
      duplex: 'half',
    } as RequestInit);

    expect(reply.code).toBe('too_large');
    expect(await received(api, headers, id)).toBe(0);
  });

  test('continues after a lost connection', async ({ api, db }) => {
    const { headers, id, send } = await begun(api, db);
    await send(0, PIECE);
    const lost = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(PIECE.subarray(0, 500_000));
        controller.error(new Error('gone'));
      },
    });
    await api(`/api/sales/upload/${id}?offset=${PIECE_BYTES}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: lost,
      duplex: 'half',
    } as RequestInit);

    const offset = await received(api, headers, id);
    expect(offset).toBe(PIECE_BYTES);
    expect((await send(offset, PIECE)).status).toBe(200);
  });

  test.for([
    ['a.jpg.exe', 'a.jpg.exe'],
    ['../../../etc/passwd', 'passwd'],
    ['C:\\temp\\sea.tif', 'sea.tif'],
    ['sea\u202Efit.tif', 'seafit.tif'],
    ['a\u0000b.tif', 'ab.tif'],
    ['\ud800', 'file'],
    ['', 'file'],
    ['<img src=x>.tif', '<img src=x>.tif'],
  ] as const)('called %j is listed as %j, whatever type it says it has', async ([name, shown], { api, db }) => {
    const { headers } = await newSeller(db, 'Mei Lin');
    const { upload } = (await begin(api, headers, { name, size: 4 })).as(uploadReply);

    const reply = await api(`/api/sales/upload/${upload.upload_id}?offset=0`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'text/html' },
      body: new Uint8Array(4),
    });

    expect(upload.name).toBe(shown);
    expect(reply.as(uploadReply).upload.state).toBe('received');
  });

  test.for([0, -1, 1.5, MAX_MASTER_BYTES + 1, '9', null])('of %j bytes is not begun', async (size, { api, db }) => {
    const { headers } = await newSeller(db, 'Mei Lin');

    expect((await begin(api, headers, { name: 'a', size })).code).toBe('validation');
  });
});

describe('a seller', () => {
  test('has a limited number of uploads in progress', async ({ api, db }) => {
    const { headers, member_id } = await newSeller(db, 'Mei Lin');
    const ends: string[] = [];
    for (let at = 0; at < 13; at++) ends.push((await begin(api, headers)).code);
    expect(ends).toEqual([...Array(12).fill('success'), 'upload_quota']);

    await db.update(master).set({ item_id: 1, size: MAX_MASTER_BYTES });
    const full = Array.from({ length: 40 }, (_, at) => ({
      master_id: `old-${at}`,
      member_id,
      name: 'a',
      item_id: 1,
      size: MAX_MASTER_BYTES,
    }));
    await db.insert(master).values(full);
    expect((await begin(api, headers)).code).toBe('upload_quota');
  });

  test('may start sixty in a day', async ({ api, db }) => {
    const { headers } = await newSeller(db, 'Mei Lin');
    await begin(api, headers);
    await db.update(throttle).set({ count: 60 }).where(sql`${throttle.key} like 'master:%'`);

    const reply = await begin(api, headers);

    expect(reply.code).toBe('too_many_requests');
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is checked before a byte is read: another’s master is not found', async ({ api, db }) => {
    const { id } = await begun(api, db);
    const other = await newSeller(db, 'An Wu');

    expect((await sendPiece(api, other.headers, id, 0, PIECE)).code).toBe('not_found');
    expect((await sendPiece(api, other.headers, 'A'.repeat(24), 0, PIECE)).code).toBe('not_found');
    expect((await sendPiece(api, other.headers, '..%2F..%2Fetc', 0, PIECE)).code).toBe('not_found');
  });

  test('who never comes back leaves nothing behind', async ({ api, db, config }) => {
    const { send } = await begun(api, db);
    await send(0, PIECE);
    const storage = openStorage({ dataDir: config.dataDir ?? '' });

    expect(await sweepMasters(db, storage)).toBe(0);
    await db.update(master).set({ changed_at: sql`now() - interval '49 hours'` });
    expect(await sweepMasters(db, storage)).toBe(1);

    expect(await db.$count(master)).toBe(0);
    const left = await readdir(join(config.dataDir ?? '', 'pictures', 'originals'), {
      recursive: true,
      withFileTypes: true,
    });
    expect(left.filter((one) => one.isFile())).toEqual([]);
  });
});
