import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { deleteUnsentMails } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import { usernameOf } from '../member.rules.ts';
import { pendingEmail } from './email-change.service.ts';
import { member, memberAddress } from './member.tables.ts';
import { dropIdentities } from './oauth/identity.service.ts';
import { dropSecondFactor } from './second-factor/second-factor.service.ts';
import { endSessions } from './session.service.ts';
import { emailVerification, passwordReset, session } from './session.tables.ts';

/** Locks a leaving member, so that nothing of theirs is suspended, published or approved in the meantime. */
export async function lockLeaving(tx: Db, memberId: number): Promise<void> {
  await tx.select({ id: member.member_id }).from(member).where(eq(member.member_id, memberId)).for('update');
}

/** A member who has not left and cannot leave until the transaction ends. */
export async function requireMember(tx: Db, memberId: number) {
  const { member_id, email, lang, staff_role, firstname, lastname, created_at } = member;
  const [row] = await tx
    .select({ member_id, email, lang, staff_role, firstname, lastname, created_at })
    .from(member)
    .where(and(eq(member_id, memberId), isNull(member.deleted_at)))
    .for('share');
  if (!row) throw new Refusal('not_found');
  return { ...row, name: usernameOf(row) };
}

/**
 * Erases a member's personal data and ends all their sessions. The empty row stays for orders, which invoice law keeps and
 * which contain their own copy of names and addresses.
 */
export async function erasePersonalData(tx: Db, memberId: number, email: string): Promise<void> {
  await endSessions(tx, memberId);
  await deleteUnsentMails(tx, email);
  const pending = await pendingEmail(tx, memberId);
  if (pending) await deleteUnsentMails(tx, pending);
  await dropIdentities(tx, memberId);
  await dropSecondFactor(tx, memberId);
  await tx.delete(memberAddress).where(eq(memberAddress.member_id, memberId));
  await tx.delete(emailVerification).where(eq(emailVerification.member_id, memberId));
  await tx.delete(passwordReset).where(eq(passwordReset.member_id, memberId));
  await tx.delete(session).where(eq(session.member_id, memberId));
  await tx
    .update(member)
    .set({
      // Nobody can register this address; the person may come back with theirs.
      email: `deleted:${memberId}`,
      email_verified_at: null,
      password_hash: null,
      firstname: '',
      lastname: '',
      mobile: { code: '', number: '' },
      birthday: null,
      gender: null,
      job_title: null,
      company: null,
      portfolio: null,
      statement: null,
      standing: 'none',
      staff_role: null,
      more_roles: [],
      deleted_at: sql`now()`,
    })
    .where(eq(member.member_id, memberId));
}
