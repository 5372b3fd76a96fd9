import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { order, payAll } from '#buying/orders/server/testing-orders.ts';
import type { Database } from '#db/server/connect.ts';
import type { TestDatabase } from '#db/server/testing.setup.ts';
import { openTestDatabase } from '#db/server/testing.ts';
import { s3Storage } from '#ground/storage/server/storage-s3.ts';
import { openTestBucket } from '#ground/storage/server/testing-bucket.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { makeBackup } from './backup.service.ts';
import { bucketPlace, folderPlace } from './backup-place.ts';
import { listBackups } from './manifest.ts';
import { readIndex } from './picture-copies.ts';
import { type OpenBackup, openBackup, restoreBackup, verifyBackup } from './restore.service.ts';
import {
  backupTo,
  filesOf,
  newStorage,
  orderOn,
  snapshotOf,
  storePictures,
  sumsOf,
  test,
  writeOddRows,
} from './testing-shops.ts';

const nothing = () => undefined;
const verified = (backup: OpenBackup) => verifyBackup(backup, pino({ level: 'silent' }), nothing);

async function emptyDatabase(source: TestDatabase): Promise<Database> {
  const database = await openTestDatabase(source);
  onTestFinished(() => database.close());
  return database;
}

async function restored(source: TestDatabase, folder: string, key?: Buffer) {
  const database = await emptyDatabase(source);
  const storage = await newStorage();
  await restoreBackup(database, storage, await openBackup(folderPlace(folder), key), nothing);
  return { database, storage };
}

