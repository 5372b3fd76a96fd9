import { join } from 'node:path';
import type { S3Settings } from './s3-bucket.ts';
import type { Storage } from './storage.ts';
import { diskStorage } from './storage-disk.ts';
import { s3Storage } from './storage-s3.ts';

/** Plain data, so that a worker can receive it and open the same storage. */
export interface StorageSettings {
  dataDir: string;
  s3?: S3Settings | undefined;
}

/** The storage of the shop's pictures: the bucket if one is configured, else `<dataDir>/pictures`. */
export function openStorage({ dataDir, s3 }: StorageSettings): Storage {
  return s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'pictures'));
}

/** A storage that follows its settings: staff can enter a bucket while the shop is running. */
export function followStorage(current: () => StorageSettings): Storage {
  let opened: { settings: StorageSettings; storage: Storage } | undefined;
  const storage = () => {
    const settings = current();
    if (opened?.settings !== settings) opened = { settings, storage: openStorage(settings) };
    return opened.storage;
  };
  return {
    put: (...sent) => storage().put(...sent),
    get: (key) => storage().get(key),
    exists: (key) => storage().exists(key),
    remove: (key) => storage().remove(key),
    list: () => storage().list(),
  };
}
