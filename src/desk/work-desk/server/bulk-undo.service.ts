import { and, eq, isNull, sql } from 'drizzle-orm';
import { pricesById } from '#catalogue/works/server/bulk-price.service.ts';
import { lockWorks, type WorkChange, worksById } from '#catalogue/works/server/bulk-work.service.ts';
import { readMouldings } from '#catalogue/works/server/frame.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { isSame } from '#ground/audit/audit.rules.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { isSamePrice } from '../price-change.rules.ts';
import { bulkChange } from './bulk.tables.ts';
import { type BulkEdits, readEdits, writeEdits } from './bulk-write.service.ts';
import { mayBeSold } from './may-sell.service.ts';
import { priceProblem } from './price-plan.service.ts';

/** Works named when a change cannot be undone. */
const NAMED = 20;

/**
 * Undoes a bulk change, all of it or nothing. If a price or a text was changed since, a work would return on sale
 * whose seller no longer sells, or a price is no longer allowed, the answer is `conflict` and names the works.
 */
export async function undoBulk(db: Db, { staff_id, lang }: { staff_id: number; lang: Lang }, changeId: number) {
  await inTransaction(db, async (tx) => {
    const undone = { undone_at: sql`clock_timestamp()`, undone_by: staff_id };
    const isOpen = and(eq(bulkChange.change_id, changeId), isNull(bulkChange.undone_at));
    // The update locks the row, so that only the first of two requests succeeds.
    const [row] = await tx.update(bulkChange).set(undone).where(isOpen).returning();
    if (!row) await refuseKnown(tx, changeId);
    const edits = await readEdits(tx, changeId);
    const ids = new Set([...edits.prices, ...edits.works].map(({ item_id }) => item_id));
    const unsold = await noLongerSold(tx, edits);
    const locked = await lockWorks(tx, [...ids]);
    const changed = new Set([...unsold, ...(await changedSince(tx, locked, edits))]);
    if (changed.size > 0) throw new Refusal('conflict', named(locked, changed, lang));
    await writeEdits(tx, locked, {
      prices: edits.prices.map((edit) => ({ ...edit, before: edit.after, after: edit.before })),
      works: edits.works.map((edit) => ({ ...edit, before: edit.after, after: edit.before })),
    });
    await recordChange(tx, {
      staff_id,
      subject: 'prices',
      subject_id: changeId,
      action: 'undo',
      after: { prices: edits.prices.length, texts: edits.works.length },
    });
  });
  worksChanged(db);
}

async function refuseKnown(tx: Db, changeId: number): Promise<never> {
  const isThere = (await tx.$count(bulkChange, eq(bulkChange.change_id, changeId))) > 0;
  throw new Refusal(isThere ? 'conflict' : 'not_found');
}

/** The works that would return on sale and whose seller was suspended or has left. */
async function noLongerSold(tx: Db, { works }: BulkEdits): Promise<number[]> {
  const resumed = works.flatMap(({ item_id, before }) => (before.status === 'online' ? [item_id] : []));
  if (resumed.length === 0) return [];
  const rows = await worksById(tx, resumed);
  const maySell = await mayBeSold(
    tx,
    rows.map(({ artist_id }) => artist_id),
  );
  return rows.flatMap((row) => (maySell(row) ? [] : [row.item_id]));
}

/** The works that are no longer as the change left them, or cannot be as they were before. */
async function changedSince(tx: Db, locked: readonly WorkRow[], { prices, works }: BulkEdits): Promise<Set<number>> {
  const current = await pricesById(
    tx,
    prices.map(({ size_id }) => size_id),
  );
  const printOf = new Map(current.map((print) => [print.size_id, print]));
  const mouldings = await readMouldings(tx);
  const rowOf = new Map(locked.map((row) => [row.item_id, row]));
  const isMovedPrice = ({ size_id, before, after }: (typeof prices)[number]) => {
    const print = printOf.get(size_id);
    if (!print || !isSamePrice(print.price, after)) return true;
    // Frames may have become dearer since.
    return print.enabled && priceProblem({ ...print, price: before }, mouldings) !== undefined;
  };
  const isMovedWork = ({ item_id, after }: (typeof works)[number]) => !isAsIn(rowOf.get(item_id), after);
  return new Set([...prices.filter(isMovedPrice), ...works.filter(isMovedWork)].map(({ item_id }) => item_id));
}

/** Whether the work still has all facts of a change. */
function isAsIn(row: WorkRow | undefined, facts: WorkChange): boolean {
  if (!row) return false;
  const names = Object.keys(facts) as (keyof WorkChange)[];
  return names.every((name) => isSame(row[name], facts[name]));
}

function named(locked: readonly WorkRow[], changed: ReadonlySet<number>, lang: Lang) {
  const works = locked
    .filter(({ item_id }) => changed.has(item_id))
    .slice(0, NAMED)
    .map(({ item_id, title }) => ({ item_id, title: textIn(title, lang) }));
  return { more: { changed: changed.size, works }, errors: { works: works.map(({ title }) => title).join(' · ') } };
}
