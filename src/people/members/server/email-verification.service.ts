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
import { takeNewAddress } from './email-change.service.ts';
import { member } from './member.tables.ts';
import { emailVerification } from './session.tables.ts';

interface Reader {
  member_id: number;
  email: string;
  firstname: string;
  lastname: string;
  lang: Lang;
}

/** Mails a new member the link that proves the address is theirs; other mails wait for that. An address that got many gets none. */
export async function mailVerification(tx: Db, reader: Reader): Promise<void> {
  await holdMails(tx, reader.email);
  const { allowed } = await countAttempt(tx, { limit: 'proof_mail', who: reader.email });
  if (allowed) await mailProofLink(tx, reader);
}

/** Mails the link that proves an address, good once and for 24 hours, without holding other mails to it. */
export async function mailProofLink(tx: Db, reader: Reader): Promise<void> {
  const { member_id, email, lang } = reader;
  const token = newToken();
  await tx.insert(emailVerification).values({ token_hash: hashToken(token), member_id, email });
  const data = { name: usernameOf(reader), path: `/login#verify=${token}` };
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
    await mailProofLink(tx, reader);
  });
}

/** Takes the proof that an address is its reader's, once, and welcomes them. */
export async function verifyEmail(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [proof] = await tx
      .update(emailVerification)
      .set({ used_at: sql`now()` })
      .where(
        and(
          eq(emailVerification.token_hash, hashToken(token)),
          isNull(emailVerification.used_at),
          gt(emailVerification.created_at, sql`now() - interval '24 hours'`),
        ),
      )
      .returning();
    if (!proof) throw new Refusal('link_expired');
    const { member_id, email, replaces } = proof;
    if (replaces !== null) return takeNewAddress(tx, { member_id, email, replaces });
    await welcomeReader(tx, { member_id, email });
  });
}

/** Notes that an address is its reader's, and welcomes them. */
export async function welcomeReader(tx: Db, { member_id, email }: { member_id: number; email: string }): Promise<void> {
  const [reader] = await tx
    .update(member)
    .set({ email_verified_at: sql`now()` })
    // An address that was changed since is not proved by the old one's link.
    .where(and(eq(member.member_id, member_id), eq(member.email, email), isNull(member.email_verified_at)))
    .returning();
  if (!reader) return;
  await releaseMails(tx, email);
  await queueMail(tx, { to: email, lang: reader.lang, kind: 'welcome', data: { name: usernameOf(reader) } });
}
