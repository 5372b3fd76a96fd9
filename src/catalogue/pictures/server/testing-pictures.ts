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

/** Bytes as a file that someone sent, in a folder of the running test's own. */
export async function sentFile(bytes: Uint8Array, folder?: string): Promise<SentFile> {
  const path = join(folder ?? (await temporaryFolder()), randomUUID());
  await writeFile(path, bytes);
  return { path, size: bytes.length };
}

/** Keeps a picture of the test's own with its original, made in this process. */
export async function keepPicture(db: Db, storage: Storage, bytes: Uint8Array): Promise<string> {
  const { format } = await checkedHeader(bytes);
  const row = await developPicture(storage, { bytes });
  await storage.put(`originals/${row.hash}.${format}`, bytes, `image/${format}`);
  await recordPicture(db, row);
  return row.hash;
}
