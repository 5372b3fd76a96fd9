import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { PIECE_BYTES } from '../studio.rules.ts';

type Storage = ReturnType<typeof openStorage>;

/** Where a piece lies: in storage, where every process finds it, and kept as it came. Nothing there has the name of a sent file. */
export function pieceKey(masterId: string, offset: number) {
  return `originals/${masterId}/${offset / PIECE_BYTES}` as const;
}

/** The offsets of the pieces of so many bytes. */
export function offsetsOf(bytes: number): number[] {
  return Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, at) => at * PIECE_BYTES);
}

/** Puts the pieces of a master together in a file of this machine; false if one is missing. */
export async function assembleMaster(storage: Storage, masterId: string, size: number, path: string): Promise<boolean> {
  let isWhole = true;
  await pipeline(
    async function* () {
      for (const offset of offsetsOf(size)) {
        const stored = await storage.get(pieceKey(masterId, offset));
        if (!stored) {
          isWhole = false;
          return;
        }
        yield* Readable.fromWeb(stored.body as Parameters<typeof Readable.fromWeb>[0]);
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  );
  return isWhole;
}

/** Removes what was received of a master. */
export async function removePieces(storage: Storage, masterId: string, size: number): Promise<void> {
  for (const offset of offsetsOf(size)) await storage.remove(pieceKey(masterId, offset));
}
