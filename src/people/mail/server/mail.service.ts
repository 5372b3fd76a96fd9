import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { noticeOf } from '#db/server/notices.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailContent, MailKind } from '../mail.kinds.ts';
import { mailOutbox, unprovedAddress } from './mail.tables.ts';

/** Heard by the worker, so that a mail leaves at once and not at the next round. */
export const MAIL_CHANNEL = 'mail';

/** One plain address: no list, no name, no line break that could become a header. */
const ADDRESS = /^[^\s@<>()[\],;:"\\\p{Cc}]{1,64}@[^\s@<>()[\],;:"\\\p{Cc}]{1,255}$/u;

/**
 * Sent to an address that nobody has proved, too: they prove it or let its owner in, and have limits of their own; an answer to an
 * enquiry is written by a person to the address it was asked from.
 */
const NEVER_HELD: readonly MailKind[] = [
  'verify_address',
  'change_address',
  'password_reset',
  'link_identity',
  'staff_invited',
  'contact_answer',
];

export type QueuedMail = { to: string; lang: Lang } & MailContent;

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if, and only if, that commits. To an address that
 * nobody has proved it is held until somebody does (decision 20).
 */
export function queueMail(tx: Db, mail: QueuedMail): Promise<void> {
  return queueMails(tx, [mail]);
}

/** The same for several, in one statement. */
export async function queueMails(tx: Db, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  const queued = tx.insert(mailOutbox).values(mails.map(outboxRow));
  await tx.execute(sql`with queued as ${queued} ${noticeOf(MAIL_CHANNEL, '')}`);
}

function outboxRow({ to, lang, kind, data }: QueuedMail) {
  if (!ADDRESS.test(to)) throw new Error(`a ${kind} mail was addressed to something that is no address`);
  // The lock makes whoever proves the address at this moment wait, and find the mail.
  const unproved = sql`(select 1 from ${unprovedAddress} where ${unprovedAddress.email} = ${to} for key share)`;
  const held = sql`case when exists ${unproved} then 'held' else 'queued' end`;
  const status = NEVER_HELD.includes(kind) ? ('queued' as const) : held;
  return { to, lang, kind, data, status };
}

/** The latest mails that were not sent, for the development mailbox. */
export function latestMails(db: Db, limit = 50) {
  return db
    .select()
    .from(mailOutbox)
    .where(inArray(mailOutbox.status, ['queued', 'held']))
    .orderBy(desc(mailOutbox.mail_id))
    .limit(limit);
}

/** Takes back what was not sent yet to an address, because its owner has left. */
export async function forgetMails(tx: Db, to: string): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, to));
  await tx.delete(unprovedAddress).where(eq(unprovedAddress.email, to));
}
