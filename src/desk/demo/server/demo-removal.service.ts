import { and, eq, ne } from 'drizzle-orm';
import { eraseMember } from '#buying/account/server/account.service.ts';
import { countOrdersOf, orderedWorks } from '#buying/orders/server/order-removal.service.ts';
import { lockArtists } from '#catalogue/artists/server/artist-label.service.ts';
import { removePictures } from '#catalogue/pictures/server/picture.service.ts';
import { MARK_CHANNEL } from '#catalogue/site/server/shop-mark.service.ts';
import { countWorks } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { deleteJobs } from '#ground/jobs/server/job-lease.ts';
import { clearNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { clearPayouts } from '#selling/payouts/server/payout-removal.service.ts';
import { demoRow } from './demo.tables.ts';
import {
  type Found,
  findAnswers,
  findArtists,
  findGoneWorks,
  findMembers,
  findOrders,
  findPictures,
  findStores,
  findWords,
  idsOf,
  markedIds,
} from './demo-inventory.service.ts';
import { removePickup } from './demo-pickup.ts';
import {
  markRows,
  releaseDemoPages,
  releaseWorks,
  removeDemoAnswers,
  removeDemoArticles,
  removeDemoArtists,
  removeDemoMembers,
  removeDemoOrders,
  removeDemoStores,
  removeDemoWorks,
  unmark,
} from './demo-removing.service.ts';
import { endDemo } from './shop-kind.service.ts';

/** Rows removed in one transaction: few, so that an open shop is never blocked for long. */
const BATCH = 20;

export const REMOVED = ['orders', 'articles', 'works', 'members', 'stores', 'answers', 'artists'] as const;
type Removed = (typeof REMOVED)[number];

export interface DemoPlan {
  removed: Record<Removed, number>;
  /** Works removed from all lists but not deleted, because remaining orders refer to them. */
  hidden_works: number;
  /** Orders of the demo's people that contain a work of someone else: they stay without a name. */
  nameless_orders: number;
  /** What stays, by its English title or name: it was rewritten, or something that stays needs it. */
  kept: Record<'works' | 'articles' | 'artists' | 'stores' | 'answers', string[]>;
}

/** What a removal would delete and leave; changes nothing. */
export async function planRemoval(db: Db): Promise<DemoPlan> {
  const orders = await findOrders(db);
  const members = await findMembers(db);
  const works = await findWords(db, 'item');
  const gone = await findGoneWorks(db);
  const articles = await findWords(db, 'article');
  const artists = await findArtists(db);
  const stores = await findStores(db);
  const answers = await findAnswers(db);
  return {
    removed: {
      orders: orders.length,
      articles: articles.taken.length,
      works: gone.size,
      members: members.length,
      stores: stores.taken.length,
      answers: answers.taken.length,
      artists: artists.taken.length,
    },
    hidden_works: works.taken.length - gone.size,
    nameless_orders: await countOrdersOf(db, idsOf(members), orders),
    kept: {
      works: titlesOf(works.kept),
      articles: titlesOf(articles.kept),
      artists: titlesOf(artists.kept),
      stores: titlesOf(stores.kept),
      answers: titlesOf(answers.kept),
    },
  };
}

const titlesOf = (found: readonly Found[]) => found.map(({ id, title }) => title ?? `#${id}`);

type OnBatch = (what: Removed | 'hidden_works' | 'pictures', count: number) => void;

/**
 * Makes the shop a real one and removes what the demo has created. Things made or rewritten by people stay; works
 * in a real order are hidden, orders of the demo's people with someone else's work stay without a name. Each batch
 * is one transaction, so it can be interrupted at any time and started again. Returns the addresses of the
 * remaining staff.
 */
export async function removeDemo(
  { db, config }: { db: Db; config: StorageSettings },
  onBatch: OnBatch = () => undefined,
): Promise<string[]> {
  const storage = openStorage(config);
  const staff = await endDemo(db);
  await inTransaction(db, removePickup);
  await inTransaction(db, clearPayouts);
  await batches(
    db,
    async (tx) => rowsOf(await findOrders(tx)),
    'orders',
    onBatch,
    (tx, rows) => removeDemoOrders(tx, idsOf(rows)),
  );
  await batches(
    db,
    async (tx) => (await findWords(tx, 'article')).kept,
    'rewritten articles',
    undefined,
    (tx, rows) => unmark(tx, 'article', idsOf(rows)),
  );
  await batches(
    db,
    async (tx) => (await findWords(tx, 'article')).taken,
    'articles',
    onBatch,
    (tx, rows) => removeDemoArticles(tx, idsOf(rows)),
  );
  await inTransaction(db, releaseDemoPages);
  await batches(
    db,
    async (tx) => (await findWords(tx, 'item')).kept,
    'rewritten works',
    undefined,
    (tx, rows) => releaseWorks(tx, idsOf(rows)),
  );
  await removeWorks(db, onBatch);
  // After the works: deleting an account deletes its drafts too, and these would not be counted.
  await batches(db, findMembers, 'members', onBatch, async (tx, rows) => {
    for (const { id, email } of rows) await markRows(tx, 'picture', await eraseMember(tx, { member_id: id, email }));
    await removeDemoMembers(tx, idsOf(rows));
  });
  await batches(
    db,
    async (tx) => (await findStores(tx)).taken,
    'stores',
    onBatch,
    (tx, rows) => removeDemoStores(tx, idsOf(rows)),
  );
  await batches(
    db,
    async (tx) => (await findAnswers(tx)).taken,
    'answers',
    onBatch,
    (tx, rows) => removeDemoAnswers(tx, idsOf(rows)),
  );
  await batches(
    db,
    async (tx) => (await findArtists(tx)).taken,
    'artists',
    onBatch,
    (tx, rows) => removeDemoArtists(tx, idsOf(rows)),
  );
  await inTransaction(db, async (tx) => {
    await countWorks(tx, await lockArtists(tx, await markedIds(tx, 'artist')));
    // Removed rows and rows that stay need no mark any more.
    await tx.delete(demoRow).where(ne(demoRow.kind, 'picture'));
    await deleteJobs(tx, 'demo_');
    // Most are about deleted rows.
    await clearNotices(tx);
    // Works are deleted nowhere else, so running processes only watch for changes.
    await sendNotice(tx, MARK_CHANNEL, 'removed');
    await sendNotice(tx, 'content', 'demo removed');
  });
  await dropPictures(db, storage, onBatch);
  return staff;
}

const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** Repeats small batches until none is left. */
async function batches<What extends string, Row>(
  db: Db,
  find: (tx: Db) => Promise<Row[]>,
  what: What,
  onBatch: ((what: What, count: number) => void) | undefined,
  take: (tx: Db, rows: Row[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const rows = (await find(tx)).slice(0, BATCH);
      if (rows.length === 0) return 0;
      await take(tx, rows);
      await sendNotice(tx, 'content', `demo ${what}`);
      return rows.length;
    });
    if (taken === 0) return;
    onBatch?.(what, taken);
  }
}

