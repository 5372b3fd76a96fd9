import type { Database } from '#db/server/connect.ts';
import { migrate, pendingMigrations } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import type { Config } from './config.ts';
import type { ShopContext } from './context.ts';
import { diskProblems } from './full-disk.ts';
import type { Log } from './log.ts';
import { createWaitingRequests, type WaitingRequests } from './waiting-requests.ts';

/** A running shop: the context of requests, and its shutdown. */
export interface Shop extends ShopContext {
  database: Database;
  waiting: WaitingRequests;
  /** From now on `/readyz` fails, so that no new requests are sent here, and none waits for a change any more. */
  drain: () => void;
  close: () => Promise<void>;
}

export async function openShop(config: Config, log: Log, buildId: string): Promise<Shop> {
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl, databasePrepared: prepared } = config;
  const database = await openDatabase({ dataDir, databaseUrl, directUrl, prepared, log });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'migrated the database');
  } catch (error) {
    await database.close();
    throw error;
  }
  const waiting = createWaitingRequests(database.heardUntil);
  let draining = false;
  const drain = () => {
    draining = true;
    waiting.end();
  };
  const problems = async () => {
    const found = draining ? ['shutting down'] : [];
    const answers = await Promise.race([databaseProblems(database), late()]);
    return [...found, ...answers];
  };
  return {
    config,
    log,
    buildId,
    database,
    db: database.db,
    waiting,
    problems,
    drain,
    close: () => database.close(),
  };
}

async function databaseProblems(database: Database): Promise<string[]> {
  try {
    await database.ping();
    const pending = await pendingMigrations(database);
    if (pending.length > 0) return [`${pending.length} migrations are pending`];
    return await diskProblems(database.db);
  } catch {
    return ['the database does not answer'];
  }
}

async function late(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 1_500).unref());
  return ['the database does not answer in time'];
}
