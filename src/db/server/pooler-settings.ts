import type pg from 'pg';
import { StartupProblem } from './startup-problem.ts';

/** As `current_setting` writes them. */
const SETTINGS = {
  timezone: 'UTC',
  jit: 'off',
  statement_timeout: '10s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '15s',
};

/** Gives a database user the settings that a connection has without a pooler. */
export function settingStatements(user: string): string[] {
  const name = `"${user.replaceAll('"', '""')}"`;
  return Object.entries(SETTINGS).map(([setting, value]) => `alter role ${name} set ${setting} = '${value}'`);
}

/**
 * Refuses a connection pooler whose sessions have other settings. A pooler does not pass them on when a connection starts,
 * and sessions change between statements, so they have to be the user's.
 */
export async function requireSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ user: string } & typeof SETTINGS>(
    `select current_user as user, ${Object.keys(SETTINGS)
      .map((setting) => `current_setting('${setting}') as ${setting}`)
      .join(', ')}`,
  );
  const [found] = rows;
  const settings = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  if (!found || settings.every((setting) => found[setting] === SETTINGS[setting])) return;
  throw new StartupProblem(
    'DATABASE_URL leads to a connection pooler, where the settings of a connection are those of the database user. ' +
      `Run this once in the database, and restart the pooler:\n${settingStatements(found.user).join(';\n')};`,
  );
}
