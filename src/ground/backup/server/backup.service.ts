import { createHash } from 'node:crypto';
import type { Database, Db } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import type { BackupPlace } from './backup-place.ts';
import { CHUNK, type Chunks, createChunks } from './chunks.ts';
import type { WithSnapshot } from './command-database.ts';
import { createLineWriter } from './line-chunks.ts';
import { createSum, sourceOf } from './load-tables.ts';
import { listBackups, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { copyPictures, type PictureIndex, readIndex } from './picture-copies.ts';

export interface BackupOptions {
  place: BackupPlace;
  key: Buffer | undefined;
  /** Nothing of earlier backups is used. */
  isFull: boolean;
  /** The key of sealed values; stored only in an encrypted backup. */
  secretsKey: string | undefined;
  /** How many backups stay; older ones are removed. */
  keep: number;
}

export interface BackupReport {
  name: string;
  tables: number;
  rows: number;
  pictures: number;
  /** How many of them were read; the others were in an earlier backup. */
  readPictures: number;
  removed: string[];
}

/**
 * Makes a backup. Pictures are copied first, then the database, then the pictures that are new: a picture is stored
 * before a row names it, and removed after the row, so every picture that the copied rows name is in the backup.
 */
export async function makeBackup(
  withSnapshot: WithSnapshot,
  storage: Storage,
  { place, key, isFull, secretsKey, keep }: BackupOptions,
): Promise<BackupReport> {
  const chunks = createChunks(place, { key, isFull });
  const former: PictureIndex = new Map();
  const last = (await listBackups(place)).at(-1);
  // A backup uses pieces of the former ones, and must not use plain ones if it is encrypted.
  if (last && last.path.endsWith('.aes') !== Boolean(key)) {
    throw new StartupProblem(
      `The backups in ${place.name} are ${key ? 'not encrypted' : 'encrypted'}: use another place, or ${key ? 'no' : 'their'} BACKUP_KEY.`,
    );
  }
  if (last && !isFull) {
    const stored = await storedPieces(place);
    // A piece may have been lost since, for example by a bucket's rule about old files: then its picture is copied again.
    for await (const line of readIndex(chunks, await readManifest(chunks, last.path)))
      if (line.chunks.every((path) => stored.has(path))) former.set(line.key, line);
  }
  const index: PictureIndex = new Map();
  const earlier = await copyPictures(storage, chunks, { index, former });
  const database = await withSnapshot((snapshot) => copyDatabase(snapshot, chunks));
  const later = await copyPictures(storage, chunks, { index, former });
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    ...database,
    pictures: await writeIndex(chunks, index),
    ...(key && secretsKey && { secrets_key: secretsKey }),
  };
  await requireAllPieces(place, chunks, manifest);
  const name = await writeManifest(chunks, manifest);
  return {
    name,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    pictures: index.size,
    readPictures: earlier + later,
    removed: await removeOld(place, chunks, keep),
  };
}

type DatabaseParts = Pick<Manifest, 'engine' | 'migrations' | 'sequences' | 'tables'>;

function copyDatabase({ engine, exclusively }: Database, chunks: Chunks): Promise<DatabaseParts> {
  const copy = async (tx: Db) => {
    const source = await sourceOf(tx);
    const tables: Manifest['tables'] = [];
    for (const shape of source.tables) {
      const { add, sum } = createSum(shape.name);
      const writer = createLineWriter(chunks);
      for await (const lines of source.rows(shape.name)) {
        add(lines);
        await writer.write(lines);
      }
      tables.push({ ...shape, ...sum(), chunks: await writer.end() });
    }
    return { engine, migrations: [...source.migrations], sequences: [...source.sequences], tables };
  };
  // One moment for all tables, on a connection without the limits of a request.
  return exclusively('backup', (db) =>
    db.transaction(copy, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  );
}

async function writeIndex(chunks: Chunks, index: PictureIndex): Promise<Manifest['pictures']> {
  const writer = createLineWriter(chunks);
  const hash = createHash('sha256');
  let bytes = 0;
  for (const key of [...index.keys()].sort()) {
    const picture = index.get(key);
    const line = JSON.stringify(picture);
    hash.update(line).update('\n');
    bytes += picture?.size ?? 0;
    await writer.write([line]);
  }
  return { count: index.size, bytes, sha256: hash.digest('hex'), chunks: await writer.end() };
}

async function storedPieces(place: BackupPlace): Promise<Set<string>> {
  const stored = new Set<string>();
  for await (const path of place.list('chunks')) stored.add(path);
  return stored;
}

/** Before a backup counts as made: whatever removed a piece in the meantime, it must not look complete. */
async function requireAllPieces(place: BackupPlace, chunks: Chunks, manifest: Manifest): Promise<void> {
  const stored = await storedPieces(place);
  for await (const path of piecesOf(chunks, manifest)) {
    if (!stored.has(path))
      throw new StartupProblem(`${path} has disappeared from ${place.name} meanwhile: the backup is not complete.`);
  }
}

async function* piecesOf(chunks: Chunks, manifest: Manifest): AsyncGenerator<string> {
  for (const { chunks: paths } of [...manifest.tables, manifest.pictures]) yield* paths;
  for await (const picture of readIndex(chunks, manifest)) yield* picture.chunks;
}

/** Removes all but the newest backups, and every piece that none of those needs; returns the backups' names. */
async function removeOld(place: BackupPlace, chunks: Chunks, keep: number): Promise<string[]> {
  const all = await listBackups(place);
  const old = all.slice(0, -keep);
  for (const { path } of old) await place.remove(path);
  const needed = await neededPieces(chunks, all.slice(-keep));
  for await (const path of place.list('chunks')) {
    // Also what a killed backup has left.
    if (needed && !(CHUNK.test(path) && needed.has(path))) await place.remove(path);
  }
  return old.map(({ name }) => name);
}

/** Undefined if a backup is damaged: then it is not known which pieces belong to it. */
async function neededPieces(chunks: Chunks, backups: readonly { path: string }[]): Promise<Set<string> | undefined> {
  const needed = new Set<string>();
  try {
    for (const { path } of backups) {
      for await (const piece of piecesOf(chunks, await readManifest(chunks, path))) needed.add(piece);
    }
    return needed;
  } catch (error) {
    if (error instanceof StartupProblem) return undefined;
    throw error;
  }
}
