import { and, eq, inArray } from 'drizzle-orm';
import { removeCannedAnswers } from '#buying/contact/server/answer-removal.service.ts';
import { removeInvoicesOf } from '#buying/invoices/server/invoice-removal.service.ts';
import {
  forgetOrderKeys,
  membersWithOrders,
  orderedWorks,
  removeOrders,
} from '#buying/orders/server/order-removal.service.ts';
import { removePaymentsOf } from '#buying/payments/server/payment-removal.service.ts';
import { dropCovers, removeArticles } from '#catalogue/articles/server/article-removal.service.ts';
import { releasePages, removeArtists } from '#catalogue/artists/server/artist-removal.service.ts';
import { removeFromCarts } from '#catalogue/cart/server/cart-removal.service.ts';
import { countCollectors, removeFavoritesOf } from '#catalogue/favorites/server/favorite-removal.service.ts';
import { removeDocuments } from '#catalogue/search-index/server/search-write.service.ts';
import { removeFromLists } from '#catalogue/shared-lists/server/shared-list-removal.service.ts';
import {
  forgetViews,
  hideWorks,
  removeStores,
  removeWorks,
  resetFigures,
} from '#catalogue/works/server/work-removal.service.ts';
import type { Db } from '#db/server/connect.ts';
import { removeFormerPictures } from '#desk/work-desk/server/picture-removal.service.ts';
import { removeMembers } from '#people/members/server/member-removal.service.ts';
import { detachWorks } from '#people/threads/server/thread-removal.service.ts';
import { removeReleases } from '#selling/payouts/server/release.service.ts';
import { removeSharesOf } from '#selling/shares/server/share-removal.service.ts';
import { dropSellers, removeStudioWorks } from '#selling/studio/server/studio-removal.service.ts';
import { type DemoKind, demoRow } from './demo.tables.ts';
import { markedIds } from './demo-inventory.service.ts';

type Ids = readonly number[];

/** Removes orders, and before each the rows that belong to it. Only marked orders may lose their shares. */
export async function removeDemoOrders(tx: Db, ids: Ids): Promise<void> {
  await markRows(tx, 'order', ids);
  await removeReleases(tx, ids);
  await removeSharesOf(tx, ids);
  await removeInvoicesOf(tx, ids);
  await removePaymentsOf(tx, ids);
  await removeOrders(tx, ids);
  await tx.delete(demoRow).where(eq(demoRow.kind, 'order'));
}

/** Removes the rows of people whose data every feature has erased; those with a remaining order stay without a name. */
export async function removeDemoMembers(tx: Db, ids: Ids): Promise<void> {
  await forgetOrderKeys(tx, ids);
  await removeMembers(tx, ids, await membersWithOrders(tx, ids));
  await unmark(tx, 'member', ids);
}

/** Removes works from every list and cart; deletes those that nobody ordered. */
export async function removeDemoWorks(tx: Db, all: Ids, unordered: Ids): Promise<void> {
  await removeFromCarts(tx, all);
  await removeFavoritesOf(tx, all);
  await removeFromLists(tx, all);
  await removeDocuments(tx, 'item', all);
  await dropCovers(tx, all);
  await hideWorks(tx, all);
  await unmark(tx, 'item', all);
  if (unordered.length === 0) return;
  await detachWorks(tx, unordered);
  await removeStudioWorks(tx, unordered);
  await removeFormerPictures(tx, unordered);
  await markRows(tx, 'picture', await removeWorks(tx, unordered));
}

/**
 * Leaves rewritten works to the shop: removes their mark, the demo's seller and, unless a remaining order refers
 * to them, the invented figures.
 */
export async function releaseWorks(tx: Db, ids: Ids): Promise<void> {
  await dropSellers(tx, ids, await markedIds(tx, 'member'));
  const ordered = await orderedWorks(tx, ids);
  const collectors = await countCollectors(tx, ids);
  for (const id of ids) if (!ordered.has(id)) await resetFigures(tx, id, collectors.get(id) ?? 0);
  await forgetViews(tx, ids);
  await unmark(tx, 'item', ids);
}

/** Detaches the pages of the demo's sellers, so that remaining pages and works are not deleted with the account. */
export async function releaseDemoPages(tx: Db): Promise<void> {
  await markRows(tx, 'artist', await releasePages(tx, await markedIds(tx, 'member')));
}

export async function removeDemoArticles(tx: Db, ids: Ids): Promise<void> {
  await removeArticles(tx, ids);
  await unmark(tx, 'article', ids);
}

export async function removeDemoStores(tx: Db, ids: Ids): Promise<void> {
  await removeStores(tx, ids);
  await unmark(tx, 'store', ids);
}

export async function removeDemoAnswers(tx: Db, ids: Ids): Promise<void> {
  await removeCannedAnswers(tx, ids);
  await unmark(tx, 'canned_answer', ids);
}

export async function removeDemoArtists(tx: Db, ids: Ids): Promise<void> {
  await markRows(tx, 'picture', await removeArtists(tx, ids));
  await unmark(tx, 'artist', ids);
}

/** Makes things of the demo the shop's own. */
export async function unmark(tx: Db, kind: DemoKind, ids: Ids): Promise<void> {
  const { kind: kindColumn, id } = demoRow;
  await tx.delete(demoRow).where(and(eq(kindColumn, kind), inArray(id, ids.map(String))));
}

/** Records the rest of a removal: orders that may be removed, pages, and pictures whose files are removed last. */
export async function markRows(tx: Db, kind: DemoKind, ids: readonly (number | string)[]): Promise<void> {
  const rows = ids.map((id) => ({ kind, id: String(id) }));
  if (rows.length > 0) await tx.insert(demoRow).values(rows).onConflictDoNothing();
}
