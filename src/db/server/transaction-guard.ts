import { AsyncLocalStorage } from 'node:async_hooks';
import { is } from 'drizzle-orm';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
type Work<T> = (tx: Transaction) => Promise<T>;
/** How the outermost handle begins a transaction. */
export type Begin = <T>(work: Work<T>, config?: PgTransactionConfig) => Promise<T>;

/** The innermost transaction of the running code; it stays set in code left running after it, hence `open`. */
interface Innermost {
  handle: Db;
  open: boolean;
}

const STATEMENTS = new Set<PropertyKey>([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
  'with',
  '$count',
  'refreshMaterializedView',
  // Has the session through which an already built statement is sent.
  '_',
]);

const MESSAGE =
  'Inside a transaction only its own handle (tx) may be used, never the outer db: ' +
  'the statement would escape the transaction, and the embedded database, with its one connection, would wait for itself.';

/** The same database, but using it inside one of its own transactions throws instead of hanging. */
export function guardTransactions(db: Db, begin: Begin = (work, config) => db.transaction(work, config)): Db {
  return guard(db, begin, new AsyncLocalStorage<Innermost>());
}

function guard<H extends Db>(handle: H, begin: Begin, running: AsyncLocalStorage<Innermost>): H {
  const queued = is(handle, PgTransaction) ? createQueue() : <T>(work: () => Promise<T>) => work();
  const transaction: Begin = (work, config) =>
    queued(() =>
      begin(async (tx) => {
        const guarded = guard(tx, (inner) => tx.transaction(inner), running);
        const innermost: Innermost = { handle: guarded, open: true };
        try {
          return await running.run(innermost, work, guarded);
        } finally {
          innermost.open = false;
        }
      }, config),
    );
  const guarded: H = new Proxy(handle, {
    get(target, name) {
      if (STATEMENTS.has(name)) {
        const innermost = running.getStore();
        if (innermost?.open && innermost.handle !== guarded) throw new Error(MESSAGE);
      }
      return name === 'transaction' ? transaction : Reflect.get(target, name);
    },
  });
  return guarded;
}

/** One after another: two concurrent savepoints on one connection would release each other's. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
