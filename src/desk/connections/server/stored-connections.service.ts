import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { type Sealer, sealerOf } from '#ground/sealing/server/sealing.ts';
import type { Config, Variables } from '#http/server/config.ts';
import type { Log } from '#http/server/log.ts';
import { CONNECTION_NAMES, type ConnectionName, DECLARATIONS, isInEnvironment } from '../connections.rules.ts';
import type { Values } from '../declaration.rules.ts';
import { shopConnection } from './connection.tables.ts';

/** A row of the table as the process reads it. */
export interface StoredConnection {
  version: number;
  entered_at: Date;
  entered_by: number;
  /** Whether something is stored; false after a removal. */
  is_entered: boolean;
  /** Undefined if nothing is stored, or if no key of this process decrypts it. */
  values: Values | undefined;
}

type StoredConnections = ReadonlyMap<ConnectionName, StoredConnection>;

/** The name is part of the encryption: a value copied to another connection does not open there. */
export function placeOf(name: ConnectionName): string {
  return `connection ${name}`;
}

/** All stored connections, decrypted. Never send or log the values. */
export async function openConnections(db: Db, config: Config): Promise<StoredConnections> {
  const rows = await db.select().from(shopConnection);
  // Without a row, no key is needed, and none is made.
  const sealer = rows.some(({ sealed }) => sealed !== null) ? sealerOf(config) : undefined;
  return new Map(
    rows.flatMap(({ name: stored, sealed, ...row }) => {
      const name = CONNECTION_NAMES.find((one) => one === stored);
      if (!name) return [];
      const values = sealed !== null && sealer ? openValues(sealer, sealed, name) : undefined;
      return [[name, { ...row, is_entered: sealed !== null, values }] as const];
    }),
  );
}

/** As after a removal, for a shop that nobody has opened yet. */
export async function forgetConnection(db: Db, name: ConnectionName): Promise<void> {
  await db.update(shopConnection).set({ sealed: null }).where(eq(shopConnection.name, name));
}

function openValues(sealer: Sealer, sealed: string, name: ConnectionName): Values | undefined {
  const text = sealer.open(sealed, placeOf(name));
  return text === undefined ? undefined : (JSON.parse(text) as Values);
}

/** What `configFor` makes of the environment together with these variables. */
type ConfigWith = (stored: Variables) => Config;

/**
 * The variables of all stored connections that the environment does not set. One that cannot be read, or that no longer
 * makes a valid configuration, is left out and logged: the shop runs without it.
 */
export function usableVariables(
  stored: StoredConnections,
  config: Config,
  configWith: ConfigWith,
  log: Pick<Log, 'warn'>,
): Record<string, string | undefined> {
  let variables: Record<string, string | undefined> = {};
  for (const [name, { is_entered, values }] of stored) {
    if (!is_entered || isInEnvironment(name, config.fromEnvironment)) continue;
    const next = values && { ...variables, ...DECLARATIONS[name].toVariables(values) };
    if (next && isValid(next, configWith)) variables = next;
    else log.warn({ connection: name }, 'a stored connection cannot be used: enter it again or restore SECRETS_KEY');
  }
  return variables;
}

export function isValid(variables: Variables, configWith: ConfigWith): boolean {
  try {
    configWith(variables);
    return true;
  } catch (error) {
    if (error instanceof StartupProblem) return false;
    throw error;
  }
}
