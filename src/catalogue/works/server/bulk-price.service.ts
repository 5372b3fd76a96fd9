import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { idList } from '#db/server/statement.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Currency, Prices } from '#shared/money.ts';
import type { SIZE_BANDS } from '../work-choices.rules.ts';
import { bandLimits } from '../works.rules.ts';
import { allFrames, recomputeWorks } from './frame.service.ts';
import { frameOf } from './offer.service.ts';
import { titleHolds } from './work-words.service.ts';
import { item, size } from './works.tables.ts';

/** Prices of offered prints of works that are not removed; every field narrows the selection. */
interface PricesWanted {
  artist_id?: number | undefined;
  category?: string | undefined;
  band?: (typeof SIZE_BANDS)[number] | undefined;
  /** Prints available in this frame. */
  frame_id?: number | undefined;
  keyword?: string | undefined;
  status?: 'online' | 'offline' | undefined;
  /** In minor units, both ends included. */
  price?: { currency: Currency; from?: number | undefined; to?: number | undefined } | undefined;
}

export interface PricedPrint {
  size_id: number;
  item_id: number;
  w_mm: number;
  h_mm: number;
  price: Prices;
  enabled: boolean;
}

const print = getTableColumns(size);

/** Grouped by work; refuses more than `most`, because someone has to review them. */
export async function listPrices(db: Db, wanted: PricesWanted, most: number): Promise<PricedPrint[]> {
  const rows = await db
    .select(print)
    .from(size)
    .innerJoin(item, eq(item.item_id, size.item_id))
    .where(and(eq(size.enabled, true), worksOf(wanted), await printsOf(db, wanted)))
    .orderBy(asc(size.item_id), asc(size.size_id))
    .limit(most + 1);
  if (rows.length > most) throw new Refusal('too_large', { more: { most } });
  return rows;
}

/** Locks the selected prints' works until the transaction ends, in the common order of work locks. */
export async function lockPrices(tx: Db, wanted: PricesWanted): Promise<void> {
  const prints = tx
    .select({ one: sql`1` })
    .from(size)
    .where(and(eq(size.item_id, item.item_id), eq(size.enabled, true), await printsOf(tx, wanted)));
  await tx
    .select({ item_id: item.item_id })
    .from(item)
    .where(and(worksOf(wanted), sql`exists ${prints}`))
    .orderBy(asc(item.item_id))
    .for('update');
}

/** Including prints no longer offered. */
export function pricesById(db: Db, sizeIds: readonly number[]): Promise<PricedPrint[]> {
  return db
    .select(print)
    .from(size)
    .where(sql`${size.size_id} = any(${idList(sizeIds)}::int[])`)
    .orderBy(asc(size.item_id), asc(size.size_id));
}

/** Including prints no longer offered. */
export function printsOfWorks(db: Db, itemIds: readonly number[]): Promise<PricedPrint[]> {
  return db
    .select(print)
    .from(size)
    .where(sql`${size.item_id} = any(${idList(itemIds)}::int[])`)
    .orderBy(asc(size.item_id), asc(size.w_mm), asc(size.h_mm));
}

/** Writes prices in one statement, and updates their works' price ranges. The caller has locked the works. */
export async function writePrices(tx: Db, prices: readonly Pick<PricedPrint, 'size_id' | 'item_id' | 'price'>[]) {
  if (prices.length === 0) return;
  const column = (values: readonly number[]) => sql`${idList(values)}::int[]`;
  const ids = column(prices.map(({ size_id }) => size_id));
  const ntd = column(prices.map(({ price }) => price.NTD));
  const usd = column(prices.map(({ price }) => price.USD));
  await tx
    .update(size)
    .set({ price: sql`jsonb_build_object('NTD', changed.ntd, 'USD', changed.usd)` })
    .from(sql`unnest(${ids}, ${ntd}, ${usd}) as changed(size_id, ntd, usd)`)
    .where(eq(size.size_id, sql`changed.size_id`));
  await recomputeWorks(tx, [...new Set(prices.map(({ item_id }) => item_id))]);
}

function worksOf({ artist_id, category, keyword, status }: PricesWanted): SQL | undefined {
  return and(
    or(isNull(item.stage), ne(item.stage, 'removed')),
    artist_id === undefined ? undefined : eq(item.artist_id, artist_id),
    category === undefined ? undefined : eq(item.category, category),
    status && inArray(item.status, [status]),
    keyword ? titleHolds(keyword) : undefined,
  );
}

async function printsOf(db: Db, { band, frame_id, price }: PricesWanted): Promise<SQL | undefined> {
  const longer = sql`greatest(${size.w_mm}, ${size.h_mm})`;
  const limits = band && bandLimits(band);
  const amount = price && sql`(${size.price} ->> ${sql.raw(`'${price.currency}'`)})::int`;
  return and(
    limits && gt(longer, limits.over),
    limits && limits.upTo < Number.MAX_SAFE_INTEGER ? lte(longer, limits.upTo) : undefined,
    amount && price.from !== undefined ? sql`${amount} >= ${price.from}` : undefined,
    amount && price.to !== undefined ? sql`${amount} <= ${price.to}` : undefined,
    frame_id === undefined ? undefined : await fitsFrame(db, frame_id),
  );
}

/**
 * `offeredFrames` as a condition: the moulding around the print, with what the frame adds, is no longer than it can
 * carry.
 */
async function fitsFrame(db: Db, frameId: number): Promise<SQL> {
  const frame = (await allFrames(db)).find(({ frame_id, enabled }) => frame_id === frameId && enabled);
  if (!frame) throw new Refusal('not_found');
  const added = outerSize({ w_mm: 0, h_mm: 0 }, frameOf(frame));
  return sql`${size.w_mm} + ${size.h_mm} <= ${5 * frame.max_perimeter_cm - added.w_mm - added.h_mm}`;
}
