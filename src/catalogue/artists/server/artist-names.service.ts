import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Text } from '#shared/locale.ts';
import { artist } from './artist.tables.ts';

/**
 * The artists who have one of these names in any language, in any case, width and spacing. `names` are in the form of
 * `artistKey`. Reads all artists once, however many names there are.
 */
export async function artistsNamed(db: Db, names: readonly string[]): Promise<{ artist_id: number; name: Text }[]> {
  if (names.length === 0) return [];
  const { artist_id, name } = artist;
  const list = JSON.stringify(names);
  return db
    .select({ artist_id, name })
    .from(artist)
    .where(
      sql`exists (select 1 from jsonb_each_text(${name}) as own where
        btrim(regexp_replace(lower(normalize(own.value, NFKC)), '\\s+', ' ', 'g')) in
        (select value from jsonb_array_elements_text(${list}::jsonb)))`,
    )
    .orderBy(artist_id);
}
