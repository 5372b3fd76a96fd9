import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/server/connect.ts';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { recordPicture } from './picture.service.ts';
import { developPicture } from './picture-files.service.ts';
import { checkedHeader } from './picture-intake.ts';

/** Bytes as an uploaded file, in the running test's own folder. */
export async function sentFile(bytes: Uint8Array, folder?: string): Promise<SentFile> {
  const path = join(folder ?? (await temporaryFolder()), randomUUID());
  await writeFile(path, bytes);
  return { path, size: bytes.length };
}

/** Saves a picture with its original, in this process. */
export async function savePicture(db: Db, storage: Storage, bytes: Uint8Array): Promise<string> {
  const { format } = await checkedHeader(bytes);
  const row = await developPicture(storage, { bytes });
  await storage.put(`originals/${row.hash}.${format}`, bytes, `image/${format}`);
  await recordPicture(db, row);
  return row.hash;
}
