import { eq, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { threadsWaiting } from '#people/threads/server/thread-read.service.ts';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import { enquiry } from './contact.tables.ts';
import { isIn, waitsSince } from './contact-desk.service.ts';

export async function enquiriesWaiting(db: Db): Promise<{ count: number; due: Date | null }> {
  const waiting = threadsWaiting(db);
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      first: sql<Date | null>`min(${waitsSince(waiting)})`.mapWith(enquiry.created_at),
    })
    .from(enquiry)
    .leftJoin(waiting, eq(waiting.thread_id, enquiry.thread_id))
    .where(isIn(db, 'open'));
  const { calendar } = await readSettings(db);
  return { count: row?.count ?? 0, due: row?.first ? answerDueAt(row.first, calendar) : null };
}
