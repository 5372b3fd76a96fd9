import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { formerPicture } from './former-picture.tables.ts';

/** Deletes the former pictures of these works. */
export async function removeFormerPictures(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(formerPicture).where(inArray(formerPicture.item_id, [...itemIds]));
}

export async function redrawnWorks(db: Db, itemIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ item_id: formerPicture.item_id })
    .from(formerPicture)
    .where(inArray(formerPicture.item_id, [...itemIds]));
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Which of these pictures can be put back on a work. */
export async function formerAmong(db: Db, hashes: readonly string[]): Promise<string[]> {
  const { picture_hash } = formerPicture;
  const rows = await db
    .selectDistinct({ picture_hash })
    .from(formerPicture)
    .where(inArray(picture_hash, [...hashes]));
  return rows.map((row) => row.picture_hash);
}
