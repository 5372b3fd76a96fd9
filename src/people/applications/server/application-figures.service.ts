import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { WAITING_STATES } from '../application.rules.ts';
import { application } from './application.tables.ts';

/** How many applications await review, when the first answer is due, and how many are late. */
export async function applicationsWaiting(
  db: Db,
  now: Date,
): Promise<{ count: number; due: Date | null; late: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      due: sql<Date | null>`min(${application.due_at})`.mapWith(application.due_at),
      late: sql<number>`(count(*) filter (where ${lt(application.due_at, now)}))::int`,
    })
    .from(application)
    .where(inArray(application.state, [...WAITING_STATES]));
  return row ?? { count: 0, due: null, late: 0 };
}
