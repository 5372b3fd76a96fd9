import { exportEnquiries, forgetEnquiries } from '#buying/contact/server/contact.service.ts';
import { exportOrders, hasMovingOrders } from '#buying/orders/server/order-member.service.ts';
import { ownPage, readPage } from '#catalogue/artists/server/artist-page.service.ts';
import { leavePages, listRepresented } from '#catalogue/artists/server/representation.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { dropMemberCart, memberLines } from '#catalogue/cart/server/cart-merge.service.ts';
import { dropFavorites, memberFavorites } from '#catalogue/favorites/server/favorite.service.ts';
import { pauseWorks, worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { exportApplications, forgetApplications } from '#people/applications/server/application-read.service.ts';
import { readAddresses } from '#people/members/server/address.service.ts';
import { forgetMember, lockLeaving } from '#people/members/server/leave.service.ts';
import { readIdentities } from '#people/members/server/oauth/identity.service.ts';
import { requirePassword } from '#people/members/server/password-reset.service.ts';
import { readProfile } from '#people/members/server/profile.service.ts';
import { listSessions } from '#people/members/server/session.service.ts';
import { requireOtherAdmin } from '#people/members/server/staff/staff.service.ts';
import { exportMessages, forgetMessages } from '#people/threads/server/thread-member.service.ts';
import { readShares } from '#selling/shares/server/share-read.service.ts';
import { exportStudio, forgetStudio } from '#selling/studio/server/leave-studio.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { lockRequestsOf, requestsOf, settleRequestsOf } from './data-request.service.ts';
import { exportNotes, forgetNotes } from './member-note.service.ts';

/** Whose data; no session where it is not the member who asks. */
type Owner = Pick<SignedIn, 'member_id' | 'lang' | 'session_id'>;

/** Everything the shop knows about a member, for the member. */
export async function exportMember(db: Db, owner: Owner): Promise<Record<string, unknown>> {
  const { member_id, lang } = owner;
  const favorites = await memberFavorites(db, lang, member_id);
  return {
    profile: await readProfile(db, member_id),
    addresses: await readAddresses(db, member_id),
    devices: await listSessions(db, owner),
    sign_in: (await readIdentities(db, member_id)).list,
    cart: await memberLines(db, member_id),
    favorites: favorites.map(({ item: { item_id, title }, ...rest }) => ({ item_id, title, ...rest })),
    messages: await exportMessages(db, member_id),
    enquiries: await exportEnquiries(db, member_id),
    applications: await exportApplications(db, member_id),
    orders: await exportOrders(db, member_id),
    notes: await exportNotes(db, member_id),
    requests: await requestsOf(db, member_id),
    ...(await exportSales(db, member_id)),
  };
}

/** More rows of the ledger than one seller will ever have. */
const ALL_SHARES = 1_000_000;

/** What somebody who sells, or has sold, has with the shop. */
async function exportSales(db: Db, member_id: number): Promise<Record<string, unknown>> {
  const own = await ownPage(db, member_id);
  const shares = await readShares(db, { member_id }, { limit: ALL_SHARES });
  return {
    public_page: own && (await readPage(db, own.artist_id)),
    represented: await listRepresented(db, member_id),
    ...(await exportStudio(db, member_id)),
    // Where a print was sent is the buyer's affair; a seller is told countries only by their counts.
    shares: shares.map(({ country: _country, ...share }) => share),
  };
}

/** A member closes their own account, with their password. Answers the pictures that nothing shows any more. */
export async function deleteAccount(db: Db, { member_id, email }: SignedIn, password: string): Promise<string[]> {
  await requirePassword(db, member_id, password);
  const pictures = await inTransaction(db, (tx) => closeAccount(tx, { member_id, email }, BY_MEMBER));
  worksChanged(db);
  return pictures;
}

/** Who closed what a member had asked for, when it was the member. */
const BY_MEMBER = 0;

/**
 * Closes an account for good, once no order of theirs moves any more. Every room forgets what it knows of the member. Answers
 * the pictures that nothing shows any more, whose files can be removed.
 */
export async function closeAccount(
  tx: Db,
  { member_id, email }: Pick<SignedIn, 'member_id' | 'email'>,
  by: number,
): Promise<string[]> {
  await lockRequestsOf(tx, member_id);
  // First the cart: an order holds it while it is placed, and is seen here once it has been.
  await forgetCart(tx, member_id);
  if (await hasMovingOrders(tx, member_id)) throw new Refusal('orders_moving');
  await requireOtherAdmin(tx, member_id);
  await settleRequestsOf(tx, member_id, by);
  return forgetEverything(tx, { member_id, email });
}

/** What every room knows of a member is forgotten, in the caller's transaction; answers the pictures that nothing shows any more. */
export async function forgetEverything(
  tx: Db,
  { member_id, email }: { member_id: number; email: string },
): Promise<string[]> {
  await forgetCart(tx, member_id);
  await lockLeaving(tx, member_id);
  // Whoever leaves sells nothing any more; what was sold keeps its name on the order, and its shares in the ledger.
  await pauseWorks(tx, await artistsOf(tx, member_id));
  const unused = await forgetStudio(tx, member_id);
  unused.push(...(await leavePages(tx, member_id)));
  await forgetEnquiries(tx, member_id);
  await forgetMessages(tx, member_id);
  await forgetApplications(tx, member_id);
  await forgetNotes(tx, member_id);
  await forgetMember(tx, member_id, email);
  return unused;
}

async function forgetCart(tx: Db, memberId: number): Promise<void> {
  const cartId = await dropMemberCart(tx, memberId);
  if (cartId !== undefined) await dropFavorites(tx, cartId);
}
