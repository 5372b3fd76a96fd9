import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { mailOutbox } from './mail.tables.ts';

/** How the mail does: how many have waited for more than ten minutes, and how many were given up in the last week. */
export async function mailHealth(db: Db): Promise<{ late: number; dead: number }> {
  const late = sql<number>`(select count(*)::int from ${mailOutbox} where ${mailOutbox.status} = 'queued'
    and coalesce(${mailOutbox.retried_at}, ${mailOutbox.created_at}) < now() - interval '10 minutes')`;
  const dead = sql<number>`(select count(*)::int from ${mailOutbox} where ${mailOutbox.status} = 'dead'
    and coalesce(${mailOutbox.retried_at}, ${mailOutbox.created_at}) > now() - interval '7 days')`;
  const { rows } = await db.execute<{ late: number; dead: number }>(sql`select ${late} as late, ${dead} as dead`);
  return rows[0] ?? { late: 0, dead: 0 };
}
