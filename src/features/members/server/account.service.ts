import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { exportApplications, forgetApplications } from '#features/applications/server/application-read.service.ts';
import { dropMemberCart, memberLines } from '#features/cart/server/cart-merge.service.ts';
import { dropFavorites, memberFavorites } from '#features/favorites/server/favorite.service.ts';
import { forgetMails } from '#features/mail/server/mail.service.ts';
import { exportOrders, hasMovingOrders } from '#features/orders/server/order-member.service.ts';
import { exportMessages, forgetMessages } from '#features/threads/server/thread-member.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { readAddresses } from './address.service.ts';
import { pendingEmail } from './email-change.service.ts';
import { member, memberAddress } from './member.tables.ts';
import { dropIdentities, readIdentities } from './oauth/identity.service.ts';
import { requirePassword } from './password-reset.service.ts';
import { readProfile } from './profile.service.ts';
import { endSessions, listSessions } from './session.service.ts';
import { emailVerification, passwordReset, session } from './session.tables.ts';

/** Everything the shop knows about a member, for the member. */
export async function exportMember(db: Db, signedIn: SignedIn): Promise<Record<string, unknown>> {
  const { member_id, lang } = signedIn;
  const favorites = await memberFavorites(db, lang, member_id);
  return {
    profile: await readProfile(db, member_id),
    addresses: await readAddresses(db, member_id),
    devices: await listSessions(db, signedIn),
    sign_in: (await readIdentities(db, member_id)).list,
    cart: await memberLines(db, member_id),
    favorites: favorites.map(({ item: { item_id, title }, ...kept }) => ({ item_id, title, ...kept })),
    messages: await exportMessages(db, member_id),
    applications: await exportApplications(db, member_id),
    orders: await exportOrders(db, member_id),
  };
}

/**
 * Closes an account for good, once no order of theirs moves any more. Whatever says who the member was is blanked; the
 * empty row stays because orders, which invoice law keeps, carry their own copy of names and addresses and refer to it.
 */
export async function deleteAccount(db: Db, { member_id, email }: SignedIn, password: string): Promise<void> {
  await requirePassword(db, member_id, password);
  await inTransaction(db, async (tx) => {
    // First the cart: an order holds it while it is placed, and is seen here once it has been.
    const cartId = await dropMemberCart(tx, member_id);
    if (cartId !== undefined) await dropFavorites(tx, cartId);
    if (await hasMovingOrders(tx, member_id)) throw new Refusal('orders_moving');
    await endSessions(tx, member_id);
    await forgetMails(tx, email);
    const pending = await pendingEmail(tx, member_id);
    if (pending) await forgetMails(tx, pending);
    await dropIdentities(tx, member_id);
    await forgetMessages(tx, member_id);
    await forgetApplications(tx, member_id);
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
