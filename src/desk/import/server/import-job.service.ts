import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Log } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import type { StorageSettings } from '#ground/storage/server/open-storage.ts';
import { type ImportRow, importRow, viewOf } from './import.service.ts';
import { workImport, workImportLine } from './import.tables.ts';
import { finish, inspectNext, planImport } from './import-check.service.ts';
import { closeReaders, type ImportContext, Interrupted } from './import-context.ts';
import { writeNext } from './import-run.service.ts';
import { IMPORT_CHANNEL } from './import-step.service.ts';
import { removeNewArtists, undoNext } from './import-undo.service.ts';

/** For lost notifications, and for imports that a killed process left. */
const ROUND_MS = 15_000;
const LEASE_SECONDS = 30;
const RENEW_MS = 8_000;

type ImportRun = Omit<ImportContext, 'db'> & { db: Db };

/** Checks, runs and undoes imports, one at a time per process; a lease prevents two processes from doing the same. */
export function importJob(db: Db, config: StorageSettings, log: Log): Job {
  const run = (signal: AbortSignal) => workOnImports({ db, config, log, signal });
  return {
    name: 'work_imports',
    runsIn: 'each_process',
    every: ROUND_MS,
    wakeOn: IMPORT_CHANNEL,
    run,
    atStop: closeReaders,
  };
}

/** Works until no import is due or the shop closes. */
export async function workOnImports(bench: ImportRun): Promise<void> {
  const holder = randomUUID();
  while (!bench.signal.aborted) {
    const row = await lease(bench.db, holder);
    if (!row) return;
    await keepingLease(bench, row, holder, (mine) => workOn(mine, row));
  }
}

async function lease(db: Db, holder: string): Promise<ImportRow | undefined> {
  const due = db
    .select({ id: workImport.import_id })
    .from(workImport)
    .where(and(isNotNull(workImport.due_at), lte(workImport.due_at, sql`clock_timestamp()`)))
    .orderBy(asc(workImport.due_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(workImport)
    .set({ holder, due_at: LEASED })
    .where(eq(workImport.import_id, sql`(${due})`))
    .returning();
  return row;
}

const LEASED = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** Renews the lease while `work` is running, and aborts it if the lease is lost. Releases the lease at a shutdown. */
async function keepingLease(
  bench: ImportRun,
  { import_id }: ImportRow,
  holder: string,
  work: (bench: ImportRun) => Promise<void>,
): Promise<void> {
  const { db } = bench;
  const losing = new AbortController();
  const isMine = and(eq(workImport.import_id, import_id), eq(workImport.holder, holder));
  const renew = async () => {
    const renewed = await db
      .update(workImport)
      .set({ due_at: LEASED })
      .where(and(isMine, isNotNull(workImport.due_at)))
      .returning({ import_id: workImport.import_id })
      // The next renewal decides, or the lease ends.
      .catch(() => undefined);
    if (renewed?.length === 0) losing.abort();
  };
  const timer = setInterval(() => void renew(), RENEW_MS).unref();
  try {
    await work({ ...bench, signal: AbortSignal.any([bench.signal, losing.signal]) });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    clearInterval(timer);
    await db
      .update(workImport)
      .set({ holder: null, due_at: sql`case when ${workImport.due_at} is null then null else clock_timestamp() end` })
      .where(isMine)
      .catch(() => undefined);
  }
}

/** One line after the other, until the import's state changes. */
async function workOn(bench: ImportRun, { import_id }: ImportRow): Promise<void> {
  for (;;) {
    if (bench.signal.aborted) throw new Interrupted();
    const [row] = await bench.db.select().from(workImport).where(eq(workImport.import_id, import_id));
    // Paused or discarded in the meantime, or finished by another process.
    if (!row || row.due_at === null) return;
    switch (row.state) {
      case 'checking':
        if (!(await checkNext(bench, row))) return finish(bench.db, row);
        break;
      case 'running':
        if (!(await writeNext(bench, row))) return end(bench, row, 'done');
        break;
      case 'undoing':
        if (!(await undoNext(bench, row))) return end(bench, row, 'undone');
        break;
      default:
        return;
    }
  }
}

async function checkNext(bench: ImportRun, row: ImportRow): Promise<boolean> {
  const isPlanned = (await bench.db.$count(workImportLine, eq(workImportLine.import_id, row.import_id))) > 0;
  if (isPlanned) return inspectNext(bench, row);
  await planImport(bench, row);
  const { state } = await importRow(bench.db, row.import_id);
  return (
    state === 'checking' && (await bench.db.$count(workImportLine, eq(workImportLine.import_id, row.import_id))) > 0
  );
}

/** Ends a run or an undoing, once. */
async function end({ db, log }: ImportRun, { import_id, state }: ImportRow, to: 'done' | 'undone'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(workImport)
      .set({ state: to, due_at: null, finished_at: sql`now()`, changed_at: sql`now()` })
      .where(and(eq(workImport.import_id, import_id), eq(workImport.state, state)))
      .returning();
    if (!ended) return;
    const artists = to === 'undone' ? await removeNewArtists(tx, ended) : 0;
    const { lines } = await viewOf(tx, ended);
    const { done, failed, undone, kept } = lines;
    const after = to === 'done' ? { done, failed } : { undone, kept, artists };
    await recordChange(tx, {
      staff_id: ended.acting_id,
      subject: 'work_import',
      subject_id: import_id,
      action: to,
      after,
    });
    log.info({ import_id, ...after }, `an import is ${to}`);
  });
}
