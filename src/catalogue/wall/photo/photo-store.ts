import type { Marks } from './reference.rules.ts';

/** A photo that its owner asked to keep: on this device, in this browser, and nowhere else. */
export interface StoredPhoto {
  photo: Blob;
  marks: Marks;
}

const DATABASE = 'cornice-wall';
const STORE = 'photo';
/** There is one wall at a time. */
const KEY = 'wall';

/** The kept photo, if there is one and the browser lets us see it. */
export async function storedPhoto(): Promise<StoredPhoto | undefined> {
  const stored = await inStore('readonly', (store) => store.get(KEY));
  return isStoredPhoto(stored) ? stored : undefined;
}

/** Keeps a photo in place of the last one; false if the browser refuses (no room, private window). */
export async function savePhoto(stored: StoredPhoto): Promise<boolean> {
  return (await inStore('readwrite', (store) => store.put(stored, KEY))) !== undefined;
}

/** New marks on the kept photo; nothing happens if there is none. */
export async function saveMarks(marks: Marks): Promise<void> {
  const stored = await storedPhoto();
  if (stored) await savePhoto({ ...stored, marks });
}

/** Takes the photo off the device. */
export async function forgetPhoto(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY));
}

function isStoredPhoto(value: unknown): value is StoredPhoto {
  return typeof value === 'object' && value !== null && 'photo' in value && value.photo instanceof Blob;
}

/** One step in the store; undefined when the browser has none for us. */
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
