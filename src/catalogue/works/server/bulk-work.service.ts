import { asc, eq, sql } from 'drizzle-orm';
import { lockArtists } from '#catalogue/artists/server/artist-label.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { idList } from '#db/server/statement.ts';
import type { Text } from '#shared/locale.ts';
import { countWorks } from './pause-works.service.ts';
import type { WorkRow } from './work-change.service.ts';
import { fileWorks } from './work-search.service.ts';
import { item, type WorkTexts } from './works.tables.ts';

export type WorkChange = Partial<Pick<WorkRow, 'title' | 'texts' | 'status' | 'stage' | 'paused_by'>>;

/** Without a lock. */
export function worksById(db: Db, ids: readonly number[]): Promise<WorkRow[]> {
  return db
    .select()
    .from(item)
    .where(sql`${item.item_id} = any(${idList(ids)}::int[])`)
    .orderBy(asc(item.item_id));
}

/** Locked until the transaction ends, in the common order of work locks. */
export function lockWorks(tx: Db, ids: readonly number[]): Promise<WorkRow[]> {
  return tx
    .select()
    .from(item)
    .where(sql`${item.item_id} = any(${idList(ids)}::int[])`)
    .orderBy(asc(item.item_id))
    .for('update');
}

/** Pages through all works by id. */
export function worksAfter(db: Db, last: number, most: number): Promise<WorkRow[]> {
  return db
    .select()
    .from(item)
    .where(sql`${item.item_id} > ${last} and ${item.stage} is distinct from 'removed'`)
    .orderBy(asc(item.item_id))
    .limit(most);
}

/** Writes texts and stages of locked works in one statement, and updates the search index and the artists' counts. */
export async function writeWorks(tx: Db, locked: readonly WorkRow[], changes: ReadonlyMap<number, WorkChange>) {
  const rows = locked.flatMap((row) => {
    const change = changes.get(row.item_id);
    return change ? [{ ...row, ...change }] : [];
  });
  if (rows.length === 0) return;
  const given = rows.map(({ item_id, title, texts, status, stage, paused_by }) => ({
    item_id,
    title,
    texts,
    status,
    stage,
    paused_by,
  }));
  await tx
    .update(item)
    .set({
      title: sql<Text>`changed.title`,
      texts: sql<WorkTexts>`changed.texts`,
      status: sql`changed.status`,
      stage: sql`changed.stage`,
      paused_by: sql`changed.paused_by`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as changed(item_id int, title jsonb, texts jsonb, status text, stage text, paused_by text)`,
    )
    .where(eq(item.item_id, sql`changed.item_id`));
  const before = new Map(locked.map((row) => [row.item_id, row.status]));
  const moved = rows.filter(({ item_id, status }) => before.get(item_id) !== status);
  const artists = [...new Set(moved.flatMap(({ artist_id }) => artist_id ?? []))];
  if (artists.length > 0) await countWorks(tx, await lockArtists(tx, artists));
  await fileWorks(tx, rows);
}

/** Counts a change of these locked works and notifies every process. */
export async function worksTouched(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(item)
    .set({ updated_at: sql`now()`, version: sql`${item.version} + 1` })
    .where(sql`${item.item_id} = any(${idList(ids)}::int[])`);
  await sendNotice(tx, 'content', 'item');
}
