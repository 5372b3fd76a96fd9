import type { Database, DatabaseOptions } from './connect.ts';
import { openPostgres } from './postgres.ts';

/** Opens the shop's database; problems a person can fix are thrown as StartupProblem. */
export async function openDatabase({
  databaseUrl,
  directUrl,
  prepared,
  ...options
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, options.log, { prepared, directUrl });
  // A shop with a PostgreSQL server never loads it.
  const { openEmbedded } = await import('./pglite.ts');
  return openEmbedded(options);
}
