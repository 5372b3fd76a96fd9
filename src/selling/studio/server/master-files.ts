import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { PIECE_BYTES } from '../studio.rules.ts';

type Storage = ReturnType<typeof openStorage>;

/** Where the pieces of a master are. */
export interface MasterPieces {
  master_id: string;
  size: number;
  pieces: readonly string[];
}

/** A random name: two tabs that send the same piece never overwrite each other. */
export function newPieceName(offset: number): string {
  return `${offset / PIECE_BYTES}-${randomBytes(9).toString('base64url')}`;
}

/** In storage, where every process finds it. Nothing there has the name of an uploaded file. */
export function pieceKey(masterId: string, name: string) {
  return `originals/${masterId}/${name}` as const;
}

function offsetsOf(bytes: number): number[] {
  return Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, at) => at * PIECE_BYTES);
}

/** The storage keys of a master's pieces, in order. */
export function pieceKeys({ master_id, size, pieces }: MasterPieces) {
  return offsetsOf(size).map((_, at) => pieceKey(master_id, pieces[at] ?? String(at)));
}

/** Assembles the pieces of a master in a local file; false if one is missing. */
export async function assembleMaster(storage: Storage, master: MasterPieces, path: string): Promise<boolean> {
  let isComplete = true;
  await pipeline(
    async function* () {
      for (const key of pieceKeys(master)) {
        const stored = await storage.get(key);
        if (!stored) {
          isComplete = false;
          return;
        }
        yield* Readable.fromWeb(stored.body as Parameters<typeof Readable.fromWeb>[0]);
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  );
  return isComplete;
}

export async function removePieces(storage: Storage, masterId: string, names: readonly string[]): Promise<void> {
  for (const name of names) await storage.remove(pieceKey(masterId, name));
}
