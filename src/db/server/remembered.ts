import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** How long an old value may be shown if its notification gets lost. */
const FRESH_MS = 1_000;

interface Cached<Value> {
  value: Promise<Value>;
  /** When it was read, and how many changes were known by then. */
  at: number;
  changes: number;
}

/** Known content changes per database of the process. */
const changes = new WeakMap<Db, number>();

/** Marks content as changed, here or in another process: cached values are read again. */
export function contentChanged(db: Db): void {
  changes.set(db, changesOf(db) + 1);
}

/**
 * Caches a value that every request reads and that changes once a week: it is read again after a notified change,
 * and otherwise once a second, so that nothing older is shown even if a notification is lost. At a hundred
 * requests a second that is one statement per hundred.
 * A transaction bypasses the cache: its decisions, above all prices, depend on what is true inside it.
 */
export function remembered<Value>(load: (db: Db) => PromiseLike<Value>): (db: Db) => Promise<Value> {
  const memory = new WeakMap<Db, Cached<Value>>();
  // Each await of a Drizzle query sends it again: we cache its answer.
  const answer = async (db: Db) => load(db);
  return (db) => {
    if (is(db, PgTransaction)) return answer(db);
    const known = memory.get(db);
    if (known && known.changes === changesOf(db) && performance.now() - known.at < FRESH_MS) return known.value;
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