/** The paths of all pieces of a place. */
async function piecesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'chunks'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('a backup', () => {
  test('restored equals the shop, table by table and picture by picture', async ({ source, database, api, shop }) => {
    await order(api, shop.buyer, [shop.poppies, shop.harbour]);
    await payAll(database.db);
    await writeOddRows(database.db);
    const storage = await newStorage();
    await storePictures(storage);
    const folder = await temporaryFolder();

    const report = await makeBackup(snapshotOf(database), storage, await backupTo(folder));
    const copy = await restored(source, folder);

    const sums = await sumsOf(database);
    expect(await sumsOf(copy.database)).toEqual(sums);
    expect(report.rows).toBe(sums.reduce((sum, { rows }) => sum + rows, 0));
    expect(sums.find(({ name }) => name === 'shop_order')?.rows).toBe(1);
    expect(sums.find(({ name }) => name === 'session')?.rows).toBeGreaterThan(0);
    expect(sums.find(({ name }) => name === 'mail_outbox')?.rows).toBeGreaterThan(0);
    expect(await filesOf(copy.storage)).toEqual(await filesOf(storage));
  });

  test('continues numbers, and keeps what the database refuses', async ({ source, database, api, shop }) => {
    await order(api, shop.buyer, [shop.poppies]);
    const folder = await temporaryFolder();
    await makeBackup(snapshotOf(database), await newStorage(), await backupTo(folder));
    const copy = await restored(source, folder);

    const next = sql`select nextval(pg_get_serial_sequence('shop_order', 'order_id'))::int as id`;
    const [original, again] = await Promise.all([database.db.execute(next), copy.database.db.execute(next)]);
    expect(again.rows).toEqual(original.rows);
    const rules = sql`select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`;
    expect((await copy.database.db.execute(rules)).rows).toEqual((await database.db.execute(rules)).rows);
  });

  test('made while orders are placed has each of them completely or not at all', async ({
    source,
    database,
    api,
    shop,
  }) => {
    const folder = await temporaryFolder();
    const ordering = await orderOn(database.db, api, shop);

    const before = await order(api, shop.buyer, [shop.poppies]);
    await makeBackup(snapshotOf(database), await newStorage(), await backupTo(folder));
    const codes = [before, ...(await ordering.stop())];

    const copy = await restored(source, folder);
    const { rows } = await copy.database.db.execute<{ code: string; lines: number }>(
      sql`select code, (select count(*)::int from order_line l where l.order_id = o.order_id) as lines from shop_order o`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(codes).toEqual(expect.arrayContaining(rows.map(({ code }) => code)));
    expect(rows.map(({ code }) => code)).toContain(before);
    expect(new Set(rows.map(({ lines }) => lines))).toEqual(new Set([1]));
  });

  test('reads only the pictures that are new, and keeps as many backups as configured', async ({ database }) => {
    const folder = await temporaryFolder();
    const storage = await newStorage();
    await storePictures(storage);
    const make = async (keep: number) => makeBackup(snapshotOf(database), storage, await backupTo(folder, { keep }));

    expect(await make(2)).toMatchObject({ pictures: 3, readPictures: 3, removed: [] });
    const pieces = await piecesOf(folder);
    expect(await make(2)).toMatchObject({ pictures: 3, readPictures: 0, removed: [] });
    expect((await piecesOf(folder)).sort()).toEqual(pieces.sort());
    await storage.put('attachments/17', Buffer.from('changed'), 'text/plain');
    await storage.remove('originals/abcdef.jpeg');
    expect(await make(1)).toMatchObject({
      pictures: 2,
      readPictures: 1,
      removed: [expect.any(String), expect.any(String)],
    });

    expect(await listBackups(folderPlace(folder))).toHaveLength(1);
    expect((await piecesOf(folder)).length).toBeLessThan(pieces.length);
    await verified(await openBackup(folderPlace(folder), undefined));
  });
});

describe('a place of backups', () => {
  test('can be read by the shop’s own user only', async ({ database }) => {
    const folder = join(await temporaryFolder(), 'new');
    await makeBackup(snapshotOf(database), await newStorage(), await backupTo(folder));

    for (const path of [join(folder, 'chunks'), join(folder, 'backups'), ...(await piecesOf(folder))])
      expect((await stat(path)).mode & 0o077, path).toBe(0);
  });

  test('gets a picture again whose piece has disappeared', async ({ source, database }) => {
    const folder = await temporaryFolder();
    const storage = await newStorage();
    await storePictures(storage);
    await makeBackup(snapshotOf(database), storage, await backupTo(folder));
    const [lost = ''] = await picturePieces(await openBackup(folderPlace(folder), undefined));
    await rm(join(folder, lost));

    const report = await makeBackup(snapshotOf(database), storage, await backupTo(folder));

    expect(report.readPictures).toBe(1);
    expect(await filesOf((await restored(source, folder)).storage)).toEqual(await filesOf(storage));
  });

  test('lists no backup whose pieces disappear while it is made', async ({ database }) => {
    const folder = await temporaryFolder();
    const place = folderPlace(folder);
    let last = '';
    const write: typeof place.write = async (path, bytes) => {
      await place.write(path, bytes);
      if (last) await place.remove(last);
      last = path;
    };

    const making = makeBackup(
      snapshotOf(database),
      await newStorage(),
      await backupTo('', { place: { ...place, write } }),
    );

    await expect(making).rejects.toThrow('is not complete');
    expect(await listBackups(place)).toEqual([]);
  });
});

describe('a damaged backup is refused', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    [
      'altered',
      async (path) =>
        writeFile(
          path,
          (await readFile(path)).map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
        ),
    ],
    ['truncated', (path) => truncate(path, 25)],
    ['removed', (path) => rm(path)],
  ];
  test.for(damages)('if any of its pieces was %s', async ([, damage], { source, database }) => {
    const folder = await temporaryFolder();
    const storage = await newStorage();
    await storage.put('originals/abcdef.jpeg', randomBytes(1_000), 'image/jpeg');
    await makeBackup(snapshotOf(database), storage, await backupTo(folder));
    const opened = await openBackup(folderPlace(folder), undefined);
    const target = await emptyDatabase(source);
    const restore = async () => restoreBackup(target, await newStorage(), opened, nothing);
    const empty = await sumsOf(target);
    const [table] = opened.manifest.tables.flatMap(({ chunks }) => chunks);
    for (const path of [table, ...opened.manifest.pictures.chunks, ...(await picturePieces(opened))]) {
      const piece = await readFile(join(folder, path ?? ''));
      await damage(join(folder, path ?? ''));
      await expect(restore(), path).rejects.toThrow('This backup is damaged');
      await writeFile(join(folder, path ?? ''), piece);
    }
    expect(await sumsOf(target)).toEqual(empty);
    await restore();
    expect(await sumsOf(target)).toEqual(await sumsOf(database));
  });

  test('if its list was altered, and one without a list is none', async ({ database }) => {
    const folder = await temporaryFolder();
    await makeBackup(snapshotOf(database), await newStorage(), await backupTo(folder));
    const [{ path = '' } = {}] = await listBackups(folderPlace(folder));
    const text = await readFile(join(folder, path), 'utf8');

    await writeFile(join(folder, path), text.replace(/"rows": 2\b/, '"rows": 1'));
    await expect(openBackup(folderPlace(folder), undefined)).rejects.toThrow('is damaged');
    await writeFile(join(folder, path), text.slice(0, -10));
    await expect(openBackup(folderPlace(folder), undefined)).rejects.toThrow('is damaged');
    await rm(join(folder, path));
    await expect(openBackup(folderPlace(folder), undefined)).rejects.toThrow('There is no complete backup');
  });
});

