import { setTimeout as delay } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Runs `work` as one transaction and repeats it after a deadlock or serialization failure: up to five times in
 * all. Work with effects outside the database passes `retry: false`. Inside a transaction it becomes a savepoint,
 * never retried.
 */
export function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  { retry = true }: { retry?: boolean } = {},
): Promise<T> {
  if (!retry || is(db, PgTransaction)) return db.transaction(work);
  return retryOn([SERIALIZATION_FAILURE, DEADLOCK], ATTEMPTS, () => db.transaction(work));
}

/** Repeats `work` after a growing random pause while it fails with one of the SQLSTATE codes. */
export async function retryOn<T>(codes: readonly string[], attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = sqlState(error);
      if (attempt >= attempts || code === undefined || !codes.includes(code)) throw error;
      await delay(Math.random() * Math.min(20 * 2 ** attempt, 1_000));
    }
  }
}

/** The SQLSTATE of an error, such as 23505 for a unique violation, also inside Drizzle's wrappers. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Node's own errors have codes too (EPIPE), but only the database's have a severity.
    if ('severity' in cause && 'code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}
