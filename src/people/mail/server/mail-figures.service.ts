import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { DEAD_FOR_MS, LATE_AFTER_MS } from '../mail-trouble.rules.ts';
import { mailOutbox } from './mail.tables.ts';

/** How many mails are late, and how many died in the last week. A test compares both with `mailTrouble`. */
export async function mailHealth(db: Db, now = new Date()): Promise<{ late: number; dead: number }> {
  const { status, created_at, waits_until, retried_at } = mailOutbox;
  const since = sql`coalesce(${retried_at}, greatest(${created_at}, ${waits_until}))`;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const late = and(eq(status, 'queued'), lt(since, before(LATE_AFTER_MS).toISOString()));
  const dead = and(eq(status, 'dead'), gt(since, before(DEAD_FOR_MS).toISOString()));
  const counted = (which: typeof late) => sql`(select count(*)::int from ${mailOutbox} where ${which})`;
  const { rows } = await db.execute<{ late: number; dead: number }>(
    sql`select ${counted(late)} as late, ${counted(dead)} as dead`,
  );
  return rows[0] ?? { late: 0, dead: 0 };
}
