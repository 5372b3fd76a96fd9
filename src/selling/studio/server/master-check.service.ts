import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { recordPicture } from '#catalogue/pictures/server/picture.service.ts';
import { changeWork } from '#catalogue/works/server/work-change.service.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import type { StorageSettings } from '#ground/storage/server/open-storage.ts';

import { type MasterReply, type WorkerOptions, workOn } from './master-worker.service.ts';
import { master, work } from './studio.tables.ts';
import { MASTER_CHANNEL, type MasterRow } from './upload.service.ts';
import { coloursOf, pictureChange } from './work-picture.service.ts';
import { lockStudioRow, masterOf, type StudioRow, writeStudioRow } from './work-row.service.ts';

/** For lost notifications, and for work that a killed process left. */
const ROUND_MS = 30_000;
/** Longer than any master takes: after it, the worker is dead. */
const LEASE = sql`now() + interval '6 minutes'`;
/** A file that killed its process this often is not retried. */
const ATTEMPTS = 3;

interface Studio extends WorkerOptions {
  db: Db;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Checks masters and makes cropped pictures, one at a time per process; rows are leased one by one. */
export function masterWork(db: Db, config: StorageSettings, log: Log): Job {
  const run = (signal: AbortSignal) => workThrough({ db, config, log, signal });
  return { name: 'print_masters', runsIn: 'each_process', every: ROUND_MS, wakeOn: MASTER_CHANNEL, run };
}

/** Works until nothing is due or the shop closes. */
export async function workThrough(studio: Studio): Promise<number> {
  for (let done = 0; ; done++) {
    if (studio.signal.aborted) return done;
    await fitCheckedMasters(studio.db);
    const found = await leaseMaster(studio.db);
    if (found) {
      await checkMaster(studio, found);
      continue;
    }
    const cut = await leaseWork(studio.db);
    if (!cut) return done;
    await cutPicture(studio, cut);
  }
}

async function leaseMaster(db: Db): Promise<MasterRow | undefined> {
  const due = db
    .select({ id: master.master_id })
    .from(master)
    .where(and(isNotNull(master.due_at), lte(master.due_at, sql`now()`)))
    .orderBy(asc(master.due_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(master)
    .set({ state: 'checking', due_at: LEASE, attempts: sql`${master.attempts} + 1` })
    .where(eq(master.master_id, sql`(${due})`))
    .returning();
  return row;
}

async function checkMaster(studio: Studio, row: MasterRow): Promise<void> {
  const { db, log, signal } = studio;
  const { master_id } = row;
  const reply = row.attempts > ATTEMPTS ? undefined : await workOn(studio, { master: row, crop: null });
  if (signal.aborted && !reply) return release(db, row);
  const outcome = outcomeOf(reply, row.attempts);
  if (reply && 'problem' in reply)
    log.warn({ master_id, problem: reply.problem }, 'a print master could not be looked at');
  // Retried when the lease ends.
  if (!outcome) return;
  log.info({ master_id, outcome: 'fault' in outcome ? outcome.fault : 'ready' }, 'a print master was looked at');
  await inTransaction(db, async (tx) => {
    const done = { due_at: null, changed_at: sql`now()` };
    if ('fault' in outcome) {
      await tx
        .update(master)
        .set({ ...done, state: 'refused', fault: outcome.fault })
        .where(eq(master.master_id, master_id));
      return;
    }
    const { picture, ...about } = outcome.made;
    await recordPicture(tx, picture);
    const ready = { ...done, ...about, state: 'ready' as const, picture_hash: picture.hash };
    await tx.update(master).set(ready).where(eq(master.master_id, master_id));
  });
}

/** The decision; undefined while a retry is possible. A file that kills its process each time counts as broken. */
function outcomeOf(reply: MasterReply | undefined, attempts: number) {
  if (reply && !('problem' in reply)) return reply;
  return attempts >= ATTEMPTS ? ({ fault: 'broken' } as const) : undefined;
}

/** The shop is closing: another process can start immediately, and the attempt does not count. */
async function release(db: Db, { master_id, attempts }: MasterRow): Promise<void> {
  await db
    .update(master)
    .set({ state: 'received', due_at: sql`now()`, attempts: attempts - 1 })
    .where(eq(master.master_id, master_id));
}

/** Works whose master has become ready get their sizes and their picture. */
async function fitCheckedMasters(db: Db): Promise<void> {
  const waiting = await db
    .select({ item_id: work.item_id })
    .from(work)
    .innerJoin(master, eq(master.master_id, work.master_id))
    .where(and(eq(work.picture_state, 'none'), eq(master.state, 'ready')))
    .limit(50);
  for (const { item_id } of waiting) {
    await changeWork(db, item_id, async (tx, { row }) => {
      const studio = await lockStudioRow(tx, row);
      const source = await masterOf(tx, studio);
      if (studio.picture_state !== 'none' || source?.state !== 'ready') return { result: undefined };
      const fit = await pictureChange(tx, source, studio.crop);
      await writeStudioRow(tx, studio, fit.studio);
      return { set: fit.item, result: undefined };
    });
  }
}

async function leaseWork(db: Db): Promise<StudioRow | undefined> {
  const due = db
    .select({ id: work.item_id })
    .from(work)
    .where(and(isNotNull(work.due_at), lte(work.due_at, sql`now()`)))
    .orderBy(asc(work.due_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(work)
    .set({ due_at: LEASE, attempts: sql`${work.attempts} + 1` })
    .where(eq(work.item_id, sql`(${due})`))
    .returning();
  return row;
}

/** Makes the picture of a crop and saves it, unless the seller has changed the crop in the meantime. */
async function cutPicture(studio: Studio, leased: StudioRow): Promise<void> {
  const { db, log, signal } = studio;
  const { item_id, crop, attempts } = leased;
  const source = await masterOf(db, leased);
  if (!source) return;
  const reply = await workOn(studio, { master: source, crop });
  if (signal.aborted && !reply) {
    await db
      .update(work)
      .set({ due_at: sql`now()`, attempts: attempts - 1 })
      .where(eq(work.item_id, item_id));
    return;
  }
  const outcome = outcomeOf(reply, attempts);
  if (!outcome) return;
  if ('fault' in outcome) log.warn({ item_id, fault: outcome.fault }, 'a picture could not be cut');
  await changeWork(db, item_id, async (tx, { row }) => {
    const now = await lockStudioRow(tx, row);
    const isSame = now.master_id === leased.master_id && JSON.stringify(now.crop) === JSON.stringify(crop);
    if (!isSame || now.picture_state !== 'developing') return { result: undefined };
    const picture_state = 'fault' in outcome ? 'failed' : 'ready';
    await writeStudioRow(tx, now, { picture_state, due_at: null });
    if ('fault' in outcome) return { result: undefined };
    await recordPicture(tx, outcome.made.picture);
    const { hash, palette } = outcome.made.picture;
    await hangPicture(tx, item_id, { picture_hash: hash, colours: coloursOf(palette) });
    return { result: undefined };
  });
}
