import { asc, eq } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { waitingSince } from '#people/threads/server/thread-desk.service.ts';
import { threadsWaiting } from '#people/threads/server/thread-read.service.ts';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import { enquiry } from './contact.tables.ts';
import { isIn, waitsSince } from './contact-desk.service.ts';

/** Counting stops here: with so many late, the exact number does not matter. */
const MOST_LATE = 200;

export async function lateMessages(db: Db, now: Date): Promise<number> {
  return lateOf(db, await waitingSince(db, MOST_LATE), now);
}

export async function lateEnquiries(db: Db, now: Date): Promise<number> {
  const waiting = threadsWaiting(db);
  const since = waitsSince(waiting);
  const oldest = await db
    .select({ since })
    .from(enquiry)
    .leftJoin(waiting, eq(waiting.thread_id, enquiry.thread_id))
    .where(isIn(db, 'open'))
    .orderBy(asc(since), asc(enquiry.enquiry_id))
    .limit(MOST_LATE);
  return lateOf(
    db,
    oldest.map((one) => one.since),
    now,
  );
}

async function lateOf(db: Db, received: readonly Date[], now: Date): Promise<number> {
  const { calendar } = await readSettings(db);
  return received.filter((moment) => answerDueAt(moment, calendar) < now).length;
}
