import { inArray } from 'drizzle-orm';
import { removeDocuments } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { artist, representation, representationProposal } from './artist.tables.ts';

/** Pages of these sellers belong to nobody from now on, and nobody represents an artist in their name; answers the artists. */
export async function releasePages(tx: Db, memberIds: readonly number[]): Promise<number[]> {
  const ids = [...memberIds];
  const released = await tx
    .update(artist)
    .set({ member_id: null })
    .where(inArray(artist.member_id, ids))
    .returning({ artist_id: artist.artist_id });
  await tx.delete(representation).where(inArray(representation.gallery_id, ids));
  return released.map(({ artist_id }) => artist_id);
}

/** Removes artists without a work, and makes them unfindable; answers their portraits. */
export async function removeArtists(tx: Db, artistIds: readonly number[]): Promise<string[]> {
  const ids = [...artistIds];
  for (const table of [representation, representationProposal]) {
    await tx.delete(table).where(inArray(table.artist_id, ids));
  }
  await removeDocuments(tx, 'artist', ids);
  const removed = await tx
    .delete(artist)
    .where(inArray(artist.artist_id, ids))
    .returning({ hash: artist.portrait_hash });
  return removed.flatMap(({ hash }) => hash ?? []);
}
