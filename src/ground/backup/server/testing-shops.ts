import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApi } from '#app/server/testing.ts';
import { newBuyers, type OrderShop, order, test as orderTest } from '#buying/orders/server/testing-orders.ts';
import type { Database, Db } from '#db/server/connect.ts';
import type { Storage, StorageKey } from '#ground/storage/server/storage.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import type { BackupOptions } from './backup.service.ts';
import { folderPlace } from './backup-place.ts';
import { CHUNK_BYTES } from './chunks.ts';
import type { WithSnapshot } from './command-database.ts';
import { createSum, sourceOf, type TableSum } from './load-tables.ts';

/** A shop on a database of its own, whose changes other connections see. */
export const test = orderTest.extend<{ db: Db }>({ db: async ({ database }, use) => use(database.db) });

export const snapshotOf =
  (database: Database): WithSnapshot =>
  (work) =>
    work(database);

export async function backupTo(folder: string, more: Partial<BackupOptions> = {}): Promise<BackupOptions> {
  return { place: folderPlace(folder), key: undefined, isFull: false, secretsKey: undefined, keep: 3, ...more };
}

/** Values whose text is easily lost on the way, in columns of many types. */
export async function writeOddRows(db: Db): Promise<void> {
  const odd = 'a\tb\\n\n"quoted" 𠮷 \u0001 {}, \\.';
  const after = JSON.stringify({ odd, large: 1, nothing: null }).replace('1', '12345678901234567890.10');
  await db.execute(
    sql`insert into staff_change (staff_id, action, subject, subject_id, before, after, at)
      values (1, ${odd}, 'order', '1', 'null', ${after}, '2026-01-02 03:04:05.678901+08')`,
  );
}

/** Pictures of several sizes; the largest has three pieces. */
export async function storePictures(storage: Storage): Promise<StorageKey[]> {
  const keys: StorageKey[] = ['originals/abcdef.jpeg', 'renditions/abcdef/320.avif', 'attachments/17'];
  const sizes = [2 * CHUNK_BYTES + 1, 1_000, 0];
  for (const [at, key] of keys.entries()) await storage.put(key, randomBytes(sizes[at] ?? 0), 'image/jpeg');
  return keys;
}

export async function newStorage(): Promise<Storage> {
  return diskStorage(await temporaryFolder());
}

/** The rows and the SHA-256 of every table. */
export async function sumsOf({ db }: Database): Promise<TableSum[]> {
  return db.transaction(async (tx) => {
    const source = await sourceOf(tx);
    const sums: TableSum[] = [];
    for (const { name } of source.tables) {
      const { add, sum } = createSum(name);
      for await (const lines of source.rows(name)) add(lines);
      sums.push(sum());
    }
    return sums;
  });
}

/** Every file with its content. */
export async function filesOf(storage: Storage): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { key } of storage.list()) {
    const file = await storage.get(key);
    files.set(key, Buffer.from(await new Response(file?.body ?? null).arrayBuffer()).toString('base64'));
  }
  return new Map([...files].sort());
}

/** Many buyers place an order each, one after another, until stopped; returns the orders' codes. */
export async function orderOn(
  db: Db,
  api: TestApi,
  { poppies }: OrderShop,
): Promise<{ stop: () => Promise<string[]> }> {
  let isOpen = true;
  const buyers = await newBuyers(db, 40);
  const codes: string[] = [];
  const run = async () => {
    for (const buyer of buyers) if (isOpen) codes.push(await order(api, buyer, [poppies]));
  };
  const done = run();
  return {
    stop: async () => {
      isOpen = false;
      await done;
      return codes;
    },
  };
}
