import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BaseLogger } from 'pino';

/** What both drivers answer to `execute`. They count changed rows under different names: use `returning()` instead. */
interface Answer<Row> {
  rows: Row[];
}

interface AnswerKind extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** The database, or a transaction in it: services take this and need not know which of the two it is. */
export type Db = PgDatabase<AnswerKind>;

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'fatal'>;

export interface Database {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** Resolves when the database answers and takes writes; rejects within 2 s otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** `onReset` says that notices may have been missed, so whatever was cached has to go. */
  listen(channel: string, onNotice: (payload: string) => void, onReset: () => void): Promise<() => Promise<void>>;
  /**
   * Until when (`performance.now()`) every notice is sure to have been heard; later it must be asked anew. A connection that is
   * lost without a sign is so found out within two seconds.
   */
  heardUntil(): number;
  /** Sent at once; inside a transaction use `sendNotice(tx, …)`, which goes out with the commit. */
  notify(channel: string, payload: string): Promise<void>;
  /** Runs `work` on a connection of its own while no other process runs work of that name. */
  exclusively<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
}

export interface DatabaseOptions {
  dataDir: string;
  /** Without it the shop keeps its own database in `<dataDir>/db`. */
  databaseUrl: string | undefined;
  /** Leads to the server itself where `databaseUrl` leads to a pooler: for notices and migrations, which need a session. */
  directUrl?: string | undefined;
  log: Log;
  /** Whether sessions of a PostgreSQL server may keep statements by name; false behind a pooler that cannot. */
  prepared?: boolean;
  /** How long the embedded database may work on one statement before the process gives up on it. */
  statementLimitMs?: number;
}
