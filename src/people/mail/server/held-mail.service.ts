import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { MAIL_CHANNEL } from './mail.service.ts';
import { mailOutbox, unprovedAddress } from './mail.tables.ts';

/** Older mails are outdated when the recipient verifies the address. */
const HELD_FOR = sql`interval '7 days'`;
/** The latest mails held per address: we do not flood people when they verify it. */
export const MOST_HELD = 20;

/** Marks an address as unverified: we hold mails to it, except those that verify it or let its owner in. */
export async function holdMails(tx: Db, email: string): Promise<void> {
  await tx.insert(unprovedAddress).values({ email }).onConflictDoNothing();
}

/** Marks an address as verified and sends its held mails, in order; those that wait for later news keep waiting. */
export async function releaseMails(tx: Db, email: string): Promise<void> {
  await tx.delete(unprovedAddress).where(eq(unprovedAddress.email, email));
  await dropHeldMails(tx, eq(mailOutbox.to, email));
  await tx
    .update(mailOutbox)
    .set({ status: 'queued', due_at: sql`greatest(${mailOutbox.due_at}, now())`, created_at: sql`now()` })
    .where(and(eq(mailOutbox.to, email), eq(mailOutbox.status, 'held')));
  await sendNotice(tx, MAIL_CHANNEL, '');
}

/**
 * Replaces an address by a verified one. Mails held at an unverified old address go to the new one; returns whether it was
 * unverified.
 */
export async function redirectHeldMails(tx: Db, from: string, to: string): Promise<boolean> {
  const unproved = await tx.delete(unprovedAddress).where(eq(unprovedAddress.email, from)).returning();
  if (unproved.length > 0) {
    await tx
      .update(mailOutbox)
      .set({ to })
      .where(and(eq(mailOutbox.to, from), eq(mailOutbox.status, 'held')));
  }
  await releaseMails(tx, to);
  return unproved.length > 0;
}

/** Deletes held mails that are too old or too many, everywhere or at one address. */
export async function dropHeldMails(db: Db, which: SQL = isNotNull(mailOutbox.to)): Promise<void> {
  const isHeld = and(eq(mailOutbox.status, 'held'), which);
  const ranked = sql`(select mail_id, row_number() over (partition by "to" order by mail_id desc) as place
    from mail_outbox where ${isHeld}) as ranked`;
  const isTooOld = sql`${mailOutbox.created_at} < now() - ${HELD_FOR}`;
  const isTooMany = sql`${mailOutbox.mail_id} in (select mail_id from ${ranked} where place > ${MOST_HELD})`;
  await db.delete(mailOutbox).where(and(isHeld, or(isTooOld, isTooMany)));
}
