import { artistWords } from '#catalogue/search-index/search-words.rules.ts';
import { indexDocument, removeDocument } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inBothScripts } from '#ground/chinese/server/both-scripts.ts';
import type { artist } from './artist.tables.ts';

type Findable = Pick<typeof artist.$inferSelect, 'artist_id' | 'name' | 'place' | 'categories' | 'works' | 'hidden'>;

/** Updates an artist in the search index. Artists without a published work are not found, as in the directory. */
export function indexArtist(tx: Db, findable: Findable): Promise<void> {
  const { artist_id, name, place, categories, works, hidden } = findable;
  if (works === 0 || hidden) return removeDocument(tx, 'artist', artist_id);
  return indexDocument(tx, {
    kind: 'artist',
    doc_id: artist_id,
    title: inBothScripts(name),
    names: inBothScripts(place),
    words: artistWords(categories),
    rank: works,
  });
}
