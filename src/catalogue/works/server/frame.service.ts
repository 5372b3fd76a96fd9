import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import { idList } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { FrameSeed } from '#ground/framing/frames.ts';
import { type OfferSummary, offerSummary } from '../works.rules.ts';
import { frameOf } from './offer.service.ts';
import { workIndexChanged } from './work-index.load.ts';
import { frame, item, size } from './works.tables.ts';

/** Works recomputed in one transaction. */
const BATCH = 500;

type FrameDraft = FrameSeed & { enabled?: boolean };

/**
 * Saves frames by id, in the given order. Updates every work's lowest price and smallest size in the same transaction.
 */
export async function saveFrames(db: Db, frames: readonly FrameDraft[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const [position, { enabled = true, mat, ...draft }] of frames.entries()) {
      const values = { ...draft, mat: mat ?? null, enabled, position };
      await tx.insert(frame).values(values).onConflictDoUpdate({ target: frame.frame_id, set: values });
    }
    // The ids were given, so the sequence must not return them again.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('frame', 'frame_id'), (select coalesce(max(frame_id), 1) from frame))`,
    );
    await sendNotice(tx, 'content', 'frame');
  });
  for (let last = 0; ; ) {
    const reached = await inTransaction(db, (tx) => recomputeBatch(tx, last));
    if (reached === undefined) break;
    last = reached;
  }
  await sendNotice(db, 'content', 'item');
  workIndexChanged(db);
}

/** In the staff's order, including those no longer offered, for display and for price calculation in a transaction. */
export const allFrames = remembered((db) => db.select().from(frame).orderBy(asc(frame.position), asc(frame.frame_id)));

/** The frames for sale, for the price function. */
export async function readMouldings(db: Db) {
  const rows = await allFrames(db);
  return rows.filter(({ enabled }) => enabled).map(frameOf);
}

/** The columns of a work computed from its sizes and the frames. */
export function summaryColumns({ price_from, price_to, min_outer, size_bands }: OfferSummary) {
  return {
    price_from_ntd: price_from.NTD,
    price_from_usd: price_from.USD,
    price_to_ntd: price_to.NTD,
    price_to_usd: price_to.USD,
    min_outer_w_mm: min_outer.w_mm,
    min_outer_h_mm: min_outer.h_mm,
    size_bands,
  };
}

const reckoned = {
  item_id: item.item_id,
  price_from_ntd: item.price_from_ntd,
  price_from_usd: item.price_from_usd,
  price_to_ntd: item.price_to_ntd,
  price_to_usd: item.price_to_usd,
  min_outer_w_mm: item.min_outer_w_mm,
  min_outer_h_mm: item.min_outer_h_mm,
};

/** Recomputes the next works and returns the last of them; undefined if there are no more. */
export async function recomputeBatch(tx: Db, after: number): Promise<number | undefined> {
  const works = await tx
    .select(reckoned)
    .from(item)
    .where(gt(item.item_id, after))
    .orderBy(asc(item.item_id))
    .limit(BATCH)
    .for('update');
  await reckon(tx, works);
  return works.at(-1)?.item_id;
}

/** Recomputes these works' price ranges in one statement. The caller has locked their rows. */
export async function recomputeWorks(tx: Db, itemIds: readonly number[]): Promise<void> {
  const works = await tx
    .select(reckoned)
    .from(item)
    .where(sql`${item.item_id} = any(${idList(itemIds)}::int[])`);
  await reckon(tx, works);
}

async function reckon(tx: Db, works: readonly Summary[]): Promise<void> {
  if (works.length === 0) return;
  const frames = await readMouldings(tx);
  const ids = idList(works.map((work) => work.item_id));
  const rows = await tx.select().from(size).where(sql`${size.item_id} = any(${ids}::int[])`);
  const sizes = Map.groupBy(rows, (one) => one.item_id);
  const changed = works.flatMap((before) => {
    const { size_bands: _unchanged, ...now } = summaryColumns(offerSummary(sizes.get(before.item_id) ?? [], frames));
    const row = { item_id: before.item_id, ...now };
    return JSON.stringify(row) === JSON.stringify(before) ? [] : [row];
  });
  if (changed.length > 0) await writeSummaries(tx, changed);
}

type Summary = { item_id: number } & Omit<ReturnType<typeof summaryColumns>, 'size_bands'>;

async function writeSummaries(tx: Db, rows: readonly Summary[]): Promise<void> {
  const column = (name: keyof Summary) => sql`${`{${rows.map((row) => row[name]).join(',')}}`}::int[]`;
  const names = [
    'item_id',
    'price_from_ntd',
    'price_from_usd',
    'price_to_ntd',
    'price_to_usd',
    'min_outer_w_mm',
    'min_outer_h_mm',
  ] as const;
  const columns = sql.join(names.map(column), sql`, `);
  await tx
    .update(item)
    .set({
      price_from_ntd: sql`reckoned.from_ntd`,
      price_from_usd: sql`reckoned.from_usd`,
      price_to_ntd: sql`reckoned.to_ntd`,
      price_to_usd: sql`reckoned.to_usd`,
      min_outer_w_mm: sql`reckoned.w`,
      min_outer_h_mm: sql`reckoned.h`,
      updated_at: sql`now()`,
    })
    .from(sql`unnest(${columns}) as reckoned(item_id, from_ntd, from_usd, to_ntd, to_usd, w, h)`)
    .where(eq(item.item_id, sql`reckoned.item_id`));
}
