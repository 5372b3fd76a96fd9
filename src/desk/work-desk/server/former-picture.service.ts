import { eq, sql } from 'drizzle-orm';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { SizeDraft } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { masterOf, type StudioRow } from '#selling/studio/server/work-row.service.ts';
import { formerPicture } from './former-picture.tables.ts';

type FormerRow = typeof formerPicture.$inferSelect;

interface Replaced {
  row: WorkRow;
  studio: StudioRow;
  replaced_by: string;
  before: readonly SizeDraft[];
  after: readonly SizeDraft[];
}

/** Stores the present picture of a locked work before it is replaced; only the last one of each work. */
export async function saveFormerPicture(tx: Db, { row, studio, replaced_by, before, after }: Replaced): Promise<void> {
  const { item_id, picture_hash, original_w_px, original_h_px, colours } = row;
  await tx.delete(formerPicture).where(eq(formerPicture.item_id, item_id));
  // A work cannot return to having no picture.
  if (picture_hash === null) return;
  const { master_id, crop } = studio;
  await tx.insert(formerPicture).values({
    item_id,
    picture_hash,
    original_w_px,
    original_h_px,
    colours,
    master_id,
    crop,
    replaced_by,
    offered_before: offeredIn(before),
    offered_after: offeredIn(after),
    replaced_at: sql`now()`,
  });
}

/** The picture that can be restored, if its replacement is still in place and its master is still there. */
export async function readFormer(
  db: Db,
  { item_id, picture_hash }: Pick<WorkRow, 'item_id' | 'picture_hash'>,
): Promise<{ former: FormerRow; picture: Picture } | undefined> {
  const [former] = await db.select().from(formerPicture).where(eq(formerPicture.item_id, item_id));
  if (!former || former.replaced_by !== picture_hash) return undefined;
  const picture = (await readPictures(db, [former.picture_hash])).get(former.picture_hash);
  if (!picture) return undefined;
  // The master of a seller who left may have been deleted.
  if (former.master_id !== null && (await masterOf(db, former))?.state !== 'ready') return undefined;
  return { former, picture };
}

function offeredIn(sizes: readonly SizeDraft[]) {
  return sizes.filter(({ enabled }) => enabled ?? true).map(({ w_mm, h_mm }) => ({ w_mm, h_mm }));
}
