import { and, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** Ids per block: long lists are read block by block. */
export const BLOCK_IDS = 2_000;

/** The rows of a block, counted from 1; unused ids make it smaller. */
export function inBlock(id: PgColumn, block: number): SQL | undefined {
  return and(gt(id, (block - 1) * BLOCK_IDS), lte(id, block * BLOCK_IDS));
}

/** The blocks with a row that meets the condition: one index lookup per block, not per row. */
export async function blocksOf(db: Db, table: PgTable, id: PgColumn, condition: SQL | undefined): Promise<number[]> {
  const last = db.select({ id: max(id) }).from(table);
  const from = sql`(block.number - 1) * ${BLOCK_IDS}`;
  const row = db
    .select({ id })
    .from(table)
    .where(and(sql`${id} > ${from} and ${id} <= ${from} + ${BLOCK_IDS}`, condition))
    .limit(1);
  const rows = await db
    .select({ number: sql<number>`block.number`.mapWith(Number) })
    .from(sql`generate_series(1, ((${last}) - 1) / ${BLOCK_IDS} + 1) as block(number)`)
    .where(sql`exists (${row})`)
    .orderBy(sql`block.number`);
  return rows.map(({ number }) => number);
}
