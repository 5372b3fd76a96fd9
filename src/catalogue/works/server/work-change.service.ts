import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import { workIndexChanged } from './work-index.load.ts';
import { type SizeDraft, type WorkToWrite, writeWork } from './work-write.service.ts';
import { category, item, size } from './works.tables.ts';

export type WorkRow = typeof item.$inferSelect;

export interface WorkWithSizes {
  row: WorkRow;
  sizes: SizeDraft[];
}

/** The result of a change: the new values, if any, and a value for the caller. */
interface Change<T> {
  set?: Partial<WorkToWrite>;
  result: T;
}

/** Without a lock; refuses an unknown work. */
export async function readWork(db: Db, item_id: number): Promise<WorkWithSizes> {
  const [row] = await db.select().from(item).where(eq(item.item_id, item_id));
  if (!row) throw new Refusal('not_found');
  return { row, sizes: await offeredSizes(db, item_id) };
}

/**
 * Applies `change` under a lock: no sale, other tab or pause can interfere. Writes everything that follows from it in
 * the same transaction (search, lowest price, the artist's count, notices).
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

/** The editable part of a row; the rest is computed or counted. */
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
