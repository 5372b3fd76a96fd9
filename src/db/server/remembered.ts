import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** So long may something be shown as it was, should the notice of its change get lost on its way. */
const BELIEVED_MS = 1_000;

interface Cached<Value> {
  value: Promise<Value>;
  /** When it was asked for, and how many changes had been told of by then. */
  at: number;
  changes: number;
}

/** Changes of content told of, for each database of the process. */
const changes = new WeakMap<Db, number>();

/** Says that content has changed, here or in another process: what was remembered of it is read again. */
export function contentChanged(db: Db): void {
  changes.set(db, changesOf(db) + 1);
}

/**
 * What is read at every request and changes once a week: read again after a change was told of, and otherwise once a second,
 * so that nothing older than that is ever shown, whether the notice came or not. At a hundred requests a second that is one
 * statement for each hundred.
 *
 * A transaction reads for itself: what it decides, and above all prices, follows from what is true in it.
 */
export function remembered<Value>(load: (db: Db) => PromiseLike<Value>): (db: Db) => Promise<Value> {
  const memory = new WeakMap<Db, Cached<Value>>();
  // A query of Drizzle's is sent anew by each that waits for it: what is kept is its answer.
  const answer = async (db: Db) => load(db);
  return (db) => {
    if (is(db, PgTransaction)) return answer(db);
    const known = memory.get(db);
    if (known && known.changes === changesOf(db) && performance.now() - known.at < BELIEVED_MS) return known.value;
    const cached = { value: answer(db), at: performance.now(), changes: changesOf(db) };
    memory.set(db, cached);
    cached.value.catch(() => {
      if (memory.get(db) === cached) memory.delete(db);
    });
    return cached.value;
  };
}

function changesOf(db: Db): number {
  return changes.get(db) ?? 0;
}
