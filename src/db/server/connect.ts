import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BaseLogger } from 'pino';

/** What both drivers return from `execute`. They count changed rows under different names: use `returning()` instead. */
interface Answer<Row> {
  rows: Row[];
}

interface AnswerKind extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** The database, or a transaction in it: services accept both. */
export type Db = PgDatabase<AnswerKind>;

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error' | 'fatal'>;

export interface Database {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** Resolves if the database answers and accepts writes; rejects within 2 s otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Only of a server: how many connections this process has, and how many requests are waiting for one. */
  connections?: () => { open: number; idle: number; waiting: number };
  /**
   * Only of the embedded database in a folder: copies that folder as of one moment, while all statements wait. The copy
   * opens like a database after a power cut.
   */
  copyTo?: (folder: string) => Promise<void>;
  /** `onReset` means that notifications may have been missed, so caches must be cleared. */
  listen(channel: string, onNotice: (payload: string) => void, onReset: () => void): Promise<() => Promise<void>>;
  /**
   * Until when (`performance.now()`) we have certainly received every notification; later it must be checked
   * again. A silently lost connection is detected within two seconds.
   */
  heardUntil(): number;
  /** Sent immediately; inside a transaction use `sendNotice(tx, …)`, which is sent with the commit. */
  notify(channel: string, payload: string): Promise<void>;
  /** Runs `work` on its own connection while no other process runs work of that name. */
  exclusively<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
}

export interface DatabaseOptions {
  dataDir: string;
  /** Without it the shop uses its embedded database in `<dataDir>/db`. */
  databaseUrl: string | undefined;
  /** The server's own address if `databaseUrl` is a pooler's: for notifications and migrations, which need a session. */
  directUrl?: string | undefined;
  log: Log;
  /** Whether PostgreSQL sessions may store named statements; false behind a pooler that cannot. */
  prepared?: boolean;
  /** How long the embedded database may take for one statement before the process exits. */
  statementLimitMs?: number;
  /** How long a transaction of the embedded database may do nothing before it is rolled back. */
  idleInTransactionMs?: number;
}
