import { setTimeout as delay } from 'node:timers/promises';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction, sqlState } from '#db/server/transaction.ts';
import { countAttempt, requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { redirectHeldMails } from '#people/mail/server/held-mail.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { maskedEmail, usernameOf } from '../member.rules.ts';
import type { EmailChange } from '../session.contract.ts';
import { member } from './member.tables.ts';
import { refuseOwnEmail } from './password.service.ts';
import { invalidateLinks, requirePassword } from './password-reset.service.ts';
import { emailVerification } from './session.tables.ts';

/** Longer than queuing a mail takes, so that the response time does not reveal whether the address is taken. */
const ANSWER_AFTER_MS = 150;
const NOT_UNIQUE = '23505';
const WAITS = and(
  isNotNull(emailVerification.replaces),
  isNull(emailVerification.used_at),
  gt(emailVerification.created_at, sql`now() - interval '24 hours'`),
);

/**
 * Mails a link to the new address, which replaces the old one only when the link is opened, and notifies the old one. The
 * answer is the same for a taken address, which gets no mail.
 */
export async function askForNewEmail(db: Db, person: SignedIn, { email, password }: EmailChange): Promise<void> {
  await requirePassword(db, person.member_id, password);
  refuseOwnEmail(password, email);
  await requireWithinLimit(db, { limit: 'change_email', who: String(person.member_id) });
  if (email === person.email) return dropNewEmail(db, person.member_id);
  await Promise.all([mailNewAddress(db, person.member_id, email), delay(ANSWER_AFTER_MS)]);
}

/** Cancels a change of address: its links become invalid. */
export async function dropNewEmail(db: Db, memberId: number): Promise<void> {
  await db
    .update(emailVerification)
    .set({ used_at: sql`now()` })
    .where(and(eq(emailVerification.member_id, memberId), WAITS));
}

/** The member's new address until its link is opened. */
export async function pendingEmail(db: Db, memberId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: emailVerification.email })
    .from(emailVerification)
    .where(and(eq(emailVerification.member_id, memberId), WAITS))
    .orderBy(desc(emailVerification.created_at))
    .limit(1);
  return row?.email ?? null;
}

/**
 * Replaces the old address by a verified one and notifies the old one. Refused if someone else has taken it in the
 * meantime.
 */
export async function replaceAddress(
  tx: Db,
  { member_id, email, replaces }: { member_id: number; email: string; replaces: string },
): Promise<void> {
  const [reader] = await tx
    .update(member)
    .set({ email, email_verified_at: sql`now()` })
    // A link from before another change is invalid.
    .where(and(eq(member.member_id, member_id), eq(member.email, replaces), isNull(member.deleted_at)))
    .returning()
    .catch((error: unknown) => {
      throw sqlState(error) === NOT_UNIQUE ? new Refusal('link_expired') : error;
    });
  if (!reader) throw new Refusal('link_expired');
  // The reader of the old address must not set a new password with a link that we mailed there.
  await invalidateLinks(tx, member_id);
  // We do not notify an unverified address, because it may be a stranger's.
  if (await redirectHeldMails(tx, replaces, email)) return;
  const data = { name: usernameOf(reader), email: maskedEmail(email) };
  await queueMail(tx, { to: replaces, lang: reader.lang, kind: 'address_changed', data });
}

async function mailNewAddress(db: Db, memberId: number, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [reader] = await tx
      .select()
      .from(member)
      .where(and(eq(member.member_id, memberId), isNull(member.deleted_at)))
      .for('update');
    if (!reader) throw new Refusal('unauthenticated');
    await dropNewEmail(tx, memberId);
    const token = newToken();
    const proof = { token_hash: hashToken(token), member_id: memberId, email, replaces: reader.email };
    await tx.insert(emailVerification).values(proof);
    const name = usernameOf(reader);
    const mailData = { name, email: maskedEmail(email) };
    if (reader.email_verified_at)
      await queueMail(tx, { to: reader.email, lang: reader.lang, kind: 'address_changing', data: mailData });
    if (await isTaken(tx, email)) return;
    if (!(await countAttempt(tx, { limit: 'proof_mail', who: email })).allowed) return;
    const linkData = { name, path: `/login#verify=${token}` };
    await queueMail(tx, { to: email, lang: reader.lang, kind: 'change_address', data: linkData });
  });
}

async function isTaken(tx: Db, email: string): Promise<boolean> {
  return (await tx.$count(member, eq(member.email, email))) > 0;
}
