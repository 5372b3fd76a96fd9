import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite';
import type { Watchdog } from './watchdog.ts';

/** PGlite leaves its main loop with this status after an ordinary SQL error. Any other exception is its end. */
const SQL_ERROR_STATUS = 100;
const CHECKS = 10;

interface EngineRules {
  /** As PostgreSQL's idle_in_transaction_session_timeout; a hanging transaction stops everybody, there is one connection. */
  idleInTransactionMs: number;
  watchdog?: Watchdog;
  /** The engine has panicked (the disk is full, say). It would spin for ever on the next statement. */
  onPanic?: (error: unknown) => void;
}

/**
 * What Drizzle reads by itself, as text. It says so with every statement, and PGlite then copies its whole table of parsers: a
 * third of the time of a short statement. Said once, it costs nothing.
 */
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, (value: string) => value]));

const withoutParsers = ({ parsers: _known, ...options }: QueryOptions = {}): QueryOptions => options;

/** PGlite with the limits that a PostgreSQL server sets itself. */
export class EmbeddedEngine extends PGlite {
  readonly #rules: EngineRules;
  /** Odd while a statement is worked on: each start and each end adds one. */
  #turns = 0;

  constructor(options: PGliteOptions, rules: EngineRules) {
    super({ ...options, parsers });
    this.#rules = rules;
  }

  /** Waits until the engine has started, then watches it. */
  async start(): Promise<this> {
    await this.waitReady;
    const module = this.Module;
    const mainLoopOnce = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        mainLoopOnce();
      } catch (error) {
        if ((error as { status?: number }).status !== SQL_ERROR_STATUS) this.#rules.onPanic?.(error);
        throw error;
      }
    };
    return this;
  }

  override query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query(query, params, withoutParsers(options));
  }

  override _runExclusiveQuery<T>(run: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      this.#turns += 1;
      try {
        return await (this.#rules.watchdog?.watch(run) ?? run());
      } finally {
        this.#turns += 1;
      }
    });
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(async (tx) => {
      const { query } = tx;
      tx.query = (text, params, options) => query(text, params, withoutParsers(options));
      const { promise: idle, reject } = Promise.withResolvers<never>();
      const limit = this.#rules.idleInTransactionMs;
      let seen = this.#turns;
      let checks = 0;
      // Counts checks instead of reading a clock: a process that was paused, or starved, has not been idle.
      const timer = setInterval(() => {
        checks = this.#turns === seen && this.#turns % 2 === 0 ? checks + 1 : 0;
        seen = this.#turns;
        if (checks < CHECKS) return;
        reject(new Error(`The transaction was idle for ${limit} ms and was rolled back.`));
      }, limit / CHECKS).unref();
      try {
        return await Promise.race([work(tx), idle]);
      } finally {
        clearInterval(timer);
      }
    });
  }
}