/** Deletes works that no order refers to and hides the others. */
async function removeWorks(db: Db, onBatch: OnBatch): Promise<void> {
  let hidden = 0;
  const report = (_what: string, count: number) => {
    if (count > hidden) onBatch('works', count - hidden);
    if (hidden > 0) onBatch('hidden_works', hidden);
  };
  await batches(
    db,
    async (tx) => idsOf((await findWords(tx, 'item')).taken),
    'works',
    report,
    async (tx, ids) => {
      const ordered = await orderedWorks(tx, ids);
      hidden = ordered.size;
      await removeDemoWorks(
        tx,
        ids,
        ids.filter((id) => !ordered.has(id)),
      );
    },
  );
}

/** Files are removed last, and their marks after them: an interrupted run finds them again. */
async function dropPictures(db: Db, storage: ReturnType<typeof openStorage>, onBatch: OnBatch): Promise<void> {
  const isPicture = eq(demoRow.kind, 'picture');
  const hashes = await findPictures(db);
  for (const hash of hashes) {
    await removePictures(db, storage, [hash]);
    await db.delete(demoRow).where(and(isPicture, eq(demoRow.id, hash)));
  }
  if (hashes.length > 0) onBatch('pictures', hashes.length);
  await db.delete(demoRow).where(isPicture);
}
