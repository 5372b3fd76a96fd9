import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import type { Lang } from '#shared/locale.ts';
import type { WorkSummary } from '../works.contract.ts';
import { cardOf, joinedTo, readCards } from './work-summary.ts';
import { item } from './works.tables.ts';

const worksByArtist = statement((db) => {
  const { artist, byArtist } = joinedTo(db);
  const { item_id, title, online_at, status, stage, views, collectors } = item;
  return db
    .select({
      item_id,
      artist_id: artist.artist_id,
      artist_name: artist.name,
      title,
      online_at,
      status,
      stage,
      views,
      collectors,
    })
    .from(item)
    .innerJoin(artist, byArtist)
    .where(sql`${item.artist_id} = ${anyOf('artists')}`);
});

/** With its stage, views and collectors, for its seller. */
export type SellerWork = Awaited<ReturnType<typeof worksByArtist>>[number];

/** Online or not, without pictures: a gallery may have thousands. */
export async function sellerWorks(db: Db, artistIds: readonly number[]): Promise<SellerWork[]> {
  return artistIds.length === 0 ? [] : worksByArtist(db, { artists: idList(artistIds) });
}

/** Online or not, by id. */
export async function cardsById(db: Db, lang: Lang, ids: readonly number[]): Promise<Map<number, WorkSummary>> {
  const rows = await readCards(db, ids);
  return new Map(rows.map((row) => [row.item_id, cardOf(row, lang)]));
}