async function picturePieces({ manifest, chunks }: Awaited<ReturnType<typeof openBackup>>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const picture of readIndex(chunks, manifest)) pieces.push(...picture.chunks);
  return pieces;
}

describe('an encrypted backup', () => {
  const key = randomBytes(32);

  test('shows nothing, and opens with its key only', async ({ source, database, shop: _ }) => {
    const folder = await temporaryFolder();
    const storage = await newStorage();
    await storage.put('attachments/17', Buffer.from('a secret attachment'), 'text/plain');
    await makeBackup(snapshotOf(database), storage, await backupTo(folder, { key, secretsKey: 'the shop key' }));

    for (const path of await piecesOf(folder)) {
      expect(path).toMatch(/\.aes$/);
      expect((await readFile(path)).includes('secret attachment')).toBe(false);
    }
    await expect(openBackup(folderPlace(folder), undefined)).rejects.toThrow('is encrypted');
    await expect(openBackup(folderPlace(folder), randomBytes(32))).rejects.toThrow('does not open');
    const opened = await openBackup(folderPlace(folder), key);
    expect(opened.manifest.secrets_key).toBe('the shop key');
    const copy = await restored(source, folder, key);
    expect(await sumsOf(copy.database)).toEqual(await sumsOf(database));
    expect(await filesOf(copy.storage)).toEqual(await filesOf(storage));
  });
});

test('a restore over a shop is refused, and changes neither rows nor pictures', async ({ source, database }) => {
  const folder = await temporaryFolder();
  const storage = await newStorage();
  await storePictures(storage);
  await makeBackup(snapshotOf(database), storage, await backupTo(folder));
  const other = await emptyDatabase(source);
  await other.db.execute(sql`insert into shop_mark (kind) values ('real')`);
  const before = await sumsOf(other);
  const pictures = await newStorage();

  const restoring = restoreBackup(other, pictures, await openBackup(folderPlace(folder), undefined), nothing);

  await expect(restoring).rejects.toThrow('already contains a shop');
  expect(await sumsOf(other)).toEqual(before);
  expect(await filesOf(pictures)).toEqual(new Map());
});

test('a bucket holds backups too, and pictures from a bucket', async ({ source, database }) => {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  const storage = s3Storage(bucket.settings);
  await storePictures(storage);
  const settings = await backupTo('', { place: bucketPlace(bucket.settings, 'backups/shop') });

  await makeBackup(snapshotOf(database), storage, settings);
  expect(await makeBackup(snapshotOf(database), storage, settings)).toMatchObject({ pictures: 3, readPictures: 0 });

  const copy = await emptyDatabase(source);
  const pictures = await newStorage();
  await restoreBackup(copy, pictures, await openBackup(settings.place, undefined), nothing);
  expect(await sumsOf(copy)).toEqual(await sumsOf(database));
  expect(await filesOf(pictures)).toEqual(await filesOf(storage));
});
