import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { forgetEverything } from '#features/account/server/account.service.ts';
import { removePictures } from '#features/pictures/server/picture.service.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { markDemo } from './demo-marks.service.ts';
import {
  DEMO_ANSWERS,
  DEMO_ARTICLES,
  DEMO_ARTISTS,
  DEMO_ITEMS,
  DEMO_MEMBERS,
  DEMO_ORDERS,
  DEMO_PICTURES,
  DEMO_STORES,
  removingAnswers,
  removingArticles,
  removingArtists,
  removingItems,
  removingMembers,
  removingOrders,
  removingStores,
} from './demo-removal.sql.ts';

/** Things removed in one transaction: few, so that a shop that is open meanwhile waits for nobody. */
const BATCH = 20;

/** How much of the demo there is; of works, how many stay out of sight because real orders refer to them. */
export interface DemoCounts {
  orders: number;
  members: number;
  works: number;
  kept_works: number;
  articles: number;
  artists: number;
  stores: number;
  answers: number;
}

/** What a removal would take, without taking anything. */
export async function countDemo(db: Db): Promise<DemoCounts> {
  const { rows } = await db.execute<{ [Name in keyof DemoCounts]: number }>(sql`select
    (select count(*)::int from (${DEMO_ORDERS}) x) as orders,
    (select count(*)::int from (${DEMO_MEMBERS}) x) as members,
    (select count(*)::int from (${DEMO_ITEMS}) x) as works,
    (select count(*)::int from (${DEMO_ITEMS}) x where exists (select 1 from order_line l
      where l.item_id = x.id and l.order_id not in (${DEMO_ORDERS}))) as kept_works,
    (select count(*)::int from (${DEMO_ARTICLES}) x) as articles,
    (select count(*)::int from demo_row where kind = 'artist') as artists,
    (select count(*)::int from (${DEMO_STORES}) x) as stores,
    (select count(*)::int from (${DEMO_ANSWERS}) x) as answers`);
  return rows[0] ?? { orders: 0, members: 0, works: 0, kept_works: 0, articles: 0, artists: 0, stores: 0, answers: 0 };
}

/**
 * Removes what the demo has made and leaves what people have made: works that a real order refers to stay out of sight, orders of
 * the demo's people that hold somebody else's work stay without a name. Each batch is one transaction, so it may be cut off at any
 * moment and begun again; a second time finds nothing.
 */
export async function removeDemo(
  { db, config }: { db: Db; config: StorageSettings },
  onBatch: (what: string, count: number) => void = () => undefined,
): Promise<void> {
  const storage = openStorage(config);
  await batches(db, DEMO_ORDERS, 'orders', onBatch, (tx, rows) => all(tx, removingOrders(idsOf(rows))));
  await batches(db, DEMO_MEMBERS, 'members', onBatch, async (tx, rows) => {
    for (const { id, email = '' } of rows)
      await markDemo(tx, 'picture', await forgetEverything(tx, { member_id: id, email }));
    await all(tx, removingMembers(idsOf(rows)));
  });
  await batches(db, DEMO_ARTICLES, 'articles', onBatch, (tx, rows) => all(tx, removingArticles(idsOf(rows))));
  await batches(db, DEMO_ITEMS, 'works', onBatch, (tx, rows) =>
    all(tx, removingItems(idsOf(rows), idsOf(rows.filter(({ ordered }) => !ordered)))),
  );
  await batches(db, DEMO_STORES, 'stores', onBatch, (tx, rows) => all(tx, removingStores(idsOf(rows))));
  await batches(db, DEMO_ANSWERS, 'ready answers', onBatch, (tx, rows) => all(tx, removingAnswers(idsOf(rows))));
  await batches(db, DEMO_ARTISTS, 'artists', onBatch, (tx, rows) => all(tx, removingArtists(idsOf(rows))));
  await all(db, [
    sql`update artist set works = (select count(*) from item where item.artist_id = artist.artist_id and status = 'online')
      where artist_id in (select id::int from demo_row where kind = 'artist')`,
    // A work of the demo that its artist's account removed for good has left its mark behind.
    sql`delete from demo_row where kind in ('item', 'store', 'canned_answer')`,
    sql`delete from background_job where name like 'demo\\_%'`,
  ]);
  await dropPictures(db, storage, onBatch);
}

interface Row extends Record<string, unknown> {
  id: number;
  email?: string;
  ordered?: boolean;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Takes a few at a time until none is left. */
async function batches(
  db: Db,
  find: SQL,
  what: string,
  onBatch: (what: string, count: number) => void,
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
    onBatch(what, taken);
  }
}

async function all(tx: Db, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement);
}

/** Files go last, and their marks after them: whatever was cut off is found again. */
async function dropPictures(
  db: Db,
  storage: ReturnType<typeof openStorage>,
  onBatch: (what: string, count: number) => void,
): Promise<void> {
  const { rows } = await db.execute<{ hash: string }>(DEMO_PICTURES);
  for (const { hash } of rows) {
    await removePictures(db, storage, [hash]);
    await db.execute(sql`delete from demo_row where kind = 'picture' and id = ${hash}`);
  }
  if (rows.length > 0) onBatch('pictures', rows.length);
  await db.execute(sql`delete from demo_row where kind = 'picture'`);
}
