import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { BackupPlace } from './backup-place.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A backup is written and read in pieces of about this size, so memory does not grow with the shop. */
export const CHUNK_BYTES = 4 * 1024 * 1024;
/** A path that `save` gave. What it ends with says what has been done to the content: `.gz`, then `.aes`. */
export const CHUNK = /^chunks\/[0-9a-f]{2}\/([0-9a-f]{64})(\.gz)?(\.aes)?$/;

export interface Chunks {
  /** Stores a piece under a name that follows from its content, and returns its path: equal pieces are stored once. */
  save(bytes: Uint8Array, options?: { zip?: boolean }): Promise<string>;
  /** Throws unless it is exactly the piece that was saved. */
  load(path: string): Promise<Buffer>;
  /** Stores a file under a given path, and returns the path with its ending. */
  writeSealed(path: string, bytes: Uint8Array): Promise<string>;
  readSealed(path: string): Promise<Buffer | undefined>;
}

interface ChunkOptions {
  /** 32 bytes: encrypts everything. Without it, a piece is a plain file or a `.gz`. */
  key: Buffer | undefined;
  /** Writes pieces again that are there already: they may be damaged. */
  isFull?: boolean;
}

export function createChunks(place: BackupPlace, { key, isFull = false }: ChunkOptions): Chunks {
  const nameKey = key && Buffer.from(hkdfSync('sha256', key, '', 'names of pieces', 32));
  // With a key, names must not reveal which pictures a backup contains.
  const nameOf = (bytes: Uint8Array) =>
    (nameKey ? createHmac('sha256', nameKey) : createHash('sha256')).update(bytes).digest('hex');
  const seal = (path: string, bytes: Uint8Array) => (key ? encrypt(key, path, bytes) : bytes);
  const unseal = (path: string, bytes: Buffer) => (path.endsWith('.aes') ? decrypt(key, path, bytes) : bytes);
  const ending = key ? '.aes' : '';
  return {
    async save(bytes, { zip = false } = {}) {
      const name = nameOf(bytes);
      const path = `chunks/${name.slice(0, 2)}/${name}${zip ? '.gz' : ''}${ending}`;
      if (!isFull && (await place.exists(path))) return path;
      await place.write(path, seal(path, zip ? await promisify(gzip)(bytes, { level: 6 }) : bytes));
      return path;
    },
    async load(path) {
      const [, name, zip] = CHUNK.exec(path) ?? [];
      const stored = name && (await place.read(path));
      if (!stored) throw damaged(place, path, 'is missing');
      const content = unseal(path, stored);
      const bytes = zip ? await promisify(gunzip)(content).catch(() => undefined) : content;
      if (!bytes || nameOf(bytes) !== name) throw damaged(place, path, 'has been changed');
      return bytes;
    },
    async writeSealed(path, bytes) {
      const full = path + ending;
      await place.write(full, seal(full, bytes));
      return full;
    },
    async readSealed(path) {
      const stored = await place.read(path);
      return stored && unseal(path, stored);
    },
  };
}

function encrypt(key: Buffer, path: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  // The path too: a piece renamed to another one does not open.
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(path));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer | undefined, path: string, stored: Buffer): Buffer {
  if (!key) throw new StartupProblem('This backup is encrypted: set BACKUP_KEY.');
  try {
    const decipher = createDecipheriv(CIPHER, key, stored.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(path))
      .setAuthTag(stored.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(stored.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new StartupProblem(`${path} does not open: BACKUP_KEY is another one, or the file has been changed.`);
  }
}

function damaged(place: BackupPlace, path: string, what: string): StartupProblem {
  return new StartupProblem(
    `This backup is damaged: ${path} in ${place.name} ${what}. Use another one ("--list"); "npm run backup -- --full" makes a new one without the old pieces.`,
  );
}
