import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { IMPORT_PIECE_BYTES } from '../import.rules.ts';
import { workImportFile, workImportPiece } from './import.tables.ts';

/** An id that nobody can guess: 144 bits. */
export function newUploadId(): string {
  return randomBytes(18).toString('base64url');
}

/** A random name: two tabs that send the same piece never overwrite each other. */
export function newPieceName(at: number): string {
  return `${at}-${randomBytes(9).toString('base64url')}`;
}

/** Where the studio looks for the pieces of a print master, too. */
export function pieceKey(uploadId: string, name: string) {
  return `originals/${uploadId}/${name}` as const;
}

/** The names of a complete file's pieces, in order. */
export async function piecesOf(db: Db, uploadId: string): Promise<string[]> {
  const rows = await db
    .select({ name: workImportPiece.name })
    .from(workImportPiece)
    .where(and(eq(workImportPiece.upload_id, uploadId), eq(workImportPiece.is_part, true)))
    .orderBy(asc(workImportPiece.at));
  return rows.map(({ name }) => name);
}

/** A part of an uploaded file. */
interface Span {
  uploadId: string;
  pieces: readonly string[];
  from: number;
  to: number;
}

/** Copies a part of an uploaded file to a local one, piece by piece; false if a piece is missing. */
export async function copySpan(storage: Storage, { uploadId, pieces, from, to }: Span, path: string): Promise<boolean> {
  let isComplete = true;
  await pipeline(async function* () {
    for (let at = Math.floor(from / IMPORT_PIECE_BYTES); at * IMPORT_PIECE_BYTES < to; at++) {
      const name = pieces[at];
      const stored = name === undefined ? undefined : await storage.get(pieceKey(uploadId, name));
      if (!stored) {
        isComplete = false;
        return;
      }
      yield* within(stored.body, from - at * IMPORT_PIECE_BYTES, to - at * IMPORT_PIECE_BYTES);
    }
  }, createWriteStream(path));
  return isComplete;
}

/** The bytes of a stream from one offset to another. */
async function* within(body: ReadableStream<Uint8Array>, from: number, to: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])) {
    const bytes = chunk as Uint8Array;
    const [start, end] = [Math.max(0, from - at), Math.min(bytes.length, to - at)];
    at += bytes.length;
    if (start < end) yield bytes.subarray(start, end);
    if (at >= to) return;
  }
}

/** Deletes the rows of files; their pieces are removed from storage afterwards, now or by the sweep. */
export async function dropFiles(tx: Db, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return;
  const ids = [...uploadIds];
  await tx.update(workImportPiece).set({ is_part: false }).where(inArray(workImportPiece.upload_id, ids));
  await tx.delete(workImportFile).where(inArray(workImportFile.upload_id, ids));
}

const ROUND = 500;

/** Removes pieces that belong to no file, a few hundred at a time; each piece is deleted before its row. */
export async function removeOrphanedPieces(db: Db, storage: Storage): Promise<number> {
  for (let removed = 0; ; ) {
    const loose = await db
      .select()
      .from(workImportPiece)
      .where(
        sql`not ${workImportPiece.is_part} and not exists (select 1 from ${workImportFile} where ${workImportFile.upload_id} = ${workImportPiece.upload_id})`,
      )
      .limit(ROUND);
    for (const { upload_id, name } of loose) {
      await storage.remove(pieceKey(upload_id, name));
      await db
        .delete(workImportPiece)
        .where(and(eq(workImportPiece.upload_id, upload_id), eq(workImportPiece.name, name)));
      removed++;
    }
    if (loose.length < ROUND) return removed;
  }
}
