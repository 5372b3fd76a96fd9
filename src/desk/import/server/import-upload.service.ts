import { readFile } from 'node:fs/promises';
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { FileIntake, SentFile } from '#ground/files/server/file-intake.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { ImportFile, ImportFilesForm } from '../import.contract.ts';
import {
  FILES_OPEN,
  IMPORT_PIECE_BYTES,
  kindOf,
  LARGEST_FILE,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_FILES,
} from '../import.rules.ts';
import { cleanName } from '../import-names.rules.ts';
import { type ImportRow, importRow, lockImport } from './import.service.ts';
import { workImport, workImportFile, workImportPiece } from './import.tables.ts';
import { dropFiles, newPieceName, newUploadId, pieceKey } from './import-files.ts';
import { deletePlan } from './import-step.service.ts';

type FileRow = typeof workImportFile.$inferSelect;
const PAGE = 100;

interface Room {
  intake: FileIntake;
  storage: Storage;
}

/**
 * Registers files of an import, within its quota, before any byte is sent. A file that is known by its name and size is
 * answered as it is, so that an interrupted upload continues; one of another size replaces the known one.
 */
export async function registerFiles(
  db: Db,
  staffId: number,
  importId: number,
  { files }: ImportFilesForm,
): Promise<ImportFile[]> {
  await requireWithinLimit(db, { limit: 'work_import_files', who: String(staffId) });
  const wanted = files.map(({ name, size }) => ({ name: cleanName(name), size }));
  const added = wanted.map(({ name, size }) => {
    const kind = kindOf(name);
    if (!kind) throw new Refusal('unsupported_media', { more: { name } });
    if (size > LARGEST_FILE[kind]) throw new Refusal('too_large', { more: { name, most: LARGEST_FILE[kind] } });
    return { upload_id: newUploadId(), import_id: importId, name, kind, size };
  });
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length) throw new Refusal('validation');
  return inTransaction(db, async (tx) => {
    const row = await lockImport(tx, importId);
    requireOpen(row);
    const names = wanted.map(({ name }) => name);
    const isNamed = and(eq(workImportFile.import_id, importId), inArray(workImportFile.name, names));
    const known = new Map((await tx.select().from(workImportFile).where(isNamed)).map((file) => [file.name, file]));
    const isKnown = ({ name, size }: { name: string; size: number }) => known.get(name)?.size === size;
    const fresh = added.filter((file) => !isKnown(file));
    if (fresh.length > 0) {
      const replaced = fresh.flatMap(({ name }) => known.get(name)?.upload_id ?? []);
      await dropFiles(tx, replaced);
      await tx.insert(workImportFile).values(fresh);
      await reopen(tx, row);
      await requireRoom(tx, importId);
    }
    const rows = await tx.select().from(workImportFile).where(isNamed);
    const byName = new Map(rows.map((file) => [file.name, file]));
    return names.flatMap((name) => {
      const file = byName.get(name);
      return file ? [fileView(file)] : [];
    });
  });
}

async function requireRoom(tx: Db, importId: number): Promise<void> {
  const [usage] = await tx
    .select({ files: count(), bytes: sql<number>`sum(${workImportFile.size})::float8` })
    .from(workImportFile)
    .where(eq(workImportFile.import_id, importId));
  if (!usage || (usage.files <= MOST_IMPORT_FILES && usage.bytes <= MOST_IMPORT_BYTES)) return;
  throw new Refusal('upload_quota', { more: { files: usage.files, bytes: usage.bytes } });
}

function requireOpen({ state }: ImportRow): void {
  if (!FILES_OPEN.includes(state)) throw new Refusal('conflict', { more: { state } });
}

/** Other files need another check: the last result is no longer valid. */
async function reopen(tx: Db, { import_id }: ImportRow): Promise<void> {
  await deletePlan(tx, import_id);
  await tx
    .update(workImport)
    .set({ state: 'receiving', done: 0, total: 0, changed_at: sql`now()` })
    .where(eq(workImport.import_id, import_id));
}

