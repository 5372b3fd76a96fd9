import { artistWords } from '#catalogue/search-index/search-words.rules.ts';
import { indexDocument, removeDocument } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { artist } from './artist.tables.ts';

type Findable = Pick<typeof artist.$inferSelect, 'artist_id' | 'name' | 'place' | 'categories' | 'works' | 'hidden'>;

/** Makes an artist findable as they now are; as in the directory, whoever shows no work is not found. */
export function fileArtist(tx: Db, findable: Findable): Promise<void> {
  const { artist_id, name, place, categories, works, hidden } = findable;
  if (works === 0 || hidden) return removeDocument(tx, 'artist', artist_id);
  return indexDocument(tx, {
    kind: 'artist',
    doc_id: artist_id,
    title: name,
    names: place,
    words: artistWords(categories),
    rank: works,
  });
}
