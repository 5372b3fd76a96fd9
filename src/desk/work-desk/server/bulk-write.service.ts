import { asc, eq, sql } from 'drizzle-orm';
import { writePrices } from '#catalogue/works/server/bulk-price.service.ts';
import { type WorkChange, worksTouched, writeWorks } from '#catalogue/works/server/bulk-work.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { countEdits } from '#selling/studio/server/work-row.service.ts';
import type { Prices } from '#shared/money.ts';
import { bulkChange, bulkChangeLine } from './bulk.tables.ts';

export interface PriceEdit {
  size_id: number;
  item_id: number;
  before: Prices;
  after: Prices;
}

export interface WorkEdit {
  item_id: number;
  before: WorkChange;
  after: WorkChange;
}

export interface BulkEdits {
  prices: readonly PriceEdit[];
  works: readonly WorkEdit[];
}

/**
 * Writes all edits of locked works, with all consequences. Prices and texts take a fixed number of statements; if
 * works go on or off sale, each of their artists takes two more.
 */
export async function writeEdits(tx: Db, locked: readonly WorkRow[], { prices, works }: BulkEdits): Promise<void> {
  await writePrices(
    tx,
    prices.map(({ size_id, item_id, after }) => ({ size_id, item_id, price: after })),
  );
  await writeWorks(tx, locked, new Map(works.map(({ item_id, after }) => [item_id, after])));
  const edited = works.map(({ item_id }) => item_id);
  // A seller who has the work open gets a conflict when they save.
  await countEdits(tx, edited);
  await worksTouched(tx, [...new Set([...prices.map(({ item_id }) => item_id), ...edited])]);
}

type BulkValues = Omit<typeof bulkChange.$inferInsert, 'prices' | 'texts'>;

/** Stores a bulk change, so that staff can read and undo it; returns its number. */
export async function saveBulk(tx: Db, values: BulkValues, { prices, works }: BulkEdits): Promise<number> {
  const row = await insertOne(
    tx
      .insert(bulkChange)
      .values({ ...values, prices: prices.length, texts: works.length })
      .returning({ change_id: bulkChange.change_id }),
  );
  const lines = [
    ...prices.map(({ size_id, ...edit }) => ({ subject: 'size', subject_id: size_id, ...edit })),
    ...works.map((edit) => ({ subject: 'work', subject_id: edit.item_id, ...edit })),
  ];
  await tx.execute(sql`
    insert into ${bulkChangeLine} (change_id, subject, subject_id, item_id, before, after)
    select ${row.change_id}::int, line.subject, line.subject_id, line.item_id, line.before, line.after
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(subject text, subject_id int, item_id int, before jsonb, after jsonb)`);
  return row.change_id;
}

export async function readEdits(tx: Db, changeId: number): Promise<BulkEdits> {
  const lines = await tx
    .select()
    .from(bulkChangeLine)
    .where(eq(bulkChangeLine.change_id, changeId))
    .orderBy(asc(bulkChangeLine.subject), asc(bulkChangeLine.subject_id));
  return {
    prices: lines.flatMap(({ subject, subject_id: size_id, item_id, before, after }) =>
      subject === 'size' ? [{ size_id, item_id, before: before as Prices, after: after as Prices }] : [],
    ),
    works: lines.flatMap(({ subject, item_id, before, after }) =>
      subject === 'work' ? [{ item_id, before: before as WorkChange, after: after as WorkChange }] : [],
    ),
  };
}
