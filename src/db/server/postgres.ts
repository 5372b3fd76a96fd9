import { setTimeout as delay } from 'node:timers/promises';
import { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database, Db, Log } from './connect.ts';
import { createListener } from './listener.ts';
import { sendNotice } from './notices.ts';
import { pingDatabase } from './ping.ts';
import { requireSettings } from './pooler-settings.ts';
import { connectionProblem, parseDatabaseUrl } from './postgres-problem.ts';
import { ShopSession } from './postgres-session.ts';
import { StartupProblem } from './startup-problem.ts';
import { type Begin, guardTransactions, type Transaction } from './transaction-guard.ts';

/** The embedded database reads bigint (also count and sum) as a number; this driver would return a string. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});

const CONNECTION = { application_name: 'cornice', keepAlive: true, connectionTimeoutMillis: 3_000 } as const;
// JIT compilation costs more than any query of the shop takes.
const OPTIONS = '-c TimeZone=UTC -c jit=off';
/** The database user may have a limit for the statements of the pool. */
const UNLIMITED = `${OPTIONS} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`;

/** Distinguishes the listening connection from the others for administrators of the server. */
export const LISTENER_NAME = 'cornice notices';

const POOL = {
  ...CONNECTION,
  max: 10,
  // A new session has to prepare all its statements again.
  idleTimeoutMillis: 60_000,
  // For a server that vanished without closing the connection: its own timeouts cannot reach us.
  query_timeout: 15_000,
} as const;

/** The settings of a session; a connection pooler refuses them (`requireSettings`). */
const SESSION = {
  options: OPTIONS,
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** A statement may take long here, but must not queue long for a lock: all others would queue behind it. */
const MAINTENANCE = { ...CONNECTION, options: UNLIMITED, lock_timeout: 2_000 } as const;
const LISTENER = { ...CONNECTION, options: UNLIMITED, application_name: LISTENER_NAME } as const;
const MAINTENANCE_WAIT_MS = 120_000;

/** Opens a PostgreSQL database by its URL. */
export async function openPostgres(
  databaseUrl: string,
  log: Log,
  { prepared = true, directUrl = databaseUrl }: { prepared?: boolean | undefined; directUrl?: string | undefined } = {},
): Promise<Database> {
  const target = parseDatabaseUrl(databaseUrl);
  // The pool awaits the result; its types do not say so.
  const onConnect = refuseStandby as (client: pg.ClientBase) => void;
  const isPooled = directUrl !== databaseUrl;
  const pool = new pg.Pool({ ...POOL, ...(!isPooled && SESSION), connectionString: databaseUrl, onConnect });
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
  const db = guardTransactions(asDb(pool, prepared), beginOn(pool, log, prepared));
  try {
    await pool.query('select 1');
    if (isPooled) await requireSettings(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartupProblem ? error : connectionProblem(target, error);
  }
  const listener = createListener({ ...LISTENER, connectionString: directUrl }, log);
  return {
    engine: 'postgres',
    db,
    ping: () => pingDatabase(db),
    listen: listener.listen,
    heardUntil: listener.heardUntil,
    notify: (channel, payload) => sendNotice(db, channel, payload),
    exclusively: (name, work) => exclusively(directUrl, log, name, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** After a failover an address may lead to a standby, or to the old primary during its shutdown. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly: string }>(
    `select current_setting('transaction_read_only') as readonly`,
  );
  if (rows[0]?.readonly !== 'off') throw new Error('the database is a read-only standby');
}

function asDb(client: pg.Pool | pg.Client, prepared: boolean): Db {
  const dialect = new PgDialect();
  // The driver's result has more than the `rows` that Db promises, the only difference of the two types.
  return new NodePgDatabase(dialect, new ShopSession(client, dialect, prepared), undefined) as unknown as Db;
}

/**
 * Replaces Drizzle's own, which leaks the connection when BEGIN fails, lets the process crash when the server ends
 * a session between two statements, and reports a commit for a COMMIT that rolled back.
 */
function beginOn(pool: pg.Pool, log: Log, prepared: boolean): Begin {
  const dialect = new PgDialect();
  return async (work, config) => {
    const client = await pool.connect();
    const onError = (err: Error) => log.warn({ err }, 'the database ended a session in the middle of a transaction');
    client.on('error', onError);
    const tx = new NodePgTransaction(dialect, new ShopSession(client, dialect, prepared), undefined);
    try {
      await client.query('begin');
      if (config) await tx.setTransaction(config);
      const result = await work(tx as unknown as Transaction);
      const { command } = await client.query('commit');
      if (command === 'ROLLBACK') {
        throw new Error('A statement of the transaction failed and was overlooked, so nothing of it was committed.');
      }
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

async function exclusively<T>(databaseUrl: string, log: Log, name: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...MAINTENANCE, connectionString: databaseUrl });
  client.on('error', (err) => log.warn({ err }, 'the maintenance connection was lost'));
  await client.connect();
  try {
    await acquireLock(client, name);
    // No statement is frequent enough here to be worth a name.
    return await work(guardTransactions(asDb(client, false)));
  } finally {
    // Ending the session releases the lock, also after a failure half-way.
    await client.end();
  }
}

/** Polls: a session that waits inside pg_advisory_lock would block CREATE INDEX CONCURRENTLY. */
async function acquireLock(client: pg.Client, name: string): Promise<void> {
  for (const deadline = performance.now() + MAINTENANCE_WAIT_MS; performance.now() < deadline; ) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [name],
    );
    if (rows[0]?.mine) return;
    await delay(100 + Math.random() * 200);
  }
  throw new StartupProblem(
    `Another process has been busy with "${name}" in the database for ${MAINTENANCE_WAIT_MS / 1_000} s: ` +
      'let it finish or end it, then start again.',
  );
}
