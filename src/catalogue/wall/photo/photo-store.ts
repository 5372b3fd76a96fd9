import type { Marks } from './reference.rules.ts';

/** A photo that its owner chose to store: only in this browser. */
export interface StoredPhoto {
  photo: Blob;
  marks: Marks;
}

const DATABASE = 'wall-photo';
const STORE = 'photo';
/** One wall at a time. */
const KEY = 'wall';

/** Undefined if there is none, or the browser denies access. */
export async function storedPhoto(): Promise<StoredPhoto | undefined> {
  const stored = await inStore('readonly', (store) => store.get(KEY));
  return isStoredPhoto(stored) ? stored : undefined;
}

/** Replaces the last one; false if the browser refuses (quota, private window). */
export async function savePhoto(stored: StoredPhoto): Promise<boolean> {
  return (await inStore('readwrite', (store) => store.put(stored, KEY))) !== undefined;
}

/** Does nothing without a stored photo. In one transaction: otherwise a photo that is removed meanwhile would return. */
export async function saveMarks(marks: Marks): Promise<void> {
  await inStore('readwrite', (store) => {
    const reading = store.get(KEY);
    reading.onsuccess = () => {
      if (isStoredPhoto(reading.result)) store.put({ ...reading.result, marks }, KEY);
    };
    return reading;
  });
}

export async function removePhoto(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY));
}

function isStoredPhoto(value: unknown): value is StoredPhoto {
  return typeof value === 'object' && value !== null && 'photo' in value && value.photo instanceof Blob;
}

/** One operation on the store; undefined if the browser denies access. */
function inStore(mode: IDBTransactionMode, step: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((done) => {
    try {
      const opening = indexedDB.open(DATABASE, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = () => done(undefined);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(STORE, mode);
        const request = step(transaction.objectStore(STORE));
        const end = (result: unknown) => {
          database.close();
          done(result);
        };
        transaction.oncomplete = () => end(request.result);
        transaction.onabort = () => end(undefined);
      };
    } catch {
      done(undefined);
    }
  });
}
