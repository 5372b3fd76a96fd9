import type { Database, DatabaseOptions } from './connect.ts';
import { openPostgres } from './postgres.ts';

/** Opens the shop's database; what can go wrong for a person to repair is thrown as a StartupProblem. */
export async function openDatabase({
  databaseUrl,
  directUrl,
  prepared,
  ...options
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, options.log, { prepared, directUrl });
  // A shop with a server of its own never needs it.
  const { openEmbedded } = await import('./pglite.ts');
  return openEmbedded(options);
}
