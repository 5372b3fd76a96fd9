import { readdir } from 'node:fs/promises';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { renditionKey } from '#catalogue/pictures/server/picture-files.service.ts';
import { savePicture } from '#catalogue/pictures/server/testing-pictures.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { topLevel } from '../zoom.rules.ts';
import { zoomFiles } from './zoom.routes.ts';

const [WIDTH, HEIGHT] = [1300, 700];

/** Red runs from 0 at the left to 250 at the right, green from the top down: each pixel encodes its position. */
async function chart(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      pixels.set([Math.round((250 * x) / WIDTH), Math.round((250 * y) / HEIGHT), 90], 3 * (y * WIDTH + x));
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

async function openZoom(db: Db) {
  const folder = await temporaryFolder();
  const storage = diskStorage(folder);
  const hash = await savePicture(db, storage, await chart());
  return { folder, storage, hash, ask: asker(db, storage) };
}

function asker(db: Db, storage: Storage) {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('db', db);
    await next();
  });
  app.route('/', zoomFiles(storage));
  return async (path: string, init?: RequestInit) => app.request(path, init);
}

/** The colour in the middle of a tile, and the tile's size. */
async function lookAt(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = 3 * ((info.height >> 1) * info.width + (info.width >> 1));
  return { size: `${info.width}x${info.height}`, red: data[middle] ?? -1, green: data[middle + 1] ?? -1 };
}

describe('a tile', () => {
  test('shows its own part of the picture, at every level', async ({ db }) => {
    const { ask, hash } = await openZoom(db);
    const near = (value: number) => ({ asymmetricMatch: (other: unknown) => Math.abs(Number(other) - value) <= 4 });
    const expected = [
      ['0/0-0', '325x175', WIDTH / 2, HEIGHT / 2],
      ['1/0-0', '512x350', 512, 350],
      ['1/1-0', '138x350', 2 * (512 + 69), 350],
      ['2/0-0', '512x512', 256, 256],
      ['2/2-1', '276x188', 1024 + 138, 512 + 94],
    ] as const;
    for (const [name, size, x, y] of expected) {
      const response = await ask(`/zoom/${hash}/${name}.webp`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await lookAt(response)).toEqual({ size, red: near((250 * x) / WIDTH), green: near((250 * y) / HEIGHT) });
    }
  });

  test('can be cached for a year, and is not sent again to a client that has it', async ({ db }) => {
    const { ask, hash } = await openZoom(db);
    const first = await ask(`/zoom/${hash}/2/0-0.webp`, { method: 'HEAD' });
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await first.text()).toBe('');

    const again = await ask(`/zoom/${hash}/2/0-0.webp`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });

    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is cut with its level on the first request, and then only read', async ({ db }) => {
    const { ask, hash, storage, folder } = await openZoom(db);
    const levels = () => readdir(`${folder}/renditions/${hash.slice(0, 2)}/${hash}/zoom`).catch(() => []);
    expect(await levels()).toEqual([]);

    const allTiles = ['0-0', '1-0', '2-0', '0-1', '1-1', '2-1'];
    const answers = await Promise.all(allTiles.map((name) => ask(`/zoom/${hash}/2/${name}.webp`)));
    expect(answers.map(({ status }) => status)).toEqual(allTiles.map(() => 200));
    await Promise.all(answers.map((answer) => answer.bytes()));
    expect(await levels()).toEqual(['2']);

    await storage.remove(`originals/${hash}.png`);
    await storage.remove(renditionKey(hash, WIDTH, 'jpeg'));
    expect((await ask(`/zoom/${hash}/2/1-1.webp`)).status).toBe(200);
    expect((await ask(`/zoom/${hash}/1/0-0.webp`)).status).toBe(404);
  });

  test('of a picture without an original is cut from its widest rendition', async ({ db }) => {
    const { ask, hash, storage } = await openZoom(db);
    await storage.remove(`originals/${hash}.png`);

    expect((await lookAt(await ask(`/zoom/${hash}/2/2-0.webp`))).size).toBe('276x512');
  });

  test('is never finer than the widest rendition, for an original of any size', async ({ db }) => {
    const folder = await temporaryFolder();
    const storage = diskStorage(folder);
    const master = await sharp({ create: { width: 6400, height: 400, channels: 3, background: '#406080' } })
      .jpeg()
      .toBuffer();
    const hash = await savePicture(db, storage, master);
    const ask = asker(db, storage);

    expect(topLevel({ width: 3200, height: 200 })).toBe(3);
    expect((await lookAt(await ask(`/zoom/${hash}/3/6-0.webp`))).size).toBe('128x200');
    expect((await ask(`/zoom/${hash}/4/0-0.webp`)).status).toBe(404);
  });
});

test('tiles that no picture has cost nothing and are not found', async ({ db }) => {
  const { ask, hash } = await openZoom(db);
  const paths = [
    `/zoom/${hash}/2/3-0.webp`,
    `/zoom/${hash}/2/0-2.webp`,
    `/zoom/${hash}/3/0-0.webp`,
    `/zoom/${hash}/2/0-0.jpg`,
    `/zoom/${hash}/2/-1-0.webp`,
    `/zoom/${hash}/../../originals/${hash}.png`,
    '/zoom/aaaaaaaaaaaaaaaaaaaa/0/0-0.webp',
    '/zoom/',
  ];
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
});
