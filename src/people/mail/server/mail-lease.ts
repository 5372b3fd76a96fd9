import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { WAITED_TOO_LONG } from '../dead-mail.rules.ts';
import type { MailKind } from '../mail.kinds.ts';
import { mailOutbox } from './mail.tables.ts';

/** Longer than the transport's timeouts for one mail; afterwards another worker can lease the mail. */
const LEASE_SECONDS = 120;
/** Retries after 30 s, 1 min, 2 min … at most 4 h: the last about a day after the first. */
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 4 * 60 * 60;
const MOST_ATTEMPTS = 14;
/** Older mails are outdated: a shop that gets its first mail server must not send last month's mails. */
const GOOD_FOR = sql`interval '3 days'`;

const RETENTION = sql`interval '90 days'`;

export type LeasedMail = typeof mailOutbox.$inferSelect;

/** Leases the next due mail; settling it needs its lease number. */
export async function leaseMail(db: Db): Promise<LeasedMail | undefined> {
  // Skipping locked rows lets several workers lease mails concurrently.
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

/** Marks a mail as sent and erases its data. False if the lease was lost. */
export function settleSent(db: Db, mail: LeasedMail): Promise<boolean> {
  return settle(db, mail, { status: 'sent', sent_at: sql`clock_timestamp()`, data: null, problem: null });
}

/** Schedules a retry, or gives the mail up if the failure is final or the attempts are used up. */
export function settleFailed(db: Db, mail: LeasedMail, problem: string, isFinal: boolean): Promise<boolean> {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_SECONDS);
  const status = isFinal || mail.attempts >= MOST_ATTEMPTS ? 'dead' : 'queued';
  const due_at = sql`clock_timestamp() + make_interval(secs => ${pause})`;
  const change = { status, due_at, problem: problem.slice(0, 500) } as const;
  if (status === 'queued' || isStaffNotice(mail.kind)) return settle(db, mail, change);
  return inTransaction(db, async (tx) => {
    const isMine = await settle(tx, mail, change);
    if (isMine) await raiseNotice(tx, { kind: 'mail_given_up', subject: mail.mail_id, occurrence: mail.lease });
    return isMine;
  });
}

/** Staff get no notice about an undelivered notice. */
function isStaffNotice(kind: MailKind): boolean {
  return kind === 'staff_notice' || kind === 'staff_digest';
}

/** Gives up mails that are too old. */
export async function giveUpOldMails(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mails = (await giveUp(tx)).filter(({ kind }) => !isStaffNotice(kind));
    const [first] = mails;
    // One notice for all: they have one common cause.
    if (first)
      await raiseNotice(tx, {
        kind: 'mail_given_up',
        subject: first.mail_id,
        occurrence: first.lease,
        facts: { count: mails.length },
      });
  });
}

function giveUp(tx: Db) {
  return tx
    .update(mailOutbox)
    .set({ status: 'dead', problem: WAITED_TOO_LONG })
    .where(
      and(
        eq(mailOutbox.status, 'queued'),
        sql`coalesce(${mailOutbox.retried_at}, ${mailOutbox.created_at}) < now() - ${GOOD_FOR}`,
      ),
    )
    .returning({ mail_id: mailOutbox.mail_id, kind: mailOutbox.kind, lease: mailOutbox.lease });
}

/** Deletes mails that were sent or given up three months ago: they contain only recipient and time. */
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
