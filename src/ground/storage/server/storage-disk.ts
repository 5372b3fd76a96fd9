import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { webStream } from '#ground/files/server/web-stream.ts';
import { AREAS, isKey, keyParts, type ListedFile, type Storage, type StorageKey, type StoredFile } from './storage.ts';

/** Incomplete files. Under the same root, because a rename cannot cross file systems. */
const INCOMING = 'incoming';
/** An older incoming file was left behind by a killed process. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Picture files in a folder, fanned out by the first two characters of their name. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: StorageKey) => {
    const [area, name, ...rest] = keyParts(key);
    return join(root, area, name.slice(0, 2), name, ...rest);
  };
  let swept: Promise<void> | undefined;
  return {
    async put(key, bytes) {
      swept ??= sweepIncoming(root);
      await swept;
      await writeAtomically(pathOf(key), join(root, INCOMING, randomUUID()), bytes);
    },
    get: (key) => openFile(pathOf(key)),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFiles(root),
  };
}

async function* listFiles(root: string): AsyncGenerator<ListedFile> {
  for (const area of AREAS) {
    for (const fan of await namesIn(join(root, area))) {
      yield* filesBelow(join(root, area, fan), area);
    }
  }
}

async function* filesBelow(folder: string, key: string): AsyncGenerator<ListedFile> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(ignoreMissing);
    const nested = `${key}/${name}`;
    if (found?.isDirectory()) yield* filesBelow(path, nested);
    else if (found && isKey(nested)) yield { key: nested, size: found.size, version: String(found.mtimeMs) };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

async function writeAtomically(path: string, incoming: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(incoming, 'wx');
    try {
      await file.writeFile(bytes);
      // Otherwise a power cut may leave the new name without its content.
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(path), { recursive: true });
    await rename(incoming, path);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}

/** Most pictures of a list are smaller. */
const SMALL_BYTES = 128 * 1024;

async function openFile(path: string): Promise<StoredFile | undefined> {
  // Read synchronously: it takes less than a millisecond, while a stream needs Node's thread pool four times, which
  // can block for seconds behind pictures that are being encoded.
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.size <= SMALL_BYTES) return smallFile(path);
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const { size } = await file.stat();
  // The stream closes its file handle when it ends and when a client disconnects.
  const stream = file.createReadStream({ highWaterMark: 128 * 1024 });
  return { size, body: webStream(stream) };
}

function smallFile(path: string): StoredFile | undefined {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    return { size: bytes.byteLength, body };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function sweepIncoming(root: string): Promise<void> {
  const folder = join(root, INCOMING);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
