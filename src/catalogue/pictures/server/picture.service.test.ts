import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { readPictures, savePhoto } from './picture.service.ts';
import { renditionKey } from './picture-files.service.ts';
import { sentFile } from './testing-pictures.ts';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const meadow = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#228b22' } })
    .png()
    .toBuffer();

describe('saving a picture', () => {
  test('stores its original and makes its renditions', async ({ db }) => {
    const folder = await temporaryFolder();
    const storage = diskStorage(folder);

    const hash = await savePhoto(db, storage, await sentFile(await meadow()));

    expect((await readPictures(db, [hash])).get(hash)).toMatchObject({
      hash,
      width: 400,
      height: 300,
      ground: '#228b22',
      widths: [320, 400],
    });
    expect(await storage.exists(`originals/${hash}.jpeg`)).toBe(true);
    expect(await storage.exists(renditionKey(hash, 320, 'avif'))).toBe(true);
    expect((await filesIn(folder)).length).toBe(1 + 2 * 3);
  });

  test('twice saves it once', async ({ db }) => {
    const folder = await temporaryFolder();
    const storage = diskStorage(folder);
    const hash = await savePhoto(db, storage, await sentFile(await meadow()));
    await storage.remove(renditionKey(hash, 320, 'avif'));

    expect(await savePhoto(db, storage, await sentFile(await meadow()))).toBe(hash);

    expect(await storage.exists(renditionKey(hash, 320, 'avif'))).toBe(false);
  });

  test('makes its files again if the storage was lost', async ({ db }) => {
    const folder = await temporaryFolder();
    const hash = await savePhoto(db, diskStorage(join(folder, 'old')), await sentFile(await meadow()));
    const storage = diskStorage(join(folder, 'new'));

    expect(await savePhoto(db, storage, await sentFile(await meadow()))).toBe(hash);

    expect(await storage.exists(renditionKey(hash, 400, 'jpeg'))).toBe(true);
  });

  test('leaves nothing of a refused file', async ({ db }) => {
    const folder = await temporaryFolder();
    const original = await meadow();

    for (const bytes of [Buffer.from('<svg/>'), original.subarray(0, original.length - 40)]) {
      await expect(savePhoto(db, diskStorage(folder), await sentFile(bytes))).rejects.toMatchObject({
        code: 'unsupported_media',
      });
    }

    expect(await filesIn(folder)).toEqual([]);
  });
});

test('requests for unknown pictures return none', async ({ db }) => {
  expect(await readPictures(db, [])).toEqual(new Map());
  expect(await readPictures(db, ['nothing'])).toEqual(new Map());
});
