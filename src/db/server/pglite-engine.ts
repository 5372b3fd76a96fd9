import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite';
import { PreparedStatements } from './pglite-statements.ts';
import type { Watchdog } from './watchdog.ts';

/** PGlite leaves its main loop with this status after an ordinary SQL error. Any other exception is fatal. */
const SQL_ERROR_STATUS = 100;
const CHECKS = 10;

interface EngineRules {
  /** Like PostgreSQL's idle_in_transaction_session_timeout; there is one connection, so a hanging transaction blocks everyone. */
  idleInTransactionMs: number;
  watchdog?: Watchdog;
  /** The engine has panicked (for example, the disk is full). It would spin for ever on the next statement. */
  onPanic?: (error: unknown) => void;
}

/**
 * Types that Drizzle parses from text. It passes this with every statement, and PGlite then copies its whole
 * parser table: a third of the time of a short statement. Set once, it costs nothing.
 */
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, (value: string) => value]));

const withoutParsers = ({ parsers: _known, ...options }: QueryOptions = {}): QueryOptions => options;

const CHANGES_TABLES = /\b(create|alter|drop)\b/i;
const isPreparable = (text: string): boolean =>
  /^\s*(select|insert|update|delete|with|savepoint|release|rollback to)\b/i.test(text);

/** PGlite with the limits that a PostgreSQL server has. */
export class EmbeddedEngine extends PGlite {
  readonly #rules: EngineRules;
  readonly #statements = new PreparedStatements(this);
  /** Odd while a statement runs: each start and each end adds one. */
  #turns = 0;

  constructor(options: PGliteOptions, rules: EngineRules) {
    super({ ...options, parsers });
    this.#rules = rules;
  }

  /** Waits until the engine has started, then starts the watchdog. */
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

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (!isPreparable(text)) return this.#unprepared(text, super.query<T>(text, params, withoutParsers(options)));
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<T>(text, params, options));
  }

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    return this.#unprepared(text, super.exec(text, options));
  }

  /** Runs `work` while no statement and no transaction is under way; those that arrive in the meantime wait. */
  atRest<T>(work: () => Promise<T>): Promise<T> {
    return this._runExclusiveTransaction(() => super._runExclusiveQuery(work));
  }

  #run<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(() => this.#statements.run<T>(text, params, withoutParsers(options)));
  }

  async #unprepared<T>(text: string, running: Promise<T>): Promise<T> {
    const answer = await running;
    if (CHANGES_TABLES.test(text)) this.#statements.forget();
    return answer;
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
      const { query, exec } = tx;
      tx.query = async <T>(text: string, params?: unknown[], options?: QueryOptions) => {
        // PGlite itself refuses statements after the transaction's end.
        if (isPreparable(text) && !tx.closed) return this.#run<T>(text, params, options);
        return this.#unprepared(text, query<T>(text, params, withoutParsers(options)));
      };
      tx.exec = (text, options) => this.#unprepared(text, exec(text, options));
      const { promise: idle, reject } = Promise.withResolvers<never>();
      const limit = this.#rules.idleInTransactionMs;
      let seen = this.#turns;
      let checks = 0;
      // Counts checks instead of reading a clock: a paused or starved process has not been idle.
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
