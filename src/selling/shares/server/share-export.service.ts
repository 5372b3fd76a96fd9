import { and, asc, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shareEntry } from './share.tables.ts';

/** Rows of the ledger by day, `limit` after the row with the id `last`; rows written after `before` are left out. */
export function sharesAfter(
  db: Db,
  { from, to, before }: { from: string; to: string; before: Date },
  last: number,
  limit: number,
) {
  const { day, entry_id, at } = shareEntry;
  const after = sql`(${day}, ${entry_id}) > (select day, entry_id from ${shareEntry} as seen where seen.entry_id = ${last})`;
  return db
    .select()
    .from(shareEntry)
    .where(and(gte(day, from), lte(day, to), lt(at, before), last > 0 ? after : undefined))
    .orderBy(asc(day), asc(entry_id))
    .limit(limit);
}
