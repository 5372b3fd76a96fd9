import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { KINDS, type Kind } from '../search.rules.ts';
import { KIND_MARK, MARK } from './document-terms.ts';
import { searchWord } from './search.tables.ts';
import { nearForms } from './typo.ts';

/** The words of one document, added to the index (1) or removed (-1). */
export interface Change {
  kind: Kind;
  words: readonly string[];
  by: 1 | -1;
}

type Column = Kind | `${Kind}_title`;
type Counts = Record<Column, number>;

const COLUMNS = KINDS.flatMap((kind): Column[] => [kind, `${kind}_title`]);
/** Eight values per word, and a statement takes 65,535. */
const BATCH = 4_000;

/** The change in each word's number of documents; a word in title and text counts once. */
export function countChanges(changes: readonly Change[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  const add = (word: string, column: Column, by: number) => {
    let row = counts.get(word);
    if (!row) {
      row = {
        item: 0,
        item_title: 0,
        artist: 0,
        artist_title: 0,
        article: 0,
        article_title: 0,
      };
      counts.set(word, row);
    }
    row[column] += by;
  };
  for (const { kind, words, by } of changes) {
    const anywhere = new Set<string>();
    for (const marked of words) {
      const word = marked.slice(KIND_MARK[kind].length);
      const isTitle = word.startsWith(MARK.title);
      const bare = isTitle ? word.slice(MARK.title.length) : word;
      if (isTitle) add(bare, `${kind}_title`, by);
      anywhere.add(bare);
    }
    for (const word of anywhere) add(word, kind, by);
  }
  return counts;
}

/** Updates the word counts after documents have changed. */
export async function recount(tx: Db, changes: readonly Change[]): Promise<void> {
  const counted = [...countChanges(changes)].filter(([, counts]) => COLUMNS.some((column) => counts[column] !== 0));
  const rows = counted.map(([word, counts]) => ({
    word,
    near: wordNear(word),
    ...counts,
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx
      .insert(searchWord)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: searchWord.word,
        set: Object.fromEntries(
          COLUMNS.map((column) => [column, sql`${searchWord[column]} + excluded.${sql.identifier(column)}`]),
        ),
      });
  }
  const fewer = rows.flatMap((row) => (COLUMNS.some((column) => row[column] < 0) ? [row.word] : []));
  if (fewer.length === 0) return;
  const noneLeft = KINDS.map((kind) => eq(searchWord[kind], 0));
  await tx.delete(searchWord).where(and(inArray(searchWord.word, fewer), ...noneLeft));
}

/** Only words of letters can be misspelt, not Chinese, numbers and initials. */
export function wordNear(word: string): string[] {
  if (word.startsWith(MARK.pinyin)) return nearForms(word.slice(MARK.pinyin.length)).map((form) => MARK.pinyin + form);
  return /^\p{L}+$/u.test(word) && !/\p{Script=Han}/u.test(word) ? nearForms(word) : [];
}
