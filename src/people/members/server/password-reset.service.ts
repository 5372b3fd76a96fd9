import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { clearAttempts, countAttempt, requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { requireCaptcha } from '#people/captcha/server/captcha.service.ts';
import type { Recaptcha } from '#people/captcha/server/recaptcha.service.ts';
import { releaseMails } from '#people/mail/server/held-mail.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { usernameOf } from '../member.rules.ts';
import { accountAttempts } from './login.service.ts';
import { member } from './member.tables.ts';
import { dropIdentities } from './oauth/identity.service.ts';
import { hashChosenPassword, passwordMatches } from './password.service.ts';
import { endSessions, rotateToken } from './session.service.ts';
import { emailVerification, passwordReset } from './session.tables.ts';
import { type Arrival, admit, requireFullSignIn, type SignedInTokens } from './sign-in.service.ts';

const LINK_MINUTES = 30;
const IS_VALID = and(
  isNull(passwordReset.used_at),
  gt(passwordReset.created_at, sql`now() - make_interval(mins => ${LINK_MINUTES})`),
);
/** Longer than queuing the mail takes, so that the response time does not reveal whether the account exists. */
const ANSWER_AFTER_MS = 300;

/** Mails a link to set a new password if the account exists; the answer does not reveal it. */
export async function forgotPassword(
  db: Db,
  { email, captcha }: { email: string; captcha: string },
  network: string,
  recaptcha?: Recaptcha,
): Promise<void> {
  await requireWithinLimit(db, { limit: 'forgot_network', who: network });
  await requireCaptcha(db, 'forgot', captcha, recaptcha);
  await Promise.all([mailReset(db, email), delay(ANSWER_AFTER_MS)]);
}

async function mailReset(db: Db, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [reader] = await tx
      .select()
      .from(member)
      .where(and(eq(member.email, email), isNull(member.deleted_at)))
      .for('update');
    if (!reader) return;
    // Limited only while a link is valid: strangers must not use up the owner's attempts.
    const hasLink = (await tx.$count(passwordReset, and(eq(passwordReset.member_id, reader.member_id), IS_VALID))) > 0;
    const { allowed } = await countAttempt(tx, { limit: 'forgot_account', who: email });
    if (hasLink && !allowed) return;
    await endResetLinks(tx, reader.member_id);
    const token = newToken();
    await tx.insert(passwordReset).values({ token_hash: hashToken(token), member_id: reader.member_id });
    const data = { name: usernameOf(reader), path: `/forgotPassword/reset#token=${token}`, minutes: LINK_MINUTES };
    await queueMail(tx, { to: email, lang: reader.lang, kind: 'password_reset', data });
  });
}

/**
 * Sets a new password by a mailed link, once, signs its reader in and ends all other sessions. Owners get in this way even
 * if strangers use up their account's attempts. A second factor is still required.
 */
export async function resetPassword(
  db: Db,
  { token, password }: { token: string; password: string },
  arrival: Arrival,
): Promise<SignedInTokens> {
  await requireWithinLimit(db, { limit: 'reset_network', who: arrival.caller.network });
  const isThis = and(eq(passwordReset.token_hash, hashToken(token)), IS_VALID);
  // Checked first: a forged token is not worth a hash.
  const [known] = await db
    .select({ email: member.email })
    .from(passwordReset)
    .innerJoin(member, eq(member.member_id, passwordReset.member_id))
    .where(isThis);
  if (!known) throw new Refusal('link_expired');
  const password_hash = await hashChosenPassword(password, known.email);
  const entered = await inTransaction(db, async (tx) => {
    const [used] = await tx
      .update(passwordReset)
      .set({ used_at: sql`now()` })
      .where(isThis)
      .returning({ member_id: passwordReset.member_id });
    if (!used) throw new Refusal('link_expired');
    const [owner] = await tx
      .select()
      .from(member)
      .where(and(eq(member.member_id, used.member_id), isNull(member.deleted_at)))
      .for('update');
    if (!owner) throw new Refusal('link_expired');
    // The address was unverified: a stranger may have linked a provider.
    if (owner.email_verified_at === null) {
      await dropIdentities(tx, owner.member_id);
      await releaseMails(tx, owner.email);
    }
    await tx
      .update(member)
      // The person who opened the link reads the mails of this address.
      .set({ password_hash, email_verified_at: owner.email_verified_at ?? sql`now()` })
      .where(eq(member.member_id, owner.member_id));
    await invalidateLinks(tx, owner.member_id);
    await endSessions(tx, owner.member_id);
    await clearAttempts(tx, accountAttempts(owner.email));
    return admit(tx, owner, arrival);
  });
  return requireFullSignIn(entered);
}

/** Changes the password of a member who knows it; ends all other sessions and returns a new token. */
export async function changePassword(
  db: Db,
  { member_id, session_id, email }: SignedIn,
  { password, new_password }: { password: string; new_password: string },
): Promise<string> {
  await requirePassword(db, member_id, password);
  const password_hash = await hashChosenPassword(new_password, email);
  return inTransaction(db, async (tx) => {
    await tx.update(member).set({ password_hash }).where(eq(member.member_id, member_id));
    await invalidateLinks(tx, member_id);
    await endSessions(tx, member_id, session_id);
    return rotateToken(tx, session_id);
  });
}

/** Asks for the password again before something that cannot be undone. */
export async function requirePassword(db: Db, memberId: number, password: string): Promise<void> {
  const counted = { limit: 'change_password', who: String(memberId) } as const;
  await requireWithinLimit(db, counted);
  const [row] = await db
    .select({ password_hash: member.password_hash })
    .from(member)
    .where(eq(member.member_id, memberId));
  // The member signs in through a provider and has no password.
  if (row?.password_hash === null) throw new Refusal('password_needed');
  if (!(await passwordMatches(row?.password_hash, password))) throw new Refusal('wrong_password');
  await clearAttempts(db, counted);
}

/** Invalidates all mailed links that would set a password or change the address. */
export async function invalidateLinks(tx: Db, memberId: number): Promise<void> {
  await endResetLinks(tx, memberId);
  await tx
    .update(emailVerification)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(emailVerification.member_id, memberId),
        isNotNull(emailVerification.replaces),
        isNull(emailVerification.used_at),
      ),
    );
}

async function endResetLinks(tx: Db, memberId: number): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordReset.member_id, memberId), isNull(passwordReset.used_at)));
}
