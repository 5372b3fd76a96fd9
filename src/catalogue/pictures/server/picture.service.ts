import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { withPlainPhoto } from './photo.service.ts';
import { picture } from './picture.tables.ts';
import { hasFiles, type PictureRow, removeFiles, saveDeveloped } from './picture-files.service.ts';
import { PHOTO_FILE } from './picture-intake.ts';
import { madeOrRefused } from './picture-processes.service.ts';
import { pictureHash } from './renditions.ts';

/**
 * Saves an uploaded photo: stores its plain pixels privately and makes its renditions in another process. The same
 * photo again costs nothing.
 */
export async function savePhoto(db: Db, storage: Storage, file: SentFile): Promise<string> {
  return withPlainPhoto(file, async ({ bytes }, bench) => {
    const hash = pictureHash({ bytes });
    const known = (await readPictures(db, [hash])).get(hash);
    if (known && (await hasFiles(storage, known))) return hash;
    const plain = { path: bench.pathOf(PHOTO_FILE), size: bytes.length };
    const row = madeOrRefused(await bench.ask('renditions', {}, plain));
    await saveDeveloped(storage, row, bench.pathOf);
    await storage.put(`originals/${hash}.jpeg`, bytes, 'image/jpeg');
    await recordPicture(db, row);
    return hash;
  });
}

/** Called after all files are in storage; before that no page may show the picture. */
export async function recordPicture(db: Db, row: PictureRow): Promise<void> {
  await db.insert(picture).values(row).onConflictDoNothing();
}

/**
 * Removes pictures; the caller ensures that nothing uses them. Files first: if that fails, the row is still there for a
 * retry.
 */
export async function removePictures(db: Db, storage: Storage, hashes: readonly string[]): Promise<void> {
  for (const known of (await readPictures(db, hashes)).values()) {
    await removeFiles(storage, known);
    await db.delete(picture).where(eq(picture.hash, known.hash));
  }
}

/** By hash; unknown ones are omitted. */
export async function readPictures(db: Db, hashes: readonly string[]): Promise<Map<string, Picture>> {
  if (hashes.length === 0) return new Map();
  const { hash, width, height, thumbhash, ground, widths } = picture;
  const rows = await db
    .select({ hash, width, height, thumbhash, ground, widths })
    .from(picture)
    .where(inArray(hash, [...hashes]));
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The names of a picture's main colours, and its perceptual hash. */
export async function readTraits(db: Db, hash: string) {
  const { palette, likeness } = picture;
  const [row] = await db.select({ palette, likeness }).from(picture).where(eq(picture.hash, hash));
  return row;
}

/** The number of differing bits, of 64; null where a hash is missing. */
export function bitsApart(column: AnyColumn | SQL, likeness: string): SQL<number> {
  return sql<number>`bit_count(('x' || ${column})::bit(64) # ('x' || ${likeness}::text)::bit(64))::int`;
}

/** A subquery, to read rows and their pictures in one query. */
export function picturesToJoin(db: Db) {
  const { hash, width, height, thumbhash, ground, palette, widths, likeness } = picture;
  return db.select({ hash, width, height, thumbhash, ground, palette, widths, likeness }).from(picture).as('picture');
}

export async function hasPictures(db: Db): Promise<boolean> {
  return (await db.select({ hash: picture.hash }).from(picture).limit(1)).length > 0;
}
