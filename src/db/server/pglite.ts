import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseOptions, Db } from './connect.ts';
import { databaseFolder, lockDataFolder } from './data-folder.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { checkedChannel, sendNotice } from './notices.ts';
import { EmbeddedEngine } from './pglite-engine.ts';
import { startMaintenance } from './pglite-maintenance.ts';
import { pingDatabase } from './ping.ts';
import { StartupProblem } from './startup-problem.ts';
import { guardTransactions } from './transaction-guard.ts';
import { startWatchdog } from './watchdog.ts';

/** EX_SOFTWARE: the service manager restarts the shop, and reopening the folder loses nothing. */
const EXIT_CODE = 70;
const STATEMENT_LIMIT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 15_000;

const extensions = { pg_trgm, unaccent };

/** Opens the embedded database in the shop's data folder, for one process and small shops. */
export async function openEmbedded(options: Omit<DatabaseOptions, 'databaseUrl'>): Promise<Database> {
  const release = await lockDataFolder(options.dataDir);
  try {
    const folder = await databaseFolder(options.dataDir);
    const { pg, stop } = await startEngine(folder, options);
    options.log.info({ folder }, 'embedded database: one process, for a demonstration or a small shop');
    const close = async () => {
      await stop();
      release();
    };
    const copyTo = async (copy: string) => {
      // Less is left for the copy to replay.
      await pg.exec('checkpoint');
      await pg.atRest(() => cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    };
    return { ...embeddedDatabase(pg, close), copyTo };
  } catch (error) {
    release();
    throw error;
  }
}

async function startEngine(
  folder: string,
  {
    log,
    statementLimitMs = STATEMENT_LIMIT_MS,
    idleInTransactionMs = IDLE_IN_TRANSACTION_MS,
  }: Pick<DatabaseOptions, 'log' | 'statementLimitMs' | 'idleInTransactionMs'>,
) {
  const end = (reason: string, err?: unknown) => {
    log.fatal({ err, folder }, reason);
    process.exit(EXIT_CODE);
  };
  const watchdog = startWatchdog(statementLimitMs, () =>
    end(`the embedded database has not answered for ${statementLimitMs} ms`),
  );
  const onPanic = (error: unknown) => end('the embedded database has panicked; is the disk full?', error);
  const pg = await openEngine(
    folder,
    { fs: new DurableNodeFS(folder), startParams: [...durableStartParams] },
    {
      idleInTransactionMs,
      watchdog,
      onPanic,
    },
  );
  const stopMaintenance = startMaintenance(pg, log);
  const stop = async () => {
    stopMaintenance();
    await watchdog.watch(() => pg.close());
    await watchdog.stop();
  };
  return { pg, stop };
}

async function openEngine(
  folder: string,
  options: PGliteOptions,
  rules: ConstructorParameters<typeof EmbeddedEngine>[1],
) {
  try {
    return await new EmbeddedEngine({ ...options, extensions }, rules).start();
  } catch (error) {
    await rules.watchdog?.stop();
    throw new StartupProblem(
      `The database in ${folder} cannot be opened: restore a backup, or move the folder away to begin with an empty shop.`,
      { cause: error },
    );
  }
}

/** An embedded database in memory, empty or from a dump: for tests. */
export async function openInMemory(dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const options = { extensions, ...(dump && { loadDataDir: dump }) };
  const pg = await new EmbeddedEngine(options, { idleInTransactionMs: 600_000 }).start();
  return {
    ...embeddedDatabase(pg, () => pg.close()),
    dump: async () => {
      await pg.exec('checkpoint');
      return pg.dumpDataDir('none');
    },
  };
}

function embeddedDatabase(pg: PGlite, close: () => Promise<void>): Database {
  // The driver's result has more than the `rows` that Db promises, the only difference of the two types.
  const db = guardTransactions(drizzle(pg) as unknown as Db);
  let last: Promise<unknown> = Promise.resolve();
  return {
    engine: 'pglite',
    db,
    close,
    ping: () => pingDatabase(db),
    // Never reset: the listener and the database end together.
    listen: (channel, onNotice) => pg.listen(checkedChannel(channel), onNotice),
    heardUntil: () => Number.POSITIVE_INFINITY,
    notify: (channel, payload) => sendNotice(db, channel, payload),
    exclusively: (_name, work) => {
      const mine = last.then(() => work(db));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
