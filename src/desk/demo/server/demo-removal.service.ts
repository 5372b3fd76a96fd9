import { type SQL, sql } from 'drizzle-orm';
import { forgetEverything } from '#buying/account/server/account.service.ts';
import { removePictures } from '#catalogue/pictures/server/picture.service.ts';
import { MARK_CHANNEL } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import {
  COUNTS,
  DEMO_ANSWERS,
  DEMO_ARTICLES,
  DEMO_ARTISTS,
  DEMO_ITEMS,
  DEMO_MEMBERS,
  DEMO_ORDERS,
  DEMO_PICTURES,
  DEMO_STORES,
  KEPT_ANSWERS,
  KEPT_ARTISTS,
  KEPT_STORES,
  REWRITTEN_ARTICLES,
  REWRITTEN_WORKS,
} from './demo-removal.sql.ts';
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

/** Things removed in one transaction: few, so that a shop that is open meanwhile waits for nobody. */
const BATCH = 20;

/** What a removal takes, kind by kind, in the order in which it does. */
export const REMOVED = ['orders', 'articles', 'works', 'members', 'stores', 'answers', 'artists'] as const;
type Removed = (typeof REMOVED)[number];

/** What a removal takes, and what stays of the demo and why. */
export interface DemoPlan {
  removed: Record<Removed, number>;
  /** Works that no list shows any more, because orders that stay refer to them. */
  hidden_works: number;
  /** Orders of the demo's people that hold a work of someone else: they stay without a name. */
  nameless_orders: number;
  /** What stays as it is, by its English title or name: it was rewritten, or something that stays needs it. */
  kept: Record<'works' | 'articles' | 'artists' | 'stores' | 'answers', string[]>;
}

/** What a removal would take and leave, without taking anything. */
export async function planRemoval(db: Db): Promise<DemoPlan> {
  const { rows } = await db.execute<Record<Removed | 'hidden_works' | 'nameless_orders', number>>(COUNTS);
  const counts = (name: Removed | 'hidden_works' | 'nameless_orders') => rows[0]?.[name] ?? 0;
  const titles = async (find: SQL) => {
    const found = await db.execute<{ id: number; title: string | null }>(find);
    return found.rows.map(({ id, title }) => title ?? `#${id}`);
  };
  return {
    removed: Object.fromEntries(REMOVED.map((what) => [what, counts(what)])) as Record<Removed, number>,
    hidden_works: counts('hidden_works'),
    nameless_orders: counts('nameless_orders'),
    kept: {
      works: await titles(REWRITTEN_WORKS),
      articles: await titles(REWRITTEN_ARTICLES),
      artists: await titles(KEPT_ARTISTS),
      stores: await titles(KEPT_STORES),
      answers: await titles(KEPT_ANSWERS),
    },
  };
}

type OnBatch = (what: Removed | 'hidden_works' | 'pictures', count: number) => void;

/**
 * Makes the shop a real one and removes what the demo has made. What people have made stays, and what they have rewritten becomes
 * theirs; works that a real order refers to stay out of sight, orders of the demo's people that hold somebody else's work stay
 * without a name. Each batch is one transaction, so it may be cut off at any moment and begun again; a second time finds nothing.
 * Answers the addresses of the staff who stay.
 */
export async function removeDemo(
  { db, config }: { db: Db; config: StorageSettings },
  onBatch: OnBatch = () => undefined,
): Promise<string[]> {
  const storage = openStorage(config);
  const staff = await endDemo(db);
  await batches(db, DEMO_ORDERS, 'orders', onBatch, (tx, rows) => removeDemoOrders(tx, idsOf(rows)));
  await batches(db, REWRITTEN_ARTICLES, 'rewritten articles', undefined, (tx, rows) =>
    unmark(tx, 'article', idsOf(rows)),
  );
  await batches(db, DEMO_ARTICLES, 'articles', onBatch, (tx, rows) => removeDemoArticles(tx, idsOf(rows)));
  await inTransaction(db, releaseDemoPages);
  await batches(db, REWRITTEN_WORKS, 'rewritten works', undefined, (tx, rows) => releaseWorks(tx, idsOf(rows)));
  await removeWorks(db, onBatch);
  // After the works: an account that is forgotten takes its drafts along, which would not be counted.
  await batches(db, DEMO_MEMBERS, 'members', onBatch, async (tx, rows) => {
    for (const { id, email = '' } of rows)
      await markRows(tx, 'picture', await forgetEverything(tx, { member_id: id, email }));
    await removeDemoMembers(tx, idsOf(rows));
  });
  await batches(db, DEMO_STORES, 'stores', onBatch, (tx, rows) => removeDemoStores(tx, idsOf(rows)));
  await batches(db, DEMO_ANSWERS, 'answers', onBatch, (tx, rows) => removeDemoAnswers(tx, idsOf(rows)));
  await batches(db, DEMO_ARTISTS, 'artists', onBatch, (tx, rows) => removeDemoArtists(tx, idsOf(rows)));
  await inTransaction(db, async (tx) => {
    await all(tx, [
      sql`update artist set works = (select count(*) from item where item.artist_id = artist.artist_id and status = 'online')
        where artist_id in (select id::int from demo_row where kind = 'artist')`,
      // What has no row any more, or stays, has no mark either.
      sql`delete from demo_row where kind <> 'picture'`,
      sql`delete from background_job where name like 'demo\\_%'`,
    ]);
    // Works are deleted nowhere else, so processes that are open look for changes only.
    await sendNotice(tx, MARK_CHANNEL, 'removed');
    await sendNotice(tx, 'content', 'demo removed');
  });
  await dropPictures(db, storage, onBatch);
  return staff;
}

interface Row extends Record<string, unknown> {
  id: number;
  email?: string;
  ordered?: boolean;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Takes a few at a time until none is left. */
async function batches<What extends string>(
  db: Db,
  find: SQL,
  what: What,
  onBatch: ((what: What, count: number) => void) | undefined,
  take: (tx: Db, rows: Row[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<Row>(sql`${find} limit ${BATCH}`);
      if (rows.length === 0) return 0;
      await take(tx, rows);
      await sendNotice(tx, 'content', `demo ${what}`);
      return rows.length;
    });
    if (taken === 0) return;
    onBatch?.(what, taken);
  }
}

/** Works that no order refers to are removed; the others are hidden. */
async function removeWorks(db: Db, onBatch: OnBatch): Promise<void> {
  let hidden = 0;
  const report = (_what: string, count: number) => {
    if (count > hidden) onBatch('works', count - hidden);
    if (hidden > 0) onBatch('hidden_works', hidden);
  };
  await batches(db, DEMO_ITEMS, 'works', report, (tx, rows) => {
    const gone = idsOf(rows.filter(({ ordered }) => !ordered));
    hidden = rows.length - gone.length;
    return removeDemoWorks(tx, idsOf(rows), gone);
  });
}

async function all(tx: Db, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement);
}

/** Files go last, and their marks after them: whatever was cut off is found again. */
async function dropPictures(db: Db, storage: ReturnType<typeof openStorage>, onBatch: OnBatch): Promise<void> {
  const { rows } = await db.execute<{ hash: string }>(DEMO_PICTURES);
  for (const { hash } of rows) {
    await removePictures(db, storage, [hash]);
    await db.execute(sql`delete from demo_row where kind = 'picture' and id = ${hash}`);
  }
  if (rows.length > 0) onBatch('pictures', rows.length);
  await db.execute(sql`delete from demo_row where kind = 'picture'`);
}
