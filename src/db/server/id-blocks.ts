import { and, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** Ids in one block: a list of everything is read block by block, however much there is. */
export const BLOCK_IDS = 2_000;

/** The rows of a block, counted from 1; ids that are not taken leave it smaller. */
export function inBlock(id: PgColumn, block: number): SQL | undefined {
  return and(gt(id, (block - 1) * BLOCK_IDS), lte(id, block * BLOCK_IDS));
}

/** The blocks in which there is a row that meets the condition: one look into the index for each, not one for each row. */
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
