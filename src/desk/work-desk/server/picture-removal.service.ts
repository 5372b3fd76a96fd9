import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { formerPicture } from './former-picture.tables.ts';

/** Forgets the former pictures of these works. */
export async function removeFormerPictures(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(formerPicture).where(inArray(formerPicture.item_id, [...itemIds]));
}
