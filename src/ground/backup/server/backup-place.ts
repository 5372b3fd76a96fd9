import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { openBucket, type S3Settings } from '#ground/storage/server/s3-bucket.ts';

/** Where backups are stored. A path has parts of letters, digits, dots and dashes, separated by slashes. */
export interface BackupPlace {
  /** For messages. */
  name: string;
  /** Atomic: nobody ever reads half a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Buffer | undefined>;
  exists(path: string): Promise<boolean>;
  /** All paths below a folder. */
  list(folder: string): AsyncIterable<string>;
  remove(path: string): Promise<void>;
}

/** A folder, which should be on another disk. */
export function folderPlace(root: string): BackupPlace {
  return {
    name: root,
    write: (path, bytes) => writeAtomically(join(root, path), bytes),
    read: (path) => readFile(join(root, path)).catch(ignoreMissing),
    exists: (path) =>
      access(join(root, path)).then(
        () => true,
        () => false,
      ),
    list: (folder) => listFiles(root, folder),
    remove: (path) => rm(join(root, path), { force: true }),
  };
}

/** A folder of an S3-compatible bucket. */
export function bucketPlace(settings: S3Settings, prefix: string): BackupPlace {
  const bucket = openBucket(settings);
  const start = prefix === '' ? '' : `${prefix}/`;
  return {
    name: `s3://${settings.bucket}/${prefix}`,
    write: (path, bytes) => bucket.put(start + path, bytes, 'application/octet-stream'),
    async read(path) {
      const response = await bucket.get(start + path);
      return response && Buffer.from(await response.arrayBuffer());
    },
    exists: (path) => bucket.exists(start + path),
    async *list(folder) {
      for await (const { path } of bucket.list(`${start}${folder}/`)) yield path.slice(start.length);
    },
    remove: (path) => bucket.remove(start + path),
  };
}

async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  // The name has no extension of ours, so that a file left behind is never taken for a part of a backup.
  const unfinished = join(folder, `.${randomUUID()}`);
  try {
    // Only the shop's own user may read what buyers entrusted to it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await using file = await open(unfinished, 'wx', 0o600);
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartupProblem(`The backup cannot be written to ${folder} (${code || String(error)}).`, { cause: error });
  }
  await rename(unfinished, path);
  // Windows can neither open nor sync folders.
  if (process.platform === 'win32') return;
  await using parent = await open(folder, 'r');
  await parent.sync();
}

async function* listFiles(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ignoreMissing);
  for (const entry of entries ?? []) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(root, path);
    else yield path;
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
