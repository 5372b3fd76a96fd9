import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { exportApplications, forgetApplications } from '#features/applications/server/application-read.service.ts';
import { leavePages } from '#features/artists/server/representation.service.ts';
import { artistsOf } from '#features/artists/server/seller-artists.service.ts';
import { dropMemberCart, memberLines } from '#features/cart/server/cart-merge.service.ts';
import { pauseWorks, worksChanged } from '#features/catalog/server/pause-works.service.ts';
import { exportEnquiries, forgetEnquiries } from '#features/contact/server/contact.service.ts';
import { dropFavorites, memberFavorites } from '#features/favorites/server/favorite.service.ts';
import { readAddresses } from '#features/members/server/address.service.ts';
import { forgetMember } from '#features/members/server/leave.service.ts';
import { readIdentities } from '#features/members/server/oauth/identity.service.ts';
import { requirePassword } from '#features/members/server/password-reset.service.ts';
import { readProfile } from '#features/members/server/profile.service.ts';
import { listSessions } from '#features/members/server/session.service.ts';
import { exportOrders, hasMovingOrders } from '#features/orders/server/order-member.service.ts';
import { exportMessages, forgetMessages } from '#features/threads/server/thread-member.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';

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
    enquiries: await exportEnquiries(db, member_id),
    applications: await exportApplications(db, member_id),
    orders: await exportOrders(db, member_id),
  };
}

/** Closes an account for good, once no order of theirs moves any more. Every room forgets what it knows of the member. */
export async function deleteAccount(db: Db, { member_id, email }: SignedIn, password: string): Promise<void> {
  await requirePassword(db, member_id, password);
  await inTransaction(db, async (tx) => {
    // First the cart: an order holds it while it is placed, and is seen here once it has been.
    const cartId = await dropMemberCart(tx, member_id);
    if (cartId !== undefined) await dropFavorites(tx, cartId);
    if (await hasMovingOrders(tx, member_id)) throw new Refusal('orders_moving');
    // Whoever leaves sells nothing any more; what was sold keeps its name on the order.
    await pauseWorks(tx, await artistsOf(tx, member_id));
    await leavePages(tx, member_id);
    await forgetEnquiries(tx, member_id);
    await forgetMessages(tx, member_id);
    await forgetApplications(tx, member_id);
    await forgetMember(tx, member_id, email);
  });
  worksChanged(db);
}
