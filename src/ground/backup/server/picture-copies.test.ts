import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Storage, StorageKey } from '#ground/storage/server/storage.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { folderPlace } from './backup-place.ts';
import { createChunks } from './chunks.ts';
import { copyPictures } from './picture-copies.ts';

/** A slow disk: there is time for a picture to fail before the next one is found. */
function slowly(storage: Storage): Storage {
  return {
    ...storage,
    async *list() {
      for await (const file of storage.list()) {
        yield file;
        await setTimeout(50);
      }
    },
  };
}

test('a picture that cannot be written ends the backup with the reason, also while others are being listed', async () => {
  const storage = slowly(diskStorage(await temporaryFolder()));
  for (const name of ['a', 'b', 'c']) {
    await storage.put(`originals/${name}` as StorageKey, Buffer.from(name), 'image/png');
  }
  const folder = await temporaryFolder();
  // Where the folder of the pieces would be.
  await writeFile(join(folder, 'chunks'), '');
  const chunks = createChunks(folderPlace(folder), { key: undefined });

  const copying = copyPictures(storage, chunks, { index: new Map(), former: new Map() });

  await expect(copying).rejects.toThrow('The backup cannot be written to');
});
