import { asc } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readSettings } from '#features/site/server/site.service.ts';
import { waitingSince } from '#features/threads/server/thread-desk.service.ts';
import { answerDueAt } from '../service-hours.rules.ts';
import { enquiry } from './contact.tables.ts';
import { isIn } from './contact-desk.service.ts';

/** More are not counted: with so many late, the difference tells nobody what to do. */
const MOST_LATE = 200;

/** How many members should have been answered by now. */
export async function lateMessages(db: Db, now: Date): Promise<number> {
  return lateOf(db, await waitingSince(db, MOST_LATE), now);
}

/** How many enquiries should have been answered by now. */
export async function lateEnquiries(db: Db, now: Date): Promise<number> {
  const { created_at, enquiry_id } = enquiry;
  const oldest = await db
    .select({ created_at })
    .from(enquiry)
    .where(isIn(db, 'open'))
    .orderBy(asc(created_at), asc(enquiry_id))
    .limit(MOST_LATE);
  return lateOf(
    db,
    oldest.map((one) => one.created_at),
    now,
  );
}

async function lateOf(db: Db, received: readonly Date[], now: Date): Promise<number> {
  const { calendar } = await readSettings(db);
  return received.filter((moment) => answerDueAt(moment, calendar) < now).length;
}
