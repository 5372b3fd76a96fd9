import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { idList } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import type { Standing, WorkStage } from '../studio-steps.rules.ts';
import { master, work, workEvent } from './studio.tables.ts';
import type { MasterRow } from './upload.service.ts';

export type StudioRow = typeof work.$inferSelect;
export type StudioChange = PgUpdateSetSource<typeof work>;

/** The default row of a work that the shop added itself: reviewed if it ever was online. */
function firstRow({ item_id, online_at, picture_hash }: WorkRow): StudioRow {
  return {
    item_id,
    master_id: null,
    crop: null,
    version: 0,
    picture_state: picture_hash ? 'ready' : 'none',
    due_at: null,
    attempts: 0,
    seller_id: null,
    submitted_at: null,
    reviewed_at: online_at,
  };
}

/** What the studio knows of a work. */
export async function readStudioRow(db: Db, row: WorkRow): Promise<StudioRow> {
  const [known] = await db.select().from(work).where(eq(work.item_id, row.item_id));
  return known ?? firstRow(row);
}

/** Locked until the transaction ends; lock the work's own row first, everywhere. */
export async function lockStudioRow(tx: Db, row: WorkRow): Promise<StudioRow> {
  await tx.insert(work).values(firstRow(row)).onConflictDoNothing();
  const [locked] = await tx.select().from(work).where(eq(work.item_id, row.item_id)).for('update');
  if (!locked) throw new Error('a row that was inserted is not there');
  return locked;
}

/** Writes the changes and returns the new version. */
export async function writeStudioRow(tx: Db, { item_id, version }: StudioRow, set: StudioChange): Promise<number> {
  await tx
    .update(work)
    .set({ ...set, version: version + 1 })
    .where(eq(work.item_id, item_id));
  return version + 1;
}

export async function masterOf(db: Db, { master_id }: Pick<StudioRow, 'master_id'>): Promise<MasterRow | undefined> {
  if (master_id === null) return undefined;
  const [row] = await db.select().from(master).where(eq(master.master_id, master_id));
  return row;
}

export async function noteEvent(tx: Db, event: typeof workEvent.$inferInsert): Promise<void> {
  await tx.insert(workEvent).values(event);
}

/** A work's standing, for the table of steps. */
export function standingOf(row: WorkRow, studio: Pick<StudioRow, 'reviewed_at'>): Standing {
  const paused_by = row.paused_by === 'staff' ? 'shop' : row.paused_by;
  return { stage: stageOf(row), paused_by, is_reviewed: studio.reviewed_at !== null };
}

export function stageOf({ status, stage }: Pick<WorkRow, 'status' | 'stage'>): WorkStage {
  return status === 'online' ? 'online' : (stage ?? 'draft');
}

/** The columns of a stage. */
export function stageColumns(stage: WorkStage) {
  if (stage === 'online') return { status: 'online', stage: null, paused_by: null } as const;
  return { status: 'offline', stage, paused_by: stage === 'paused' ? 'seller' : null } as const;
}

/** Refuses a work of another seller's artist as not found. */
export async function requireOwn(db: Db, memberId: number, { artist_id }: Pick<WorkRow, 'artist_id'>): Promise<void> {
  if (artist_id === null || !(await artistsOf(db, memberId)).includes(artist_id)) throw new Refusal('not_found');
}

export function requireVersion({ version }: StudioRow, seen: number): void {
  if (version !== seen) throw new Refusal('conflict');
}

/** Increases the version of works that staff edited and the caller has locked, so that a seller's open page gets a conflict. */
export async function countEdits(tx: Db, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .update(work)
    .set({ version: sql`${work.version} + 1` })
    .where(sql`${work.item_id} = any(${idList(itemIds)}::int[])`);
}
