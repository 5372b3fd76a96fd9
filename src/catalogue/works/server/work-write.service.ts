import { and, eq, sql } from 'drizzle-orm';
import { lockArtists, recordWorks } from '#catalogue/artists/server/artist-label.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { isSharpAt } from '#ground/framing/framing.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Text } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';
import { isTooDear, offerSummary, orientationOf } from '../works.rules.ts';
import { readMouldings, summaryColumns } from './frame.service.ts';
import { workIndexChanged } from './work-index.load.ts';
import { fileWork, popularityOf } from './work-search.service.ts';
import { category, item, size } from './works.tables.ts';

export interface SizeDraft {
  w_mm: number;
  h_mm: number;
  price: Prices;
  enabled?: boolean;
}

type Reckoned =
  | 'orientation'
  | 'price_from_ntd'
  | 'price_from_usd'
  | 'price_to_ntd'
  | 'price_to_usd'
  | 'min_outer_w_mm'
  | 'min_outer_h_mm'
  | 'size_bands'
  | 'edition_sold'
  | 'views'
  | 'collectors'
  | 'sales'
  | 'updated_at'
  | 'version';

/**
 * A work as staff, an artist or the demo writes it; the rest is computed. Without an `item_id` its slug identifies it.
 */
export type WorkToWrite = Omit<typeof item.$inferInsert, Reckoned> & { sizes: readonly SizeDraft[] };

/** Saves a work with its sizes and everything computed from them. If omitted, its picture and colours stay. */
export async function writeWork(db: Db, { sizes, ...draft }: WorkToWrite): Promise<number> {
  const item_id = await inTransaction(db, async (tx) => {
    const before = await lockWork(tx, draft);
    const { artist_id = null } = draft;
    if (artist_id === null && draft.status === 'online') throw new Refusal('validation');
    const artists = [...new Set([artist_id, before?.artist_id ?? artist_id])].filter((id) => id !== null);
    const known = await lockArtists(tx, artists);
    if (artist_id !== null && !known.includes(artist_id)) throw new Refusal('not_found');
    const original = { w_px: draft.original_w_px, h_px: draft.original_h_px };
    const offered = sizes.map((one) => ({ ...one, enabled: (one.enabled ?? true) && isSharpAt(one, original) }));
    const mouldings = await readMouldings(tx);
    if (offered.some((one) => isTooDear(one, mouldings))) throw new Refusal('validation');
    const saved = await writeWorkRow(tx, before?.item_id, {
      ...draft,
      stage: draft.stage ?? null,
      edition_size: draft.edition_size ?? null,
      exhibition_where: draft.exhibition_where ?? null,
      online_at: draft.online_at ?? before?.online_at ?? (draft.status === 'online' ? new Date() : null),
      orientation: orientationOf(original.w_px / original.h_px),
      ...summaryColumns(offerSummary(offered, mouldings)),
    });
    await writeSizes(tx, saved, offered);
    for (const artist of artists) await recordWorks(tx, artist, await countOnline(tx, artist));
    await fileWork(tx, saved, draft, before ? popularityOf(before) : 0);
    await sendNotice(tx, 'content', `item ${saved}`);
    return saved;
  });
  workIndexChanged(db);
  return item_id;
}

interface HungPicture {
  picture_hash: string;
  colours: readonly string[];
  instead_of?: string | null;
}

/**
 * Sets a work's finished picture; `colours` are its names in the filter. With `instead_of` only if the work still has
 * that picture.
 */
export async function hangPicture(
  db: Db,
  item_id: number,
  { picture_hash, colours, instead_of }: HungPicture,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isSame = sql`${item.picture_hash} is not distinct from ${instead_of}`;
    await tx
      .update(item)
      .set({ picture_hash, colours: [...colours], updated_at: sql`now()` })
      .where(and(eq(item.item_id, item_id), instead_of === undefined ? undefined : isSame));
    await sendNotice(tx, 'content', `item ${item_id}`);
  });
  workIndexChanged(db);
}

interface CategoryDraft {
  code: string;
  name: Text;
  /** Unchanged if omitted. */
  hidden?: boolean;
}

/** Saves categories by code, in the given order. */
export async function saveCategories(db: Db, categories: readonly CategoryDraft[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const [position, { code, name, hidden }] of categories.entries()) {
      const set = { name, position, ...(hidden !== undefined && { hidden }) };
      await tx
        .insert(category)
        .values({ code, ...set })
        .onConflictDoUpdate({ target: category.code, set });
    }
    await sendNotice(tx, 'content', 'category');
  });
  workIndexChanged(db);
}

async function lockWork(tx: Db, { item_id, slug }: Pick<WorkToWrite, 'item_id' | 'slug'>) {
  const same = item_id === undefined ? eq(item.slug, slug) : eq(item.item_id, item_id);
  const { views, collectors, sales } = item;
  const columns = {
    item_id: item.item_id,
    artist_id: item.artist_id,
    online_at: item.online_at,
    views,
    collectors,
    sales,
  };
  const [before] = await tx.select(columns).from(item).where(same).for('update');
  if (!before && item_id !== undefined) throw new Refusal('not_found');
  return before;
}

type WorkValues = typeof item.$inferInsert;

async function writeWorkRow(tx: Db, known: number | undefined, values: WorkValues): Promise<number> {
  const set = { ...values, updated_at: sql`now()`, version: sql`${item.version} + 1` };
  const rows =
    known === undefined
      ? // Another process may have just inserted the same work.
        await tx
          .insert(item)
          .values(values)
          .onConflictDoUpdate({ target: item.slug, set })
          .returning({ id: item.item_id })
      : await tx.update(item).set(set).where(eq(item.item_id, known)).returning({ id: item.item_id });
  const [row] = rows;
  if (!row) throw new Error('a locked work has gone');
  return row.id;
}

/** Sizes are never deleted, because carts and orders may refer to them; those no longer offered are disabled. */
async function writeSizes(tx: Db, item_id: number, sizes: readonly Required<SizeDraft>[]): Promise<void> {
  const existing = await tx.select().from(size).where(eq(size.item_id, item_id));
  const isSame = (one: SizeDraft) => (other: SizeDraft) => one.w_mm === other.w_mm && one.h_mm === other.h_mm;
  for (const { size_id, ...known } of existing) {
    const wanted = sizes.find(isSame(known));
    const set = wanted ? { price: wanted.price, enabled: wanted.enabled } : { enabled: false };
    await tx.update(size).set(set).where(eq(size.size_id, size_id));
  }
  const added = sizes.filter((one) => !existing.some(isSame(one)));
  if (added.length > 0) await tx.insert(size).values(added.map((one) => ({ ...one, item_id })));
}

async function countOnline(tx: Db, artist_id: number): Promise<number> {
  return tx.$count(item, and(eq(item.artist_id, artist_id), eq(item.status, 'online')));
}
