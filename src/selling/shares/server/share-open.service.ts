import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shareEntry } from './share.tables.ts';

/** The payee of a row: the gallery that represented the artist, or the artist’s page, as `gallery-7` or `artist-12`. */
const earnerKey = sql<string>`case when ${shareEntry.gallery_id} is null
  then 'artist-' || ${shareEntry.artist_id} else 'gallery-' || ${shareEntry.gallery_id} end`;

/** A subquery to join: every row of the ledger with its earner and its amount. */
export function sharesToJoin<Alias extends string>(db: Db, alias: Alias) {
  const { entry_id, order_id, kind, code, title, nums, currency, amount, day } = shareEntry;
  const earner: SQL.Aliased<string> = earnerKey.as('earner');
  return db
    .select({ entry_id, order_id, kind, code, title, nums, currency, amount, day, earner })
    .from(shareEntry)
    .as(alias);
}
