import type { PGlite } from '@electric-sql/pglite';
import type { Log } from './connect.ts';

const ROUND_MS = 60_000;
const CHECKPOINT_BYTES = 32 * 1024 * 1024;

/**
 * Does the work of a PostgreSQL server's background processes, which PGlite lacks: without checkpoints its log
 * grows until the next clean shutdown and is replayed whole after a crash; without vacuum every update leaves a
 * dead row. One small step a minute, because it blocks all queries.
 */
export function startMaintenance(pg: PGlite, log: Log): () => void {
  const timer = setInterval(() => {
    runMaintenance(pg).catch((err) => log.warn({ err }, 'upkeep of the embedded database failed'));
  }, ROUND_MS).unref();
  return () => clearInterval(timer);
}

/** One step: a checkpoint if much was written since the last, and a vacuum of the table that needs it most. */
export async function runMaintenance(pg: PGlite): Promise<void> {
  const { rows: written } = await pg.query<{ due: boolean }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as due from pg_control_checkpoint()',
    [CHECKPOINT_BYTES],
  );
  if (written[0]?.due) await pg.exec('checkpoint');
  // Dead-row counts reach the statistics up to a minute late, and would include rows vacuumed in the meantime.
  await pg.query('select pg_stat_force_next_flush()');
  // The thresholds are autovacuum's defaults.
  const { rows: tables } = await pg.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
     order by n_dead_tup desc limit 1`,
  );
  for (const { name } of tables) await pg.exec(`vacuum (analyze) ${name}`);
}
