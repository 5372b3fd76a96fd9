import { createHash } from 'node:crypto';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { ListedFile, Storage, StorageKey } from '#ground/storage/server/storage.ts';
import { TRIAL_KEY } from '#ground/storage/server/storage-health.service.ts';
import { CHUNK_BYTES, type Chunks } from './chunks.ts';
import { readLines } from './line-chunks.ts';
import { type Manifest, type PictureLine, pictureLine } from './manifest.ts';

/** At a time: most of the work is waiting for disks and networks. */
const PARALLEL = 8;

export type PictureIndex = Map<string, PictureLine>;

/** The pictures and files of a backup. */
export async function* readIndex(chunks: Chunks, { pictures }: Manifest): AsyncGenerator<PictureLine> {
  for await (const lines of readLines(chunks, pictures.chunks)) {
    for (const line of lines) yield pictureLine.parse(JSON.parse(line));
  }
}

/**
 * Adds every file of the storage that is not in `index` yet. Those that `former`, the index of an earlier backup, has
 * in the same version are not read again. Returns how many were read.
 */
export async function copyPictures(
  storage: Storage,
  chunks: Chunks,
  { index, former }: { index: PictureIndex; former: PictureIndex },
): Promise<number> {
  let read = 0;
  await inParallel(storage.list(), async (file) => {
    if (file.key === TRIAL_KEY || isSame(index.get(file.key), file)) return;
    const known = former.get(file.key);
    if (known && isSame(known, file)) {
      index.set(file.key, known);
      return;
    }
    const copied = await copyPicture(storage, chunks, file);
    // Removed since it was listed.
    if (!copied) return;
    index.set(file.key, copied);
    read += 1;
  });
  return read;
}

function isSame(known: PictureLine | undefined, { size, version }: ListedFile): boolean {
  return known?.size === size && known.version === version;
}

async function copyPicture(
  storage: Storage,
  chunks: Chunks,
  { key, version }: ListedFile,
): Promise<PictureLine | undefined> {
  const file = await storage.get(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  const paths: string[] = [];
  let size = 0;
  for await (const piece of inPieces(file.body)) {
    hash.update(piece);
    size += piece.length;
    paths.push(await chunks.save(piece));
  }
  return { key, size, version, sha256: hash.digest('hex'), chunks: paths };
}

/** The same bytes in pieces of `CHUNK_BYTES`, the last one shorter. */
async function* inPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    for (let at = 0; at < part.length; ) {
      const piece = part.subarray(at, at + CHUNK_BYTES - size);
      waiting.push(piece);
      at += piece.length;
      size += piece.length;
      if (size < CHUNK_BYTES) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/**
 * Writes the files of a backup to a storage, except those that are there already, and reads each one again; then calls
 * `onPicture`. Throws if one differs or is missing.
 */
export async function restorePictures(
  chunks: Chunks,
  manifest: Manifest,
  storage: Storage,
  onPicture: (key: StorageKey) => Promise<void> = async () => undefined,
): Promise<void> {
  let count = 0;
  await inParallel(readIndex(chunks, manifest), async (line) => {
    const key = line.key as StorageKey;
    if ((await hashIn(storage, key)) !== line.sha256) {
      await storage.put(key, await loadPicture(chunks, line), typeOf(key));
      if ((await hashIn(storage, key)) !== line.sha256) throw new Error(`${key} was not stored as it was sent`);
    }
    await onPicture(key);
    count += 1;
  });
  if (count !== manifest.pictures.count) throw new StartupProblem('This backup is damaged: pictures are missing.');
}

/** A file of a backup; throws unless it is as it was. */
async function loadPicture(chunks: Chunks, { key, sha256, chunks: paths }: PictureLine): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const path of paths) pieces.push(await chunks.load(path));
  const bytes = Buffer.concat(pieces);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${key} differs in the backup`);
  return bytes;
}

/** The SHA-256 of a stored file. */
async function hashIn(storage: Storage, key: StorageKey): Promise<string | undefined> {
  const file = await storage.get(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const part of file.body) hash.update(part);
  return hash.digest('hex');
}

/** Only buckets store it; the shop sends types of its own. */
function typeOf(key: string): string {
  const ending = /\.(jpeg|avif|webp|png|svg)$/.exec(key)?.[1];
  if (!ending) return 'application/octet-stream';
  return ending === 'svg' ? 'image/svg+xml' : `image/${ending}`;
}

async function inParallel<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const task = work(item).then(() => void running.delete(task));
    // A failed one stays, so that the race below throws; until then it must not end the process.
    task.catch(() => undefined);
    running.add(task);
    if (running.size >= PARALLEL) await Promise.race(running);
  }
  await Promise.all(running);
}
