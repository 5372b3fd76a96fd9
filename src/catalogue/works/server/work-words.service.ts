import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { artistsMatching } from '#catalogue/artists/server/artist-desk.service.ts';
import type { Db } from '#db/server/connect.ts';
import { hasPairs, holdsPattern, holdsText, holdsTexts, wordsOf } from '#db/server/holds-text.ts';
import { idFromPath } from '#shared/row-id.ts';
import { item, titleWords } from './works.tables.ts';

/** A word of a search, with the artists whose name contains it. */
export interface WorkWord {
  text: string;
  artists: readonly number[] | ReturnType<typeof artistsMatching>;
}

/** For more artists than these the statement looks them up: so common a word matches after a few works anyway. */
const MOST_ARTISTS = 200;

/**
 * The words of a search with the artists they may mean, looked up beforehand so that each part of the query can use its
 * index.
 */
export async function workWords(db: Db, keyword: string): Promise<WorkWord[]> {
  const words: WorkWord[] = [];
  for (const text of wordsOf(keyword)) {
    const matching = artistsMatching(db, text);
    const rows = await artistsMatching(db, text).limit(MOST_ARTISTS + 1);
    words.push({ text, artists: rows.length > MOST_ARTISTS ? matching : rows.map(({ artist_id }) => artist_id) });
  }
  return words;
}

/**
 * Works that match every word. Titles with all words are looked up in one index scan; works that an artist or a number means
 * come from other indexes. As one condition with `or`, the database would make the pairs of each candidate's title again.
 * A word in very many artists' names finds nothing by itself: it narrows what the other words find.
 */
export function isFoundBy(words: readonly WorkWord[]): SQL | undefined {
  const title = titleWords(item.title);
  const each = (some: readonly WorkWord[]) => some.map((word) => or(holdsPattern(title, word.text), isMeantBy(word)));
  const rare = words.filter(({ artists }) => 'length' in artists);
  const texts = rare.map(({ text }) => text);
  if (!texts.some(hasPairs)) return and(...each(words));
  const inTitle = and(holdsTexts(title, texts), ...each(words.filter((word) => !rare.includes(word))));
  const isMeant = or(...rare.map(isMeantBy));
  if (!isMeant) return inTitle;
  const ids = (condition: SQL | undefined) => sql`select ${item.item_id} from ${item} where ${condition}`;
  return sql`${item.item_id} in (${ids(inTitle)} union all ${ids(and(isMeant, ...each(words)))})`;
}

/** Whether a word is the work's number, or in its artist's name. */
function isMeantBy({ text, artists }: WorkWord): SQL | undefined {
  const id = idFromPath(text.replace(/^#/, ''));
  return or(isBy(artists), id === undefined ? undefined : eq(item.item_id, id));
}

function isBy(artists: WorkWord['artists']): SQL | undefined {
  if (!('length' in artists)) return inArray(item.artist_id, artists);
  return artists.length > 0 ? inArray(item.artist_id, [...artists]) : undefined;
}

/** Whether a title contains this in any language. */
export function titleHolds(keyword: string): SQL | undefined {
  return holdsText(titleWords(item.title), keyword);
}
