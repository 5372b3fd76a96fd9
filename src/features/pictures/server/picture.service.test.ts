import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { readPictures, savePicture } from './picture.service.ts';
import { renditionKey } from './picture-files.service.ts';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const meadow = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#228b22' } })
    .png()
    .toBuffer();

describe('taking a picture in', () => {
  test('keeps its original and makes what pages show', async ({ db }) => {
    const folder = await temporaryFolder();
    const storage = diskStorage(folder);

    const hash = await savePicture(db, storage, { bytes: await meadow() });

    expect((await readPictures(db, [hash])).get(hash)).toMatchObject({
      hash,
      width: 400,
      height: 300,
      ground: '#228b22',
      widths: [320, 400],
    });
    expect(await storage.exists(`originals/${hash}.png`)).toBe(true);
    expect(await storage.exists(renditionKey(hash, 320, 'avif'))).toBe(true);
    expect((await filesIn(folder)).length).toBe(1 + 2 * 3);
  });

  test('twice is taking it in once', async ({ db }) => {
    const folder = await temporaryFolder();
    const storage = diskStorage(folder);
    const hash = await savePicture(db, storage, { bytes: await meadow() });
    await storage.remove(renditionKey(hash, 320, 'avif'));

    expect(await savePicture(db, storage, { bytes: await meadow() })).toBe(hash);

    expect(await storage.exists(renditionKey(hash, 320, 'avif'))).toBe(false);
  });

  test('makes its files anew where the database outlived them', async ({ db }) => {
    const folder = await temporaryFolder();
    const hash = await savePicture(db, diskStorage(join(folder, 'old')), { bytes: await meadow() });
    const storage = diskStorage(join(folder, 'new'));

    expect(await savePicture(db, storage, { bytes: await meadow() })).toBe(hash);

    expect(await storage.exists(renditionKey(hash, 400, 'jpeg'))).toBe(true);
  });

  test('leaves no trace of a file that was refused', async ({ db }) => {
    const folder = await temporaryFolder();
    const whole = await meadow();

    for (const bytes of [Buffer.from('<svg/>'), whole.subarray(0, whole.length - 40)]) {
      await expect(savePicture(db, diskStorage(folder), { bytes })).rejects.toMatchObject({
        code: 'unsupported_media',
      });
    }

    expect(await filesIn(folder)).toEqual([]);
  });
});

test('asking for pictures nobody has gives none', async ({ db }) => {
  expect(await readPictures(db, [])).toEqual(new Map());
  expect(await readPictures(db, ['nothing'])).toEqual(new Map());
});
