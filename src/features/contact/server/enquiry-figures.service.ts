import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readSettings } from '#features/site/server/site.service.ts';
import { answerDueAt } from '../service-hours.rules.ts';
import { enquiry } from './contact.tables.ts';
import { isIn } from './contact-desk.service.ts';

/** How many enquiries wait for an answer, and when the first of them is due. */
export async function enquiriesWaiting(db: Db): Promise<{ count: number; due: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      first: sql<Date | null>`min(${enquiry.created_at})`.mapWith(enquiry.created_at),
    })
    .from(enquiry)
    .where(isIn(db, 'open'));
  const { calendar } = await readSettings(db);
  return { count: row?.count ?? 0, due: row?.first ? answerDueAt(row.first, calendar) : null };
}
