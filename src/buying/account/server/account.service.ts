import { deleteEnquiriesOf, exportEnquiries } from '#buying/contact/server/contact.service.ts';
import { eraseGiftsOf, exportOrders, hasMovingOrders } from '#buying/orders/server/order-member.service.ts';
import { deleteSavedWallsOf, exportSavedWalls } from '#buying/saved-walls/server/saved-wall.service.ts';
import { ownPage, readPage } from '#catalogue/artists/server/artist-page.service.ts';
import { leavePages, listRepresented } from '#catalogue/artists/server/representation.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { dropMemberCart, memberLines } from '#catalogue/cart/server/cart-merge.service.ts';
import { dropFavorites, memberFavorites } from '#catalogue/favorites/server/favorite.service.ts';
import { pauseWorks, worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { deleteApplicationsOf, exportApplications } from '#people/applications/server/application-read.service.ts';
import { readAddresses } from '#people/members/server/address.service.ts';
import { erasePersonalData, lockLeaving } from '#people/members/server/leave.service.ts';
import { readIdentities } from '#people/members/server/oauth/identity.service.ts';
import { requirePassword } from '#people/members/server/password-reset.service.ts';
import { readProfile } from '#people/members/server/profile.service.ts';
import { listSessions } from '#people/members/server/session.service.ts';
import { requireOtherAdmin } from '#people/members/server/staff/staff.service.ts';
import { deleteStaffNoticesOf, exportNoticeChoices } from '#people/staff-notices/server/choice.service.ts';
import { deleteMessagesOf, exportMessages } from '#people/threads/server/thread-member.service.ts';
import { deletePayeeData, exportPayouts } from '#selling/payouts/server/payout-removal.service.ts';
import { readShares } from '#selling/shares/server/share-read.service.ts';
import { deleteStudioOf, exportStudio } from '#selling/studio/server/leave-studio.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { lockRequestsOf, requestsOf, settleRequestsOf } from './data-request.service.ts';
import { deleteNotesOf, exportNotes } from './member-note.service.ts';

/** No session if staff make the request. */
type Owner = Pick<SignedIn, 'member_id' | 'lang' | 'session_id'>;

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
    walls: await exportSavedWalls(db, member_id),
    messages: await exportMessages(db, member_id),
    enquiries: await exportEnquiries(db, member_id),
    applications: await exportApplications(db, member_id),
    orders: await exportOrders(db, member_id),
    notes: await exportNotes(db, member_id),
    requests: await requestsOf(db, member_id),
    staff_notices: await exportNoticeChoices(db, member_id),
    ...(await exportSales(db, member_id)),
  };
}

const ALL_SHARES = 1_000_000;

/** The data of a current or former seller. */
async function exportSales(db: Db, member_id: number): Promise<Record<string, unknown>> {
  const own = await ownPage(db, member_id);
  const shares = await readShares(db, { member_id }, { limit: ALL_SHARES });
  return {
    public_page: own && (await readPage(db, own.artist_id)),
    represented: await listRepresented(db, member_id),
    ...(await exportStudio(db, member_id)),
    // A buyer's destination is private; sellers see countries only as counts.
    payouts: await exportPayouts(db, member_id),
    shares: shares.map(({ country: _country, ...share }) => share),
  };
}

/** A member closes their own account, with their password. Returns the pictures that nothing uses any more. */
export async function deleteAccount(db: Db, { member_id, email }: SignedIn, password: string): Promise<string[]> {
  await requirePassword(db, member_id, password);
  const pictures = await inTransaction(db, (tx) => closeAccount(tx, { member_id, email }, BY_MEMBER));
  worksChanged(db);
  return pictures;
}

/** Marks requests that the member closed by deleting their own account. */
const BY_MEMBER = 0;

/**
 * Closes an account permanently, once none of its orders is in progress. Every feature deletes its data about the member.
 * Returns the pictures that nothing uses any more, whose files can be removed.
 */
export async function closeAccount(
  tx: Db,
  { member_id, email }: Pick<SignedIn, 'member_id' | 'email'>,
  by: number,
): Promise<string[]> {
  await lockRequestsOf(tx, member_id);
  // The cart first: placing an order locks it, so an order in progress is visible here once it has been placed.
  await deleteCartOf(tx, member_id);
  if (await hasMovingOrders(tx, member_id)) throw new Refusal('orders_moving');
  await requireOtherAdmin(tx, member_id);
  await settleRequestsOf(tx, member_id, by);
  return eraseMember(tx, { member_id, email });
}

/** Deletes every feature's data about a member, in the caller's transaction. Returns the pictures that nothing uses any more. */
export async function eraseMember(
  tx: Db,
  { member_id, email }: { member_id: number; email: string },
): Promise<string[]> {
  await deleteCartOf(tx, member_id);
  await lockLeaving(tx, member_id);
  // A member who leaves sells nothing more; sold works keep their name on the order, and their shares in the ledger.
  await pauseWorks(tx, await artistsOf(tx, member_id));
  // Before the pages are detached, because it reads their owner.
  await deletePayeeData(tx, member_id);
  const unused = await deleteStudioOf(tx, member_id);
  unused.push(...(await leavePages(tx, member_id)));
  await eraseGiftsOf(tx, member_id);
  await deleteEnquiriesOf(tx, member_id);
  await deleteMessagesOf(tx, member_id);
  await deleteApplicationsOf(tx, member_id);
  await deleteNotesOf(tx, member_id);
  await deleteSavedWallsOf(tx, member_id);
  await deleteStaffNoticesOf(tx, member_id);
  await erasePersonalData(tx, member_id, email);
  return unused;
}

async function deleteCartOf(tx: Db, memberId: number): Promise<void> {
  const cartId = await dropMemberCart(tx, memberId);
  if (cartId !== undefined) await dropFavorites(tx, cartId);
}
