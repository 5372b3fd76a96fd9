import { msg } from '@lingui/core/macro';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { countAttempt, requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { holdMails, releaseMails } from '#people/mail/server/held-mail.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import { usernameOf } from '../member.rules.ts';
import { replaceAddress } from './email-change.service.ts';
import { CODE_MINUTES, hashEmailCode, newEmailCode, tryEmailCode } from './email-code.service.ts';
import { member } from './member.tables.ts';
import { emailVerification } from './session.tables.ts';

interface Reader {
  member_id: number;
  email: string;
  firstname: string;
  lastname: string;
  lang: Lang;
}

/** Mails a new member the link that verifies the address; other mails are held until then. Limited per address. */
export async function mailVerification(tx: Db, reader: Reader): Promise<void> {
  await holdMails(tx, reader.email);
  const { allowed } = await countAttempt(tx, { limit: 'proof_mail', who: reader.email });
  if (allowed) await mailVerificationLink(tx, reader);
}

/** Mails the link and the code that verify an address, without holding other mails to it. */
export async function mailVerificationLink(tx: Db, reader: Reader): Promise<void> {
  const { member_id, email, lang } = reader;
  const token = newToken();
  const code = newEmailCode();
  const code_hash = hashEmailCode(member_id, code);
  await tx.insert(emailVerification).values({ token_hash: hashToken(token), member_id, email, code_hash });
  const data = { name: usernameOf(reader), path: `/login#verify=${token}`, code, minutes: CODE_MINUTES };
  await queueMail(tx, { to: email, lang, kind: 'verify_address', data });
}

/** Mails the link once more to a member who has not used it. */
export async function mailVerificationAgain(db: Db, { member_id }: SignedIn): Promise<void> {
  await requireWithinLimit(db, { limit: 'verify_again', who: String(member_id) });
  await inTransaction(db, async (tx) => {
    const [reader] = await tx
      .select()
      .from(member)
      .where(and(eq(member.member_id, member_id), isNull(member.email_verified_at)));
    if (!reader) return;
    await requireWithinLimit(tx, { limit: 'proof_mail', who: reader.email });
    await mailVerificationLink(tx, reader);
  });
}

/**
 * Verifies an address by its link, once, and welcomes the member. A link whose address is verified already, by the code
 * of its mail or in another tab, succeeds.
 */
export async function verifyEmail(db: Db, token: string): Promise<void> {
  const isThis = eq(emailVerification.token_hash, hashToken(token));
  await inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ owner: member, mailed: emailVerification })
      .from(emailVerification)
      .innerJoin(member, eq(member.member_id, emailVerification.member_id))
      .where(and(isThis, gt(emailVerification.created_at, sql`now() - interval '24 hours'`)))
      // The member first, as for a code; the same order cannot deadlock.
      .for('update', { of: member });
    if (!known) throw new Refusal('link_expired');
    const { owner, mailed } = known;
    const [unused] = await tx
      .update(emailVerification)
      .set({ used_at: sql`now()` })
      .where(and(isThis, isNull(emailVerification.used_at)))
      .returning();
    if (unused) return applyLink(tx, unused);
    const isVerified = owner.email === mailed.email && owner.email_verified_at !== null;
    if (mailed.replaces !== null || !isVerified) throw new Refusal('link_expired');
  });
}

function applyLink(tx: Db, { member_id, email, replaces }: typeof emailVerification.$inferSelect): Promise<void> {
  return replaces === null
    ? welcomeReader(tx, { member_id, email })
    : replaceAddress(tx, { member_id, email, replaces });
}

/** Verifies the member's address by the code of the latest mail. A second tab that sends the same code finds it verified. */
export async function verifyByCode(
  db: Db,
  { member_id, network }: Pick<SignedIn, 'member_id'> & { network: string },
  code: string,
): Promise<void> {
  await requireWithinLimit(db, { limit: 'email_code_network', who: network });
  await requireWithinLimit(db, { limit: 'email_code', who: String(member_id) });
  // A wrong code is counted, so the transaction ends before the refusal.
  const isRight = await inTransaction(db, async (tx) => {
    const [reader] = await tx.select().from(member).where(eq(member.member_id, member_id)).for('update');
    if (!reader || reader.email_verified_at) return true;
    if (!(await tryEmailCode(tx, reader, code))) return false;
    await welcomeReader(tx, reader);
    return true;
  });
  if (!isRight)
    throw new Refusal('wrong_code', { words: () => msg`This is not the code. Please check the latest e-mail.` });
}

/** Marks an address as verified and welcomes the member. */
export async function welcomeReader(tx: Db, { member_id, email }: { member_id: number; email: string }): Promise<void> {
  const [reader] = await tx
    .update(member)
    .set({ email_verified_at: sql`now()` })
    // The link of a former address verifies nothing.
    .where(and(eq(member.member_id, member_id), eq(member.email, email), isNull(member.email_verified_at)))
    .returning();
  if (!reader) return;
  await releaseMails(tx, email);
  await queueMail(tx, { to: email, lang: reader.lang, kind: 'welcome', data: { name: usernameOf(reader) } });
}
