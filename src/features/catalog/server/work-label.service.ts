import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import { artistsToJoin } from '#features/artists/server/artist-label.service.ts';
import type { Text } from '#shared/locale.ts';
import { editionsLeft } from '../catalog.rules.ts';
import { item } from './catalog.tables.ts';

/** What a work is called, in every language, for papers that outlive it. */
export interface WorkLabel {
  title: Text;
  artist: { artist_id: number; name: Text };
  picture_hash: string | null;
  /** Prints left of a numbered edition; missing for a work without one. */
  edition_left?: number;
}

const labelsById = statement((db) => {
  const artist = artistsToJoin(db);
  const { item_id, artist_id, title, picture_hash, edition_size, edition_sold } = item;
  return db
    .select({ item_id, artist_id, title, picture_hash, edition_size, edition_sold, name: artist.name })
    .from(item)
    .innerJoin(artist, eq(artist.artist_id, artist_id))
    .where(sql`${item_id} = ${anyOf('ids')}`);
});

/** The labels of works, online or not, by id, in one query; unknown ones are left out. */
export async function workLabels(db: Db, ids: readonly number[]): Promise<Map<number, WorkLabel>> {
  if (ids.length === 0) return new Map();
  const rows = await labelsById(db, { ids: idList(new Set(ids)) });
  return new Map(
    rows.map((row) => {
      const edition_left = editionsLeft(row);
      const label = {
        title: row.title,
        artist: { artist_id: row.artist_id, name: row.name },
        picture_hash: row.picture_hash,
        ...(edition_left !== undefined && { edition_left }),
      };
      return [row.item_id, label];
    }),
  );
}
