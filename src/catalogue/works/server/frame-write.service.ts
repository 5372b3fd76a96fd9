import { and, asc, count, eq, max, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { idList } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { Refusal } from '#shared/errors.ts';
import { recomputeBatch } from './frame.service.ts';
import { workIndexChanged } from './work-index.load.ts';
import { frame, frameReckoning } from './works.tables.ts';

export type FrameRow = typeof frame.$inferSelect;
export type FrameValues = Omit<FrameRow, 'frame_id' | 'version' | 'position' | 'updated_at'>;

/** Wakes the job that recomputes prices after a frame change, so that it starts immediately. */
const FRAME_CHANNEL = 'frame';
/** For lost notices, and for the work of killed processes. */
const ROUND_MS = 60_000;

/** Adds a frame after the others; returns its id. */
export async function addFrame(tx: Db, values: FrameValues): Promise<number> {
  await lockFrameChanges(tx);
  const [last] = await tx.select({ position: max(frame.position) }).from(frame);
  const row = await insertOne(
    tx
      .insert(frame)
      .values({ ...values, position: (last?.position ?? -1) + 1 })
      .returning({ frame_id: frame.frame_id }),
  );
  await framesWritten(tx);
  return row.frame_id;
}

/** Locked until the transaction ends. */
export async function lockFrame(tx: Db, frameId: number): Promise<FrameRow> {
  await lockFrameChanges(tx);
  const [row] = await tx.select().from(frame).where(eq(frame.frame_id, frameId)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Writes a locked frame. The last offered one cannot be withdrawn: nothing could be bought without one. */
export async function writeFrame(tx: Db, { frame_id, version }: FrameRow, values: FrameValues): Promise<void> {
  if (!values.enabled) {
    const [others] = await tx
      .select({ offered: count() })
      .from(frame)
      .where(and(eq(frame.enabled, true), ne(frame.frame_id, frame_id)));
    if (!others || others.offered === 0) throw new Refusal('last_frame');
  }
  await tx
    .update(frame)
    .set({ ...values, version: version + 1, updated_at: sql`now()` })
    .where(eq(frame.frame_id, frame_id));
  await framesWritten(tx);
}

/** In order, locked until the transaction ends. */
export async function lockFrames(tx: Db): Promise<FrameRow[]> {
  await lockFrameChanges(tx);
  return tx.select().from(frame).orderBy(asc(frame.position), asc(frame.frame_id));
}

/** Reorders the locked frames. Prices do not depend on it. */
export async function orderFrames(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .update(frame)
    .set({ position: sql`placed.at - 1` })
    .from(sql`unnest(${idList(ids)}::int[]) with ordinality as placed(frame_id, at)`)
    .where(eq(frame.frame_id, sql`placed.frame_id`));
  await sendNotice(tx, 'content', 'frame');
}

/** One change of frames at a time in the whole shop: they share one order, and one must stay offered. */
async function lockFrameChanges(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('frames', 0))`);
}

/** Price ranges are recomputed in the background: a hundred thousand works take longer than anyone waits for a page. */
async function framesWritten(tx: Db): Promise<void> {
  await tx
    .insert(frameReckoning)
    .values({ reached: 0 })
    .onConflictDoUpdate({ target: frameReckoning.reckoning_id, set: { reached: 0 } });
  await sendNotice(tx, 'content', 'frame');
  await sendNotice(tx, FRAME_CHANNEL, '');
}

/** Recomputes price ranges after a frame change, in batches; another process continues if one is killed. */
export function reckoningWorks(db: Db): Job {
  const run = (signal: AbortSignal) => reckonChanged(db, signal);
  return { name: 'frame_prices', runsIn: 'each_process', every: ROUND_MS, wakeOn: FRAME_CHANNEL, run };
}

/** Until all works are done, or the server stops. */
export async function reckonChanged(db: Db, signal?: AbortSignal): Promise<void> {
  let hasChanged = false;
  while (!signal?.aborted && (await reckonNext(db))) hasChanged = true;
  if (hasChanged) workIndexChanged(db);
}

async function reckonNext(db: Db): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // If another process holds the lock, it does the work.
    const [claimed] = await tx.select().from(frameReckoning).for('update', { skipLocked: true });
    if (!claimed) return false;
    const reached = await recomputeBatch(tx, claimed.reached);
    if (reached === undefined) await tx.delete(frameReckoning);
    else await tx.update(frameReckoning).set({ reached });
    await sendNotice(tx, 'content', 'item');
    return true;
  });
}
