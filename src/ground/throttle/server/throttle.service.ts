import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { LIMITS, type LimitName } from '../limits.ts';
import { throttle } from './throttle.tables.ts';

/** What is counted: a limit, for one account or one network. */
export interface Counted {
  limit: LimitName;
  who: string;
}

/** The count's time is over, so it starts anew. */
const isOver = sql`${throttle.since} <= now() - make_interval(secs => ${sql.placeholder('seconds')}::int)`;
const countedOn = {
  count: sql`case when ${isOver} then 1 else ${throttle.count} + 1 end`,
  since: sql`case when ${isOver} then now() else ${throttle.since} end`,
};

const addAttempt = statement((db) =>
  db
    .insert(throttle)
    .values({ key: sql.placeholder('key'), count: 1, since: sql`now()` })
    .onConflictDoUpdate({ target: throttle.key, set: countedOn })
    .returning({ count: throttle.count, age: sql<number>`extract(epoch from now() - ${throttle.since})::float8` }),
);

const addFreeAttempt = statement((db) =>
  db
    .insert(throttle)
    .values({ key: sql.placeholder('key'), count: 1, since: sql`now()` })
    .onConflictDoUpdate({
      target: throttle.key,
      set: countedOn,
      setWhere: sql`${isOver} or ${throttle.count} < ${sql.placeholder('free')}::int`,
    })
    .returning({ count: throttle.count }),
);

/** Counts one try, for all processes together, and says whether it was one too many. The count starts anew when its time is over. */
export async function countAttempt(db: Db, counted: Counted): Promise<{ allowed: boolean; retryAfter: number }> {
  const { most, seconds } = LIMITS[counted.limit];
  const [row] = await addAttempt(db, { key: keyOf(counted), seconds });
  if (!row) throw new Error('a try was not counted');
  // Once in a while, by whoever comes: old counts mean nothing.
  if (row.count === 1) await db.delete(throttle).where(lt(throttle.since, sql`now() - interval '2 days'`));
  return { allowed: row.count <= most, retryAfter: Math.max(1, Math.ceil(seconds - row.age)) };
}

/** Counts one try and refuses it if it was one too many. */
export async function requireWithinLimit(db: Db, counted: Counted): Promise<void> {
  const { allowed, retryAfter } = await countAttempt(db, counted);
  if (!allowed) throw new Refusal('too_many_requests', { retryAfter });
}

/** Counts one try, but only if it is among the first so many; whoever comes at the same moment waits and counts after it. */
export async function countFreeAttempt(db: Db, counted: Counted, free: number): Promise<boolean> {
  const { seconds } = LIMITS[counted.limit];
  return (await addFreeAttempt(db, { key: keyOf(counted), seconds, free })).length > 0;
}

/** Takes back one try that was counted and then not made. */
export async function uncountAttempt(db: Db, counted: Counted): Promise<void> {
  await db
    .update(throttle)
    .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
    .where(eq(throttle.key, keyOf(counted)));
}

/** Forgets what was counted: its owner has shown who they are. */
export async function clearAttempts(db: Db, ...counted: Counted[]): Promise<void> {
  await db.delete(throttle).where(inArray(throttle.key, counted.map(keyOf)));
}

/** Enough that the table needs new pages: free space in old ones says nothing about the disk. */
const PROBE_ROWS = 2_000;

/** Writes rows that count nothing and deletes them again, to see whether the database takes writes. */
export async function writeNothingInParticular(db: Db): Promise<void> {
  // Old enough to be swept out with old counts, should the process end before the rows are deleted.
  const since = sql`now() - interval '3 days'`;
  const keys = Array.from({ length: PROBE_ROWS }, (_, row) => `probe:${process.pid}:${row}:${'x'.repeat(80)}`);
  await db
    .insert(throttle)
    .values(keys.map((key) => ({ key, count: 0, since })))
    .onConflictDoUpdate({ target: throttle.key, set: { since } });
  await db.delete(throttle).where(inArray(throttle.key, keys));
}

/** A digest, so that the table names no address and no key grows long. */
function keyOf({ limit, who }: Counted): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`;
}
