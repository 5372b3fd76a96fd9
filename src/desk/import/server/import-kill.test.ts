import { readFileSync, writeFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { bundleShop, type ShopProcess } from '#buying/orders/server/testing-shop-bundle.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { master } from '#selling/studio/server/studio.tables.ts';
import { beginImport, readImport } from './import.service.ts';
import { workImport, workImportLine } from './import.tables.ts';
import { applyStep, IMPORT_CHANNEL } from './import-step.service.ts';
import { acceptImportPiece, registerFiles } from './import-upload.service.ts';
import { master as picture } from './testing-import.ts';
import { zipOf } from './testing-zip.ts';

/** The last ones are large, so that the processes that are measured develop them. `IMPORT_WORKS=120 IMPORT_LARGE=10` is the long run. */
const WORKS = Number(process.env.IMPORT_WORKS || 7);
const LARGE = Number(process.env.IMPORT_LARGE || 1);
const LONG = 4 * 60 * 60_000;
const STAFF = 1;
const MB = 1024 * 1024;

/** A hundred megapixels; flat, because the test measures memory and not the encoder. */
const largeMaster = () =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();

async function sendZip(db: Db, dataDir: string, import_id: number, bytes: Buffer): Promise<void> {
  const uploads = { intake: openIntake(intakeFolder({ dataDir })), storage: openStorage({ dataDir }) };
  const [file] = await registerFiles(db, STAFF, import_id, { files: [{ name: 'works.zip', size: bytes.length }] });
  if (!file) throw new Error('no file was registered');
  const { upload_id: uploadId, piece_bytes } = file;
  for (let offset = 0; offset < bytes.length; offset += piece_bytes) {
    const body = new Blob([new Uint8Array(bytes.subarray(offset, offset + piece_bytes))]).stream();
    await acceptImportPiece(db, uploads, STAFF, { importId: import_id, uploadId, offset, body });
  }
}

/** Memory in megabytes: now, or the most since the last reset. */
function memoryOf({ pid }: ShopProcess, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / MB;
}

/** As if the lease of a dead or sleeping process had ended. */
async function endLease(db: Db): Promise<void> {
  await db.update(workImport).set({ due_at: sql`now()` }).where(eq(workImport.state, 'running'));
  await sendNotice(db, IMPORT_CHANNEL, '');
}

async function until(db: Db, id: number, isThere: (now: Awaited<ReturnType<typeof readImport>>) => boolean) {
  await expect.poll(async () => isThere(await readImport(db, id)), { timeout: LONG, interval: 100 }).toBe(true);
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('processes that share an import', { timeout: LONG }, () => {
  test('one is killed in the middle: every work is made once with its picture, and memory stays', async () => {
    const { url, open, drop } = await sharedDatabase();
    onTestFinished(drop);
    const { db, close } = await open();
    onTestFinished(close);
    const dataDir = await temporaryFolder();
    const bundle = await bundleShop('src/desk/import/server/testing-import-shop.ts');
    const shops = [await bundle.start(url, dataDir)];
    onTestFinished(async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
    });
    const { import_id } = await beginImport(db, { staff_id: STAFF, lang: 'en' }, { publish_complete: false });
    const large = await largeMaster();
    const entries = await Promise.all(
      Array.from({ length: WORKS }, async (_, at) => ({
        name: `work ${at}.jpg`,
        bytes: at >= WORKS - LARGE ? Buffer.concat([large, Buffer.from(`end ${at}`)]) : await picture(at),
      })),
    );
    await sendZip(db, dataDir, import_id, zipOf(entries));

    await applyStep(db, { staff_id: STAFF, import_id, step: 'check' });
    await until(db, import_id, ({ state }) => state === 'checked');
    const presses = await Promise.allSettled(
      [1, 2].map(() => applyStep(db, { staff_id: STAFF, import_id, step: 'run' })),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await until(db, import_id, ({ lines }) => lines.done >= 2);
    await shops[0]?.kill();

    const others = [await bundle.start(url, dataDir), await bundle.start(url, dataDir)];
    shops.push(...others);
    const idle = others.map((shop) => {
      // Resets the kernel's peak memory here: a start needs more than an idle process.
      writeFileSync(`/proc/${shop.pid}/clear_refs`, '5');
      return memoryOf(shop, 'VmRSS');
    });
    await endLease(db);
    // Once more while one of them works: then both do, until the first notices.
    await until(db, import_id, ({ lines }) => lines.done >= 4);
    await endLease(db);
    await until(db, import_id, ({ state }) => state === 'done');

    const lines = await db.select().from(workImportLine).orderBy(asc(workImportLine.line));
    expect(lines.map(({ state, faults }) => ({ state, faults }))).toEqual(
      lines.map(() => ({ state: 'done', faults: [] })),
    );
    const works = await db.select().from(item);
    expect(works.map(({ item_id }) => item_id).toSorted()).toEqual(lines.map((line) => line.item_id ?? 0).toSorted());
    expect(works).toHaveLength(WORKS);
    const storage = openStorage({ dataDir });
    for (const { picture_hash } of works)
      expect(await storage.exists(`renditions/${picture_hash ?? ''}/320.avif`)).toBe(true);
    const masters = await db.select().from(master);
    expect(masters).toHaveLength(WORKS);
    for (const { master_id, pieces } of masters)
      for (const name of pieces) expect(await storage.exists(`originals/${master_id}/${name}`)).toBe(true);
    const grown = others.map((shop, at) => Math.round(memoryOf(shop, 'VmHWM') - (idle[at] ?? 0)));
    console.info(
      `memory of the processes: ${idle.map(Math.round).join(' and ')} MB, grown by ${grown.join(' and ')} MB`,
    );
    expect(Math.max(...grown)).toBeLessThan(100);
  });
});
