import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CANARY } from '#catalogue/pictures/server/testing-hostile-files.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { PIECE_BYTES } from '../studio.rules.ts';
import { pieceKey } from './master-files.ts';
import { workOn } from './master-worker.service.ts';
import { CORPUS } from './testing-corpus.ts';
import { piecesOf } from './testing-studio.ts';

/** A master with its pieces in a folder's storage, checked as in the shop. */
async function openedMaster(bytes: Buffer) {
  const dataDir = await temporaryFolder();
  const storage = openStorage({ dataDir });
  for (const { offset, piece } of piecesOf(bytes))
    await storage.put(pieceKey('sent', String(offset / PIECE_BYTES)), piece, 'any/thing');
  const { signal } = new AbortController();
  const reply = await workOn(
    { config: { dataDir }, signal },
    { master: { master_id: 'sent', size: bytes.length, pieces: [] }, crop: null },
  );
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  return { reply, folder: join(dataDir, 'pictures', 'renditions') };
}

async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

describe('a master that is', () => {
  test.for(CORPUS)('$name is $outcome', async ({ make, outcome }) => {
    const { reply, folder } = await openedMaster(await make());

    expect(!reply ? 'crash' : 'made' in reply ? 'ready' : 'fault' in reply ? reply.fault : reply.problem).toBe(outcome);
    const files = await filesIn(folder);
    // A refused file leaves nothing that could be requested.
    expect(files.length > 0).toBe(outcome === 'ready');
    for (const file of files) {
      const bytes = await readFile(file);
      const { exif, icc, xmp, iptc, space, orientation } = await sharp(bytes).metadata();
      expect([file, exif, icc, xmp, iptc, space, orientation ?? 1]).toEqual([
        file,
        ...Array(4).fill(undefined),
        'srgb',
        1,
      ]);
      expect(bytes.includes(CANARY)).toBe(false);
    }
  });

  test('the corpus has enough of them', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
  });
});
