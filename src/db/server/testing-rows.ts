import type { SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';

const PART = 1_000;

/** Writes rows 1 to `count` in parts that a busy machine inserts within the statement timeout of ten seconds. */
export async function writeRows(db: Db, count: number, part: (from: number, to: number) => SQL): Promise<void> {
  for (let from = 1; from <= count; from += PART) await db.execute(part(from, Math.min(from + PART - 1, count)));
}
