import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { WAITED_TOO_LONG } from '../dead-mail.rules.ts';
import { mailOutbox } from './mail.tables.ts';

/** Longer than the mail transport may take for one mail; after it another worker takes the mail on. */
const LEASE_SECONDS = 120;
/** Attempts come after 30 s, 1 min, 2 min … at most 4 h: the last about a day after the first. */
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 4 * 60 * 60;
const MOST_ATTEMPTS = 14;
/** Older mails are no longer news: a shop that gets its first mail server must not send the letters of last month. */
const GOOD_FOR = sql`interval '3 days'`;

const RETENTION = sql`interval '90 days'`;

export type LeasedMail = typeof mailOutbox.$inferSelect;

/** Takes the next due mail on, so that no other worker does; the lease number in it is needed to settle it. */
export async function leaseMail(db: Db): Promise<LeasedMail | undefined> {
  // Skipping locked rows lets several workers ask at once without waiting for each other.
  const next = sql`(select mail_id from mail_outbox where status = 'queued' and due_at <= clock_timestamp()
    order by due_at, mail_id limit 1 for update skip locked)`;
  const [mail] = await db
    .update(mailOutbox)
    .set({
      lease: sql`${mailOutbox.lease} + 1`,
      attempts: sql`${mailOutbox.attempts} + 1`,
      due_at: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(eq(mailOutbox.mail_id, next))
    .returning();
  return mail;
}

/** Notes that a mail was sent, and forgets what stood in it. False if the lease was lost meanwhile. */
export function settleSent(db: Db, mail: LeasedMail): Promise<boolean> {
  return settle(db, mail, { status: 'sent', sent_at: sql`clock_timestamp()`, data: null, problem: null });
}

/** Notes that a mail could not be sent: it is tried again later, or given up if it never can be or never was. */
export function settleFailed(db: Db, mail: LeasedMail, problem: string, isFinal: boolean): Promise<boolean> {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_SECONDS);
  const status = isFinal || mail.attempts >= MOST_ATTEMPTS ? 'dead' : 'queued';
  const due_at = sql`clock_timestamp() + make_interval(secs => ${pause})`;
  return settle(db, mail, { status, due_at, problem: problem.slice(0, 500) });
}

/** Gives up on mails that have waited too long. */
export async function giveUpOldMails(db: Db): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'dead', problem: WAITED_TOO_LONG })
    .where(
      and(
        eq(mailOutbox.status, 'queued'),
        sql`coalesce(${mailOutbox.retried_at}, ${mailOutbox.created_at}) < now() - ${GOOD_FOR}`,
      ),
    );
}

/** Forgets mails that were sent, or given up, a quarter of a year ago: they say only who was written to, and when. */
export async function pruneMails(db: Db): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(and(ne(mailOutbox.status, 'queued'), sql`${mailOutbox.created_at} < now() - ${RETENTION}`));
}

async function settle(db: Db, mail: LeasedMail, change: Parameters<ReturnType<Db['update']>['set']>[0]) {
  const settled = await db
    .update(mailOutbox)
    .set(change)
    .where(and(eq(mailOutbox.mail_id, mail.mail_id), eq(mailOutbox.lease, mail.lease), eq(mailOutbox.status, 'queued')))
    .returning({ mail_id: mailOutbox.mail_id });
  return settled.length > 0;
}
