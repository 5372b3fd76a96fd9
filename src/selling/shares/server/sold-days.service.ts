import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shareEntry } from './share.tables.ts';

/** The days with sales of an artist, and the gallery whose statement contains them; null for the artist's own. */
export function soldDaysOf(db: Db, artistId: number): Promise<{ day: string; gallery_id: number | null }[]> {
  const { day, gallery_id, artist_id, kind } = shareEntry;
  return db
    .selectDistinct({ day, gallery_id })
    .from(shareEntry)
    .where(and(eq(artist_id, artistId), eq(kind, 'sale')))
    .orderBy(asc(day));
}
