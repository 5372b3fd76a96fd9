import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import { workIndexChanged } from './work-index.load.ts';
import { type SizeDraft, type WorkToWrite, writeWork } from './work-write.service.ts';
import { category, item, size } from './works.tables.ts';

export type WorkRow = typeof item.$inferSelect;

/** A work as it is kept, with what it is offered in. */
export interface WorkWithSizes {
  row: WorkRow;
  sizes: SizeDraft[];
}

/** What a change answers: what is to be written of the work, if anything, and what its caller wants to know. */
interface Change<T> {
  set?: Partial<WorkToWrite>;
  result: T;
}

/** A work that is not held by anybody, for reading; refused if there is none. */
export async function readWork(db: Db, item_id: number): Promise<WorkWithSizes> {
  const [row] = await db.select().from(item).where(eq(item.item_id, item_id));
  if (!row) throw new Refusal('not_found');
  return { row, sizes: await offeredSizes(db, item_id) };
}

/**
 * Changes a work as `change` says while nobody else can: no sale, no other tab and no pause comes in between. All that
 * follows from what it answers (search, lowest price, the artist's count, notices) is written with it.
 */
export async function changeWork<T>(
  db: Db,
  item_id: number,
  change: (tx: Db, work: WorkWithSizes) => Promise<Change<T>>,
): Promise<T> {
  const result = await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(item).where(eq(item.item_id, item_id)).for('update');
    if (!row) throw new Refusal('not_found');
    const sizes = await offeredSizes(tx, item_id);
    const { set, result: answer } = await change(tx, { row, sizes });
    if (set) await writeWork(tx, { ...draftOf(row), sizes, ...set });
    return answer;
  });
  workIndexChanged(db);
  return result;
}

/** Whether the shop files works under this code now. */
export async function isCategory(db: Db, code: string): Promise<boolean> {
  return (await db.$count(category, and(eq(category.code, code), eq(category.hidden, false)))) > 0;
}

async function offeredSizes(db: Db, item_id: number): Promise<SizeDraft[]> {
  const rows = await db
    .select({ w_mm: size.w_mm, h_mm: size.h_mm, price: size.price, enabled: size.enabled })
    .from(size)
    .where(eq(size.item_id, item_id))
    .orderBy(asc(size.w_mm), asc(size.h_mm));
  return rows.filter(({ enabled }) => enabled);
}

/** All of a row that somebody writes; the rest is reckoned or counted. */
function draftOf(row: WorkRow): Omit<WorkToWrite, 'sizes'> {
  const { item_id, slug, artist_id, title, texts, year, category, subjects, picture_hash, colours } = row;
  const { original_w_px, original_h_px, sale_mode, exhibition_where, edition_size } = row;
  const { status, stage, paused_by, online_at } = row;
  return {
    item_id,
    slug,
    artist_id,
    title,
    texts,
    year,
    category,
    subjects,
    picture_hash,
    colours,
    original_w_px,
    original_h_px,
    sale_mode,
    exhibition_where,
    edition_size,
    status,
    stage,
    paused_by,
    online_at,
  };
}
