import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { formerPicture } from './former-picture.tables.ts';

/** Forgets the former pictures of these works. */
export async function removeFormerPictures(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(formerPicture).where(inArray(formerPicture.item_id, [...itemIds]));
}

/** Which of these works had another picture before. */
export async function redrawnWorks(db: Db, itemIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ item_id: formerPicture.item_id })
    .from(formerPicture)
    .where(inArray(formerPicture.item_id, [...itemIds]));
  return new Set(rows.map(({ item_id }) => item_id));
}