export async function removeFile(db: Db, importId: number, uploadId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockImport(tx, importId);
    requireOpen(row);
    const { upload_id } = await ownFile(tx, importId, uploadId);
    await dropFiles(tx, [upload_id]);
    await reopen(tx, row);
  });
}

/** A page of an import's files by name, or only of those that are not complete. */
export async function listFiles(
  db: Db,
  importId: number,
  { open, page: asked }: { open?: 'true' | undefined; page: number },
) {
  await importRow(db, importId);
  const { import_id, received, size, name } = workImportFile;
  const wanted = and(eq(import_id, importId), open && lt(received, size));
  const total = await db.$count(workImportFile, wanted);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(asked, pages);
  const rows = await db
    .select()
    .from(workImportFile)
    .where(wanted)
    .orderBy(asc(name))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  return { list: rows.map(fileView), total, more: false, page, pages };
}

interface SentPiece {
  importId: number;
  uploadId: string;
  offset: number;
}

/**
 * Accepts the next piece of a file, only at the current offset and of the right length: after a lost connection, or
 * from two tabs, the conflict contains the current offset.
 */
export async function acceptImportPiece(
  db: Db,
  { intake, storage }: Room,
  staffId: number,
  { body, ...sent }: SentPiece & { body: ReadableStream<Uint8Array> | null },
): Promise<ImportFile> {
  const who = String(staffId);
  const admit = async () => {
    await requireWithinLimit(db, { limit: 'work_import_piece', who });
    requireNext(await ownFile(db, sent.importId, sent.uploadId), sent.offset);
  };
  return intake.take({ who, body, most: IMPORT_PIECE_BYTES }, admit, (file) => storePiece(db, storage, sent, file));
}

/** Records the piece's name, writes it, and makes it part of the file: no transaction waits for the storage. */
async function storePiece(db: Db, storage: Storage, sent: SentPiece, file: SentFile): Promise<ImportFile> {
  const { uploadId, offset } = sent;
  const at = offset / IMPORT_PIECE_BYTES;
  const name = newPieceName(at);
  const bytes = await readFile(file.path);
  await forNext(db, sent, bytes.length, (tx) => tx.insert(workImportPiece).values({ upload_id: uploadId, name, at }));
  await storage.put(pieceKey(uploadId, name), bytes, 'application/octet-stream');
  return forNext(db, sent, bytes.length, async (tx) => {
    await tx
      .update(workImportPiece)
      .set({ is_part: true })
      .where(and(eq(workImportPiece.upload_id, uploadId), eq(workImportPiece.name, name)));
    await tx
      .update(workImportFile)
      .set({ received: offset + bytes.length })
      .where(eq(workImportFile.upload_id, uploadId));
    await tx.update(workImport).set({ changed_at: sql`now()` }).where(eq(workImport.import_id, sent.importId));
  });
}

/** Changes a file that still expects exactly this piece; returns it as it is then. */
async function forNext(
  db: Db,
  { importId, uploadId, offset }: SentPiece,
  bytes: number,
  change: (tx: Db) => PromiseLike<unknown>,
): Promise<ImportFile> {
  return inTransaction(db, async (tx) => {
    requireOpen(await lockImport(tx, importId));
    const row = await ownFile(tx, importId, uploadId);
    requireNext(row, offset);
    if (bytes !== Math.min(IMPORT_PIECE_BYTES, row.size - offset)) throw new Refusal('validation');
    await change(tx);
    return fileView(await ownFile(tx, importId, uploadId));
  });
}

function requireNext({ received, size }: FileRow, offset: number): void {
  if (received !== offset || received === size) throw new Refusal('conflict', { more: { received } });
}

async function ownFile(db: Db, importId: number, uploadId: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(workImportFile)
    .where(and(eq(workImportFile.upload_id, uploadId), eq(workImportFile.import_id, importId)));
  if (!row) throw new Refusal('not_found');
  return row;
}

function fileView({ upload_id, name, kind, size, received }: FileRow): ImportFile {
  return { upload_id, name, kind, size, received, piece_bytes: IMPORT_PIECE_BYTES };
}
