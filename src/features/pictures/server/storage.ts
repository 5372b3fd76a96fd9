/** Two areas: renditions are public, originals are never served by any route. */
export type StorageKey = `originals/${string}` | `renditions/${string}`;

export interface StoredFile {
  size: number;
  /** Read it to the end or cancel it: an open file or connection hangs on it. */
  body: ReadableStream<Uint8Array>;
}

/** Where picture files lie: a folder of this machine, or a bucket. */
export interface Storage {
  /** Whole or not at all: nobody ever reads half a file. */
  put(key: StorageKey, bytes: Uint8Array, type: string): Promise<void>;
  get(key: StorageKey): Promise<StoredFile | undefined>;
  exists(key: StorageKey): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: StorageKey): Promise<void>;
}

const PART = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79}$/;

/** The parts of a key; throws on anything that could mean another file than it says. */
export function keyParts(key: StorageKey): [area: 'originals' | 'renditions', name: string, ...rest: string[]] {
  const [area, name, ...rest] = key.split('/');
  const known = area === 'originals' || area === 'renditions';
  if (!known || name === undefined || ![name, ...rest].every((part) => PART.test(part))) {
    throw new Error(`"${key}" is not a storage key`);
  }
  return [area, name, ...rest];
}
