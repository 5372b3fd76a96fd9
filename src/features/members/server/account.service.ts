import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { dropMemberCart, memberLines } from '#features/cart/server/cart-merge.service.ts';
import { forgetMails } from '#features/mail/server/mail.service.ts';
import { readAddresses } from './address.service.ts';
import { member, memberAddress } from './member.tables.ts';
import { requirePassword } from './password-reset.service.ts';
import { readProfile } from './profile.service.ts';
import { endSessions, listSessions, type SignedIn } from './session.service.ts';
import { emailVerification, passwordReset, session } from './session.tables.ts';

/** Everything the shop knows about a member, for the member. */
export async function exportMember(db: Db, signedIn: SignedIn): Promise<Record<string, unknown>> {
  const { member_id } = signedIn;
  return {
    profile: await readProfile(db, member_id),
    addresses: await readAddresses(db, member_id),
    devices: await listSessions(db, signedIn),
    cart: await memberLines(db, member_id),
  };
}

/**
 * Closes an account for good. Whatever says who the member was is blanked; the empty row stays because orders, which
 * invoice law keeps, carry their own copy of names and addresses and refer to it.
 */
export async function deleteAccount(db: Db, { member_id, email }: SignedIn, password: string): Promise<void> {
  await requirePassword(db, member_id, password);
  await inTransaction(db, async (tx) => {
    await endSessions(tx, member_id);
    await dropMemberCart(tx, member_id);
    await forgetMails(tx, email);
    await tx.delete(memberAddress).where(eq(memberAddress.member_id, member_id));
    await tx.delete(emailVerification).where(eq(emailVerification.member_id, member_id));
    await tx.delete(passwordReset).where(eq(passwordReset.member_id, member_id));
    await tx.delete(session).where(eq(session.member_id, member_id));
    await tx
      .update(member)
      .set({
        // Not an address anybody could register, so that the person may come back with theirs.
        email: `deleted:${member_id}`,
        email_verified_at: null,
        password_hash: null,
        firstname: '',
        lastname: '',
        mobile: { code: '', number: '' },
        birthday: '1900-01-01',
        gender: 'neutral',
        job_title: null,
        company: null,
        portfolio: null,
        statement: null,
        standing: 'none',
        staff_role: null,
        deleted_at: sql`now()`,
      })
      .where(eq(member.member_id, member_id));
  });
}
