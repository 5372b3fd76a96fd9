import { type FileHandle, open } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { type MasterReply, workOnFile } from '#selling/studio/server/master-worker.service.ts';
import type { ImportLineFault } from '../import.contract.ts';
import { IMPORT_PIECE_BYTES } from '../import.rules.ts';
import { workImportPicture, workImportPiece } from './import.tables.ts';
import { FileProblem, type ImportContext, Interrupted, inFolder, pictureFile } from './import-context.ts';
import { pieceKey, piecesOf } from './import-files.ts';

type PictureRow = typeof workImportPicture.$inferSelect;

/** A picture whose public files and print master are in storage; no row refers to them yet. */
export interface Developed {
  row: PictureRow;
  size: number;
  made: Extract<MasterReply, { made: unknown }>['made'];
}

type Outcome = Developed | { fault: ImportLineFault['code'] };

/**
 * Makes the public files of a picture in another process, and stores an archive's entry as a print master. Can be repeated:
 * all files have the same names again.
 */
export async function developPicture(bench: ImportContext, pictureId: number): Promise<Outcome> {
  const [row] = await bench.db.select().from(workImportPicture).where(eq(workImportPicture.picture_id, pictureId));
  if (!row) return { fault: 'file_missing' };
  try {
    return await inFolder(bench, async (folder) => {
      const file = await pictureFile(bench, row, folder);
      const reply = await workOnFile(bench, file, null);
      if (bench.signal.aborted) throw new Interrupted();
      if (!reply) return { fault: 'picture_broken' };
      if ('fault' in reply) return { fault: `picture_${reply.fault}` as const };
      if ('problem' in reply) throw new Error(reply.problem);
      if (row.entry) await storeMaster(bench, row, file);
      return { row, size: file.size, made: reply.made };
    });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { fault: error.fault === 'gone' ? 'file_missing' : 'picture_broken' };
  }
}

async function storeMaster({ db, config }: ImportContext, row: PictureRow, file: SentFile): Promise<void> {
  const storage = openStorage(config);
  await db.update(workImportPicture).set({ is_begun: true }).where(eq(workImportPicture.picture_id, row.picture_id));
  const opened = await open(file.path);
  try {
    for (const [at, name] of masterPieces(file.size).entries()) {
      const bytes = await pieceAt(opened, at, file.size);
      await storage.put(pieceKey(row.master_id, name), bytes, 'application/octet-stream');
    }
  } finally {
    await opened.close();
  }
}

async function pieceAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const from = at * IMPORT_PIECE_BYTES;
  const buffer = Buffer.alloc(Math.min(IMPORT_PIECE_BYTES, size - from));
  await file.read(buffer, 0, buffer.length, from);
  return buffer;
}

/**
 * Passes the pieces to the print master, in the transaction that adds it to the work: from then on the import does not
 * remove them.
 */
export async function picturesMaster(tx: Db, member_id: number, { row, size, made }: Developed) {
  const { picture_id, upload_id, master_id, name, entry } = row;
  const pieces = entry ? masterPieces(size) : await piecesOf(tx, upload_id);
  if (entry)
    await tx.update(workImportPicture).set({ is_begun: false }).where(eq(workImportPicture.picture_id, picture_id));
  else
    await tx
      .delete(workImportPiece)
      .where(and(eq(workImportPiece.upload_id, upload_id), eq(workImportPiece.is_part, true)));
  return { master_id, member_id, name, size, pieces, made };
}

/** Removes what was written of masters that no work uses. */
export async function dropMasters(db: Db, storage: Storage, importId: number): Promise<void> {
  const begun = await db
    .select()
    .from(workImportPicture)
    .where(and(eq(workImportPicture.import_id, importId), eq(workImportPicture.is_begun, true)));
  for (const { picture_id, master_id, size } of begun) {
    for (const name of masterPieces(size)) await storage.remove(pieceKey(master_id, name));
    await db.update(workImportPicture).set({ is_begun: false }).where(eq(workImportPicture.picture_id, picture_id));
  }
}

/** The names of the pieces of a master that an import writes: always the same, so that a repetition replaces them. */
function masterPieces(size: number): string[] {
  return Array.from({ length: Math.ceil(size / IMPORT_PIECE_BYTES) }, (_, at) => `${at}-import`);
}
