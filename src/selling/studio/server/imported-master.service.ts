import { and, eq, inArray, ne } from 'drizzle-orm';
import { recordPicture } from '#catalogue/pictures/server/picture.service.ts';
import type { PictureRow } from '#catalogue/pictures/server/picture-files.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { WorkToWrite } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { masterName } from '../studio.rules.ts';
import { master, work } from './studio.tables.ts';
import { coloursOf, NO_PICTURE } from './work-picture.service.ts';
import { lockStudioRow, writeStudioRow } from './work-row.service.ts';

/** A master that an import has stored and developed itself. */
interface ImportedMaster {
  master_id: string;
  member_id: number;
  name: string;
  size: number;
  pieces: readonly string[];
  made: { format: string; w_px: number; h_px: number; picture: PictureRow };
}

/** Makes a finished master the picture of a new work; returns what the work needs of it. */
export async function setImportedPicture(tx: Db, row: WorkRow, imported: ImportedMaster) {
  const { master_id, member_id, name, size, pieces, made } = imported;
  const { format, w_px, h_px, picture } = made;
  const { item_id } = row;
  await recordPicture(tx, picture);
  await tx.insert(master).values({
    ...{ master_id, member_id, name: masterName(name), size, received: size, pieces: [...pieces], state: 'ready' },
    ...{ format, w_px, h_px, picture_hash: picture.hash, item_id },
  });
  const studio = await lockStudioRow(tx, row);
  await writeStudioRow(tx, studio, { master_id, crop: null, picture_state: 'ready', due_at: null, attempts: 0 });
  return {
    original_w_px: w_px,
    original_h_px: h_px,
    picture_hash: picture.hash,
    colours: coloursOf(picture.palette),
  };
}

/** Who submitted these works; those of the shop's own are omitted. */
export async function sellersOf(db: Db, itemIds: readonly number[]): Promise<Map<number, number>> {
  const { item_id, seller_id } = work;
  const rows = await db
    .select({ item_id, seller_id })
    .from(work)
    .where(inArray(item_id, [...itemIds]));
  return new Map(rows.flatMap((row) => (row.seller_id === null ? [] : [[row.item_id, row.seller_id] as const])));
}

/** Whether another work, such as a copy, is printed from the same master. */
export async function isMasterShared(tx: Db, itemId: number): Promise<boolean> {
  const own = tx.select({ master_id: work.master_id }).from(work).where(eq(work.item_id, itemId));
  return (await tx.$count(work, and(inArray(work.master_id, own), ne(work.item_id, itemId)))) > 0;
}

/** Takes the only picture from a work that had none before; its master is then swept from storage. */
export async function removeImportedPicture(tx: Db, row: WorkRow): Promise<Partial<WorkToWrite>> {
  const studio = await lockStudioRow(tx, row);
  await writeStudioRow(tx, studio, { master_id: null, crop: null, picture_state: 'none', due_at: null });
  if (studio.master_id !== null)
    await tx
      .update(master)
      .set({ item_id: null, state: 'refused', due_at: null, changed_at: new Date(0) })
      .where(eq(master.master_id, studio.master_id));
  const { original_w_px, original_h_px, picture_hash, colours } = NO_PICTURE;
  return { original_w_px, original_h_px, picture_hash, colours };
}
