import { openBucket, type S3Settings } from './s3-bucket.ts';
import { AREAS, isKey, keyParts, type ListedFile, type Storage, type StorageKey } from './storage.ts';

/** Picture files in a bucket of S3 or a compatible server. */
export function s3Storage(settings: S3Settings): Storage {
  const bucket = openBucket(settings);
  const pathOf = (key: StorageKey) => keyParts(key).join('/');
  return {
    put: async (key, bytes, type) => bucket.put(pathOf(key), bytes, type),
    async get(key) {
      const response = await bucket.get(pathOf(key));
      return response?.body ? { size: Number(response.headers.get('content-length')), body: response.body } : undefined;
    },
    exists: async (key) => bucket.exists(pathOf(key)),
    remove: async (key) => bucket.remove(pathOf(key)),
    async *list(): AsyncGenerator<ListedFile> {
      for (const area of AREAS) {
        for await (const { path, size, etag } of bucket.list(`${area}/`)) {
          if (isKey(path)) yield { key: path, size, version: etag };
        }
      }
    },
  };
}
