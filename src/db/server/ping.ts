import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

const LIMIT_MS = 1_500;

/** Checks whether the database accepts writes: a standby or a read-only server does not count. */
export async function pingDatabase(db: Db): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the database did not answer in ${LIMIT_MS} ms`)), LIMIT_MS);
  try {
    const answer = db.execute<{ setting: string }>(sql`select current_setting('transaction_read_only') as setting`);
    const { rows } = await Promise.race([answer, late]);
    if (rows[0]?.setting !== 'off') throw new Error('the database is read-only');
  } finally {
    clearTimeout(timer);
  }
}
