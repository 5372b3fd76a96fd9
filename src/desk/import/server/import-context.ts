import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Log } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { intakeFolder, type SentFile } from '#ground/files/server/file-intake.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { openProcessPool } from '#ground/workshop/server/process-pool.ts';
import { IMPORT_PIECE_BYTES, MOST_PICTURE_BYTES, MOST_TABLE_BYTES } from '../import.rules.ts';
import { copySpan, piecesOf } from './import-files.ts';
import type { ImportOrder, ImportReply, ReadFault } from './import-worker.ts';
import { spanOf, type ZipEntry } from './zip-read.ts';

const MB = 1024 * 1024;

/** Archives and tables are read in a process of their own; a text of 20 MB takes about ten times that to split. */
const readers = openProcessPool<ImportOrder, ImportReply>({
  worker: installed('src/desk/import/server/import-worker.ts'),
  atOnce: 1,
  waiting: 8,
  memory: 512 * MB,
  longest: 150_000,
});

export function closeReaders(): Promise<void> {
  return readers.close();
}

/** What a process needs to process imports. */
export interface ImportContext {
  db: Db;
  config: StorageSettings;
  log: Pick<Log, 'info' | 'warn'>;
  /** The shop is closing, or another process has the import. */
  signal: AbortSignal;
}

/** The shop closes, or a process died on the way: the step is repeated later. */
export class Interrupted extends Error {}

/** A part of the import is no longer in storage. */
type BenchFault = ReadFault | 'gone' | 'too_large';

async function ask(bench: ImportContext, order: ImportOrder): Promise<Exclude<ImportReply, { fault: ReadFault }>> {
  const outcome = await readers.ask(order, { signal: bench.signal });
  if ('reply' in outcome) {
    if ('fault' in outcome.reply) throw new FileProblem(outcome.reply.fault);
    return outcome.reply;
  }
  if (outcome.ended === 'closing' || bench.signal.aborted) throw new Interrupted();
  // Too much memory or time, or a crash: the file is to blame.
  throw new FileProblem(order.kind === 'table' ? 'table_too_large' : 'broken');
}

/** A file that cannot be read. */
export class FileProblem extends Error {
  readonly fault: BenchFault;
  constructor(fault: BenchFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A folder for one piece of work, removed afterwards; the sweep of incoming files finds those of a killed process. */
export async function inFolder<T>({ config }: ImportContext, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(intakeFolder(config), randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Uploaded {
  upload_id: string;
  size: number;
}

/** Enough for the end of an archive with a few hundred entries; the reader requests more if necessary. */
const FIRST_TAIL = 256 * 1024;
const MOST_DIRECTORY = 64 * MB + 128 * 1024;

/** The entries of an uploaded archive; only its end is copied. */
export async function readArchive(bench: ImportContext, { upload_id, size }: Uploaded): Promise<ZipEntry[]> {
  const pieces = await piecesOf(bench.db, upload_id);
  return inFolder(bench, async (folder) => {
    const path = join(folder, 'directory');
    for (let base = Math.max(0, size - FIRST_TAIL); ; ) {
      if (size - base > MOST_DIRECTORY) throw new FileProblem('broken');
      await copied(bench, { uploadId: upload_id, pieces, from: base, to: size }, path);
      const reply = await ask(bench, { kind: 'directory', path, base });
      if ('entries' in reply) return reply.entries;
      if (!('needs' in reply) || reply.needs >= base) throw new FileProblem('broken');
      base = reply.needs;
    }
  });
}

async function copied(bench: ImportContext, span: Parameters<typeof copySpan>[1], path: string): Promise<void> {
  if (!(await copySpan(openStorage(bench.config), span, path))) throw new FileProblem('gone');
}

/** A picture or table of the import: an uploaded file, or an entry of one. */
interface Source {
  upload_id: string;
  size: number;
  entry: ZipEntry | null;
}

/** Copies a picture or table to a local file, unpacked. */
async function localFile(bench: ImportContext, source: Source, folder: string, most: number): Promise<SentFile> {
  const { upload_id: uploadId, entry } = source;
  const pieces = await piecesOf(bench.db, uploadId);
  const path = join(folder, 'file');
  if (!entry) {
    await copied(bench, { uploadId, pieces, from: 0, to: source.size }, path);
    return { path, size: source.size };
  }
  if (entry.size > most || entry.packed > most + MB) throw new FileProblem('too_large');
  const packed = join(folder, 'packed');
  // An entry near the end of the archive needs no more bytes than there are; the last piece may be short.
  const to = Math.min(spanOf(entry).to, pieces.length * IMPORT_PIECE_BYTES);
  await copied(bench, { uploadId, pieces, from: entry.at, to }, packed);
  const reply = await ask(bench, { kind: 'extract', path: packed, base: entry.at, entry, to: path, most });
  await rm(packed, { force: true });
  return { path, size: 'extracted' in reply ? reply.extracted : 0 };
}

export async function readTableOf(bench: ImportContext, source: Source & { name: string }): Promise<string[][]> {
  return inFolder(bench, async (folder) => {
    const { path } = await localFile(bench, source, folder, MOST_TABLE_BYTES);
    const reply = await ask(bench, { kind: 'table', path, name: source.name });
    return 'table' in reply ? reply.table : [];
  });
}

export function pictureFile(bench: ImportContext, source: Source, folder: string): Promise<SentFile> {
  return localFile(bench, source, folder, MOST_PICTURE_BYTES);
}
