/** Areas: renditions are public, originals are never served, attachments only to their owners. */
export type StorageKey = `${StorageArea}/${string}`;
type StorageArea = (typeof AREAS)[number];

export const AREAS = ['originals', 'renditions', 'attachments'] as const;

export interface StoredFile {
  size: number;
  /** Read it to the end or cancel it, because it holds an open file or connection. */
  body: ReadableStream<Uint8Array>;
}

/** A file in a list. */
export interface ListedFile {
  key: StorageKey;
  size: number;
  /** Changes when the file is overwritten: its ETag, or when it was written. */
  version: string;
}

/** Storage of picture files: a folder of this machine, or a bucket. */
export interface Storage {
  /** Atomic: nobody ever reads half a file. */
  put(key: StorageKey, bytes: Uint8Array, type: string): Promise<void>;
  get(key: StorageKey): Promise<StoredFile | undefined>;
  exists(key: StorageKey): Promise<boolean>;
  /** Removing a missing file is not an error. */
  remove(key: StorageKey): Promise<void>;
  /** All files, in any order. One that is written or removed in the meantime may be missing or listed. */
  list(): AsyncIterable<ListedFile>;
}

/** Whether a name that was found in a folder or bucket is one of ours. */
export function isKey(text: string): text is StorageKey {
  try {
    keyParts(text as StorageKey);
    return true;
  } catch {
    return false;
  }
}

const PART = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79}$/;

/** The parts of a key; throws on anything that could mean another file. */
export function keyParts(key: StorageKey): [area: StorageArea, name: string, ...rest: string[]] {
  const [first, name, ...rest] = key.split('/');
  const area = AREAS.find((known) => known === first);
  if (!area || name === undefined || ![name, ...rest].every((part) => PART.test(part))) {
    throw new Error(`"${key}" is not a storage key`);
  }
  return [area, name, ...rest];
}
