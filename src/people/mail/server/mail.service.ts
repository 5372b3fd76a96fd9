import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailContent, MailKind, OrderMailData } from '../mail.kinds.ts';
import { mailOutbox, unprovedAddress } from './mail.tables.ts';

/** Wakes the worker, so that a mail leaves immediately and not at the next poll. */
export const MAIL_CHANNEL = 'mail';

/** One plain address: no list, no name, no line break that could become a header. */
const ADDRESS = /^[^\s@<>()[\],;:"\\\p{Cc}]{1,64}@[^\s@<>()[\],;:"\\\p{Cc}]{1,255}$/u;

/**
 * Sent to unverified addresses too: these mails verify the address or let its owner in, and have their own limits; a person
 * writes an answer to the address of the enquiry.
 */
const NEVER_HELD: readonly MailKind[] = [
  'verify_address',
  'change_address',
  'password_reset',
  'link_identity',
  'staff_invited',
  'contact_answer',
];

export type QueuedMail = {
  to: string;
  lang: Lang;
  /** It waits until then, for later news that may replace it. */
  after?: Date;
} & MailContent;

/**
 * Puts a mail into the outbox in the caller's transaction: it is sent if and only if that commits. At an unverified address
 * it is held until the owner verifies it (decision 20).
 */
export function queueMail(tx: Db, mail: QueuedMail): Promise<void> {
  return queueMails(tx, [mail]);
}

/** Queues several mails in one statement. */
export async function queueMails(tx: Db, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length > 0) await writeMails(tx, { mails: mailRows(mails) });
}

/**
 * SQL: queues the mails of the placeholder `mails`, from `mailRows`; also as a part of a larger statement. The lock makes a
 * concurrent verification of the address wait and find the mail.
 */
export const insertMails = sql`insert into ${mailOutbox} ("to", lang, kind, data, status, due_at, waits_until)
  select mail."to", lang, kind, data, case when may_be_held and exists (
      select 1 from ${unprovedAddress} where ${unprovedAddress.email} = mail."to" for key share
    ) then 'held' else 'queued' end, coalesce(after, now()), after
  from jsonb_to_recordset(${sql.placeholder('mails')}::jsonb)
    as mail("to" text, lang text, kind text, data jsonb, may_be_held boolean, after timestamptz)
  returning pg_notify(${sql.raw(`'${MAIL_CHANNEL}'`)}, '')`;

export function mailRows(mails: readonly QueuedMail[]): string {
  const rows = mails.map(({ to, lang, kind, data, after }) => {
    if (!ADDRESS.test(to)) throw new Error(`a ${kind} mail was addressed to something that is no address`);
    return { to, lang, kind, data, may_be_held: !NEVER_HELD.includes(kind), after };
  });
  return JSON.stringify(rows);
}

const writeMails = statement((db) => db.execute(insertMails));

interface WaitingMail {
  kind: keyof OrderMailData;
  /** The order's. */
  code: string;
}

/** Removes a mail that waits and that nobody has begun to send. Returns whether there was one. */
export async function withdrawMail(tx: Db, mail: WaitingMail): Promise<boolean> {
  if (!(await lockItsAddress(tx, mail))) return false;
  const withdrawn = await tx.delete(mailOutbox).where(isWaiting(mail)).returning({ mail_id: mailOutbox.mail_id });
  return withdrawn.length > 0;
}

/** Lets a mail that waits leave now. */
export async function hurryMail(tx: Db, mail: WaitingMail): Promise<void> {
  if (!(await lockItsAddress(tx, mail))) return;
  const { due_at, waits_until } = mailOutbox;
  const set = { due_at: sql`least(${due_at}, now())`, waits_until: sql`least(${waits_until}, now())` };
  await tx.update(mailOutbox).set(set).where(isWaiting(mail));
}

/** A verification locks the address before its mails: so do we, or each could wait for the other. */
async function lockItsAddress(tx: Db, mail: WaitingMail): Promise<boolean> {
  const [found] = await tx.select({ to: mailOutbox.to }).from(mailOutbox).where(isWaiting(mail));
  if (!found) return false;
  await tx.execute(sql`select 1 from ${unprovedAddress} where ${unprovedAddress.email} = ${found.to} for key share`);
  return true;
}

/** A worker that leases the mail counts an attempt first. The address may have changed since, so it does not matter. */
function isWaiting({ kind, code }: WaitingMail) {
  const { data, waits_until, status, attempts } = mailOutbox;
  // In the words of the index `mail_outbox_waiting`.
  const isUnsent = sql`${waits_until} is not null and ${status} in ('queued', 'held')`;
  return and(isUnsent, sql`${data} ->> 'code' = ${code}`, eq(mailOutbox.kind, kind), eq(attempts, 0));
}

/** The latest unsent mails, for the development mailbox. */
export function latestMails(db: Db, limit = 50) {
  return db
    .select()
    .from(mailOutbox)
    .where(inArray(mailOutbox.status, ['queued', 'held']))
    .orderBy(desc(mailOutbox.mail_id))
    .limit(limit);
}

/** Deletes unsent mails to an address, because its owner has left. */
export async function deleteUnsentMails(tx: Db, to: string): Promise<void> {
  // In the order of a verification.
  await tx.delete(unprovedAddress).where(eq(unprovedAddress.email, to));
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, to));
}
