import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { savePicture } from '#catalogue/pictures/server/testing-pictures.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { framedFiles } from './framed.routes.ts';

const OAK = 2;
const GOLD = 6;

async function openGallery(db: Db) {
  const storage = diskStorage(await temporaryFolder());
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('db', db);
    await next();
  });
  app.route('/', framedFiles(storage));
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1450a0' } })
    .png()
    .toBuffer();
  const picture_hash = await savePicture(db, storage, bytes);
  const hang = async (title: string, more: Parameters<typeof hangWork>[3] = {}) => {
    const itemId = await hangWork(db, artist, title, more);
    await hangPicture(db, itemId, { picture_hash, colours: ['blue'] });
    return itemId;
  };
  return { ask: async (path: string, init?: RequestInit) => app.request(path, init), hang, artist };
}

async function firstSize(db: Db, itemId: number): Promise<number> {
  const { sizes } = await readShopWork(db, 'en', itemId);
  return sizes[0]?.size_id ?? 0;
}

describe('the framed picture of a cart line', () => {
  test('is sent in the widths and formats that pages, mails and PDFs need', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const ridge = await hang('Ridge');
    const size = await firstSize(db, ridge);
    for (const [file, type] of [
      ['160.webp', 'image/webp'],
      ['320.jpg', 'image/jpeg'],
      ['640.png', 'image/png'],
    ] as const) {
      const reply = await ask(`/framed/${ridge}-${size}-${OAK}-${file}`);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
      expect((await sharp(await reply.arrayBuffer()).metadata()).width).toBe(Number.parseInt(file, 10));
    }
  });

  test('is not sent again until something visible has changed', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const ridge = await hang('Ridge');
    const size = await firstSize(db, ridge);
    const first = await ask(`/framed/${ridge}-${size}-${OAK}-160.webp`, { method: 'HEAD' });
    const etag = first.headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };

    const same = await ask(`/framed/${ridge}-${size}-${OAK}-160.webp`, { headers });
    const other = await ask(`/framed/${ridge}-${size}-${GOLD}-160.webp`, { headers });

    expect([await first.text(), same.status, await same.text(), other.status]).toEqual(['', 304, '', 200]);
  });

  test('exists while the work is paused, but not for a work that was never published', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const statuses: number[] = [];
    for (const [title, stage] of [
      ['Paused', 'paused'],
      ['Draft', 'draft'],
    ] as const) {
      const work = await hang(title);
      const size = await firstSize(db, work);
      await setOffline(db, work, stage);
      statuses.push((await ask(`/framed/${work}-${size}-${OAK}-160.webp`)).status);
      statuses.push((await ask(`/social/${work}.jpg`)).status);
    }
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test('of anything unknown is not found', async ({ db }) => {
    const { ask, hang, artist } = await openGallery(db);
    const ridge = await hang('Ridge');
    const size = await firstSize(db, ridge);
    const bare = await hangWork(db, artist, 'Not yet photographed');
    const paths = [
      `/framed/${ridge}-${size}-99-160.webp`,
      `/framed/${ridge}-99999-${OAK}-160.webp`,
      `/framed/99999-${size}-${OAK}-160.webp`,
      `/framed/${bare}-${await firstSize(db, bare)}-${OAK}-160.webp`,
      `/framed/9999999999-${size}-${OAK}-160.webp`,
      `/framed/${ridge}-${size}-${OAK}-161.webp`,
      `/framed/${ridge}-${size}-${OAK}-160.gif`,
      `/framed/${ridge}-${size}-${OAK}-160.webp.png`,
      `/social/99999.jpg`,
      `/social/9999999999.jpg`,
      `/social/${bare}.jpg`,
      `/social/${ridge}.png`,
    ];
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});

describe('the social picture', () => {
  test('is the framed work on a gallery wall beside its label', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const reply = await ask(`/social/${await hang('Ridge')}.jpg`);

    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { data, info } = await sharp(await reply.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const at = (x: number, y: number) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)];
    const [red = 0, , blue = 0] = at(380, 285);
    expect(blue - red).toBeGreaterThan(80);
    expect(Math.min(...at(20, 20))).toBeGreaterThan(200);
    const words = Array.from({ length: 380 * 120 }, (_, i) => at(780 + (i % 380), 230 + Math.floor(i / 380))[0] ?? 255);
    expect(words.filter((tone) => tone < 90).length).toBeGreaterThan(150);
  });

  test('has its own label in each language', async ({ db }) => {
    const { ask, hang } = await openGallery(db);
    const ridge = await hang('Ridge');
    const etags = await Promise.all(
      ['', '?lang=zh-Hant', '?lang=zh-CN', '?lang=tlh'].map(
        async (query) => (await ask(`/social/${ridge}.jpg${query}`, { method: 'HEAD' })).headers.get('etag') ?? '',
      ),
    );

    expect(new Set(etags).size).toBe(3);
    expect(etags[3]).toBe(etags[0]);
  });
});

async function setOffline(db: Db, itemId: number, stage: 'paused' | 'draft'): Promise<void> {
  await db.update(item).set({ status: 'offline', stage }).where(eq(item.item_id, itemId));
}
