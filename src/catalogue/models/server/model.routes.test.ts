import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { renditionKey } from '#catalogue/pictures/server/picture-files.service.ts';
import { savePicture } from '#catalogue/pictures/server/testing-pictures.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import { frame as frameTable, item, size as sizeTable } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { type ModelFormat, modelPath } from '../model.rules.ts';
import { modelFiles } from './model.routes.ts';
import { gltfIssues } from './testing-gltf.ts';
import { readUsdz } from './testing-usdz.ts';

const OAK = 2;
const SLIM_BRASS = 11;
const MOST_BYTES = 1_500_000;

/** Noise is the worst picture for a JPEG: its files are heavier than any painting. */
function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function openGallery(db: Db) {
  const storage = diskStorage(await temporaryFolder());
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('db', db);
    await next();
  });
  app.route('/', modelFiles(storage));
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  return {
    ask: async (path: string, init?: RequestInit) => app.request(path, init),
    async hang(title: string, bytes: Buffer) {
      const picture_hash = await savePicture(db, storage, bytes);
      const itemId = await hangWork(db, artist, title);
      await hangPicture(db, itemId, { picture_hash, colours: ['blue'] });
      return itemId;
    },
    /** Overwrites the files of a picture with a heavier one. */
    async makeHeavy(itemId: number, jpeg: Buffer) {
      const { item: shown } = await readShopWork(db, 'en', itemId);
      const { hash = '', widths = [] } = shown.picture ?? {};
      for (const width of widths) await storage.put(renditionKey(hash, width, 'jpeg'), jpeg, 'image/jpeg');
      return jpeg.length;
    },
  };
}

const plain = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1450a0' } })
    .png()
    .toBuffer();

/** The address on the work's page, with the largest size that this frame is offered for. */
async function addressOf(db: Db, itemId: number, frameId = OAK, format: ModelFormat = 'glb'): Promise<string> {
  const { item: shown, sizes, frames } = await readShopWork(db, 'en', itemId);
  const frame = frames.find(({ frame_id }) => frame_id === frameId);
  const [size] = sizes;
  if (!size || !frame || !shown.picture) throw new Error('the work is not offered in this frame');
  return modelPath({ item_id: itemId, size, frame, picture: shown.picture }, format);
}

describe('the model of a framed work', () => {
  test('is sent for both kinds of phones, and browsers keep it for ever', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const ridge = await hang('Ridge', await plain());

    const glb = await ask(await addressOf(db, ridge));
    const usdz = await ask(await addressOf(db, ridge, OAK, 'usdz'));

    expect([glb.status, glb.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    expect([usdz.status, usdz.headers.get('content-type')]).toEqual([200, 'model/vnd.usdz+zip']);
    for (const reply of [glb, usdz])
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const issues = await gltfIssues(new Uint8Array(await glb.arrayBuffer()));
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
    const files = readUsdz(Buffer.from(await usdz.arrayBuffer()));
    expect(files.map(({ name }) => name)).toEqual(['work.usda', 'textures/picture.jpg', 'textures/moulding.jpg']);
    const picture = await sharp(files[1]?.bytes).metadata();
    expect([picture.width, picture.height]).toEqual([900, 600]);
  });

  test('is below 1.5 MB, though the picture’s own files are heavier', async ({ db }) => {
    const { ask, hang, makeHeavy } = await openGallery(db);
    const grain = await hang('Grain', await plain());
    expect(await makeHeavy(grain, await noise(1200, 800))).toBeGreaterThan(MOST_BYTES);

    for (const format of ['glb', 'usdz'] as const) {
      const reply = await ask(await addressOf(db, grain, OAK, format));
      const bytes = (await reply.arrayBuffer()).byteLength;
      expect(reply.status).toBe(200);
      expect(bytes).toBeLessThan(MOST_BYTES);
      expect(Number(reply.headers.get('content-length'))).toBe(bytes);
    }
  });

  test('is not made again for a browser that has it', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const path = await addressOf(db, await hang('Ridge', await plain()));
    const etag = (await ask(path, { method: 'HEAD' })).headers.get('etag') ?? '';

    const same = await ask(path, { headers: { 'if-none-match': etag } });

    expect([same.status, await same.text()]).toEqual([304, '']);
  });

  test('moves to a new address when the frame changes, and the old one leads there', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const ridge = await hang('Ridge', await plain());
    const before = await addressOf(db, ridge);
    await db.update(frameTable).set({ depth_mm: 45 }).where(eq(frameTable.frame_id, OAK));
    const [, ids = ''] = /models\/([\d-]+)~/.exec(before) ?? [];

    const moved = await ask(before);
    const location = moved.headers.get('location') ?? '';

    expect([moved.status, moved.headers.get('cache-control')]).toEqual([302, 'no-cache']);
    expect(location).toContain(`/models/${ids}~`);
    expect(location).not.toBe(before);
    expect((await ask(location)).status).toBe(200);
  });
});

describe('no model is made', () => {
  test('of a work, a size or a frame that is not offered', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const picture = await plain();
    const ridge = await hang('Ridge', picture);
    const path = await addressOf(db, ridge);
    const asked = async () => (await ask(path)).status;
    const answers: Record<string, number> = { offered: await asked() };
    const { sizes } = await readShopWork(db, 'en', ridge);
    const first = sizes[0]?.size_id ?? 0;

    await db.update(item).set({ status: 'offline', stage: 'paused' }).where(eq(item.item_id, ridge));
    answers.paused = await asked();
    await db
      .update(item)
      .set({ status: 'online', stage: null, sale_mode: 'exhibition' })
      .where(eq(item.item_id, ridge));
    answers.exhibition = await asked();
    await db
      .update(item)
      .set({ sale_mode: 'edition', edition_size: 5, edition_sold: 5 })
      .where(eq(item.item_id, ridge));
    answers['sold out'] = await asked();
    await db
      .update(item)
      .set({ sale_mode: 'online', edition_size: null, edition_sold: 0 })
      .where(eq(item.item_id, ridge));
    await db.update(sizeTable).set({ enabled: false }).where(eq(sizeTable.size_id, first));
    answers['size withdrawn'] = await asked();
    await db.update(sizeTable).set({ enabled: true }).where(eq(sizeTable.size_id, first));
    await db.update(frameTable).set({ enabled: false }).where(eq(frameTable.frame_id, OAK));
    answers['frame withdrawn'] = await asked();

    expect(answers).toEqual({
      offered: 200,
      paused: 404,
      exhibition: 404,
      'sold out': 404,
      'size withdrawn': 404,
      'frame withdrawn': 404,
    });
  });

  test('of a frame too weak for the size, of a size of another work, or of anything unknown', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const ridge = await hang('Ridge', await plain());
    const { sizes } = await readShopWork(db, 'en', ridge);
    const largest = sizes.at(-1)?.size_id ?? 0;
    const tag = '0'.repeat(14);
    const paths = [
      `/models/${ridge}-${largest}-${SLIM_BRASS}~${tag}.glb`,
      `/models/${ridge + 1}-${largest}-${OAK}~${tag}.glb`,
      `/models/${ridge}-${largest}-9999999999~${tag}.usdz`,
      `/models/${ridge}-${largest}-${OAK}.glb`,
      `/models/${ridge}-${largest}-${OAK}~${tag}.gltf`,
      `/models/${ridge}-${largest}-0~${tag}.glb`,
      '/models/..%2f..%2fetc',
    ];

    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));

    expect(statuses).toEqual(paths.map(() => 404));
  });
});
