import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { DAY } from '../limit.ts';
import { LIMITS, type LimitName } from '../limits.ts';
import { throttle } from './throttle.tables.ts';

/** A limit and the account or network it is counted for. */
export interface Counted {
  limit: LimitName;
  who: string;
}

/** The period is over, so the count restarts. */
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

const OLD_AFTER = 2 * DAY;
/** Older than two days, and than the period of its limit. */
const IS_OLD = and(
  isOlderThan(OLD_AFTER),
  ...Object.entries(LIMITS)
    .filter(([, { seconds }]) => seconds > OLD_AFTER)
    .map(([limit, { seconds }]) => sql`(not starts_with(${throttle.key}, ${`${limit}:`}) or ${isOlderThan(seconds)})`),
);

/** Counts one attempt across all processes, and returns whether it exceeds the limit. The count restarts when its period is over. */
export async function countAttempt(db: Db, counted: Counted): Promise<{ allowed: boolean; retryAfter: number }> {
  const { most, seconds } = LIMITS[counted.limit];
  const [row] = await addAttempt(db, { key: keyOf(counted), seconds });
  if (!row) throw new Error('a try was not counted');
  // Occasional cleanup by any caller: old counts mean nothing.
  if (row.count === 1) await db.delete(throttle).where(IS_OLD);
  return { allowed: row.count <= most, retryAfter: Math.max(1, Math.ceil(seconds - row.age)) };
}

export async function requireWithinLimit(db: Db, counted: Counted): Promise<void> {
  const { allowed, retryAfter } = await countAttempt(db, counted);
  if (!allowed) throw new Refusal('too_many_requests', { retryAfter });
}

/** Counts one attempt only if it is among the first `free` ones; concurrent callers are serialised. */
export async function countFreeAttempt(db: Db, counted: Counted, free: number): Promise<boolean> {
  const { seconds } = LIMITS[counted.limit];
  return (await addFreeAttempt(db, { key: keyOf(counted), seconds, free })).length > 0;
}

/** Uncounts one attempt that was not made. */
export async function uncountAttempt(db: Db, counted: Counted): Promise<void> {
  await db
    .update(throttle)
    .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
    .where(eq(throttle.key, keyOf(counted)));
}

/** Resets the counts: the owner has proved their identity. */
export async function clearAttempts(db: Db, ...counted: Counted[]): Promise<void> {
  await db.delete(throttle).where(inArray(throttle.key, counted.map(keyOf)));
}

/** Enough that the table needs new pages: free space in old pages says nothing about the disk. */
const PROBE_ROWS = 2_000;

/** Writes and deletes rows to check whether the database accepts writes. */
export async function writeProbeRows(db: Db): Promise<void> {
  // Old enough for the cleanup, should the process end before the rows are deleted.
  const since = sql`now() - interval '3 days'`;
  const keys = Array.from({ length: PROBE_ROWS }, (_, row) => `probe:${process.pid}:${row}:${'x'.repeat(80)}`);
  await db
    .insert(throttle)
    .values(keys.map((key) => ({ key, count: 0, since })))
    .onConflictDoUpdate({ target: throttle.key, set: { since } });
  await db.delete(throttle).where(inArray(throttle.key, keys));
}

function isOlderThan(seconds: number) {
  return lt(throttle.since, sql`now() - make_interval(secs => ${seconds}::int)`);
}

/** A digest, so that the table contains no address and keys stay short. */
function keyOf({ limit, who }: Counted): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`;
}
