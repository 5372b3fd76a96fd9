import { and, asc, desc, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import type { Kind } from '../search.rules.ts';
import { MARK } from './document-terms.ts';
import { searchWord } from './search.tables.ts';
import { allowedTypos, nearFormsOfTyped, typoDistance } from './typo.ts';

/** How many documents of each kind contain the word anywhere, and how many in their title. */
export type Word = { word: string } & Record<Kind | `${Kind}_title`, number>;

/** The most meanings of a prefix or a misspelling: more would be noise. */
const MAX_MEANT = 8;
/** More words than share letters in practice (four letters and one more make 130): a hint for the planner. */
const MAX_SHARING = 300;

const columns = {
  word: searchWord.word,
  item: searchWord.item,
  item_title: searchWord.item_title,
  artist: searchWord.artist,
  artist_title: searchWord.artist_title,
  article: searchWord.article,
  article_title: searchWord.article_title,
};
const documents = sql`${searchWord.item} + ${searchWord.artist} + ${searchWord.article}`;

const wordsIn = statement((db) => {
  const words = sql`array(select jsonb_array_elements_text(${sql.placeholder('words')}::jsonb))`;
  return db.select(columns).from(searchWord).where(sql`${searchWord.word} = any(${words})`);
});

export async function knownWords(db: Db, words: readonly string[]): Promise<Word[]> {
  return words.length === 0 ? [] : wordsIn(db, { words: JSON.stringify(words) });
}

const wordsFrom = statement(
  (db) => {
    const begins = (name: string) =>
      and(gte(searchWord.word, sql.placeholder(name)), lt(searchWord.word, sql.placeholder(`${name}_end`)));
    return db
      .select(columns)
      .from(searchWord)
      .where(or(begins('plain'), begins('pinyin')))
      .orderBy(desc(documents), asc(searchWord.word))
      .limit(sql.placeholder('limit'));
  },
  // The number of words with a prefix depends on its letters.
  { plan: 'each' },
);

/** The most frequent words, and spelt-out pinyin, with this prefix. */
export async function wordsBeginning(db: Db, beginning: string, limit = MAX_MEANT): Promise<Word[]> {
  const end = '\u{10ffff}';
  const pinyin = MARK.pinyin + beginning;
  return wordsFrom(db, { plain: beginning, plain_end: beginning + end, pinyin, pinyin_end: pinyin + end, limit });
}

// One index lookup per form: for all in one condition, the planner would scan every word.
const wordsSharing = statement((db) => {
  const sharing = db
    .select(columns)
    .from(searchWord)
    .where(sql`${searchWord.near} @> array[form]`)
    .limit(MAX_SHARING)
    .as('sharing');
  return db
    .select(sharing._.selectedFields)
    .from(sql`jsonb_array_elements_text(${sql.placeholder('forms')}::jsonb) as form`)
    .crossJoinLateral(sharing);
});

/** The words that each typed one may be a misspelling of: only the nearest, most frequent first. */
export async function wordsNear(db: Db, typed: readonly string[]): Promise<Map<string, Word[]>> {
  const plain = typed.flatMap(nearFormsOfTyped);
  if (plain.length === 0) return new Map();
  const forms = [...new Set([...plain, ...plain.map((form) => MARK.pinyin + form)])];
  const rows = await wordsSharing(db, { forms: JSON.stringify(forms) });
  const candidates = [...new Map(rows.map((row) => [row.word, row])).values()].sort(commonestFirst);
  return new Map(typed.map((word) => [word, nearest(word, candidates)]));
}

function commonestFirst(one: Word, other: Word): number {
  const documentsOf = ({ item, artist, article }: Word) => item + artist + article;
  return documentsOf(other) - documentsOf(one) || (one.word < other.word ? -1 : 1);
}

function nearest(typed: string, candidates: readonly Word[]): Word[] {
  const measured = candidates.flatMap((candidate) => {
    const plain = candidate.word.replace(MARK.pinyin, '');
    const slips = typoDistance(typed, plain, allowedTypos(plain));
    return slips <= allowedTypos(plain) ? [{ candidate, slips }] : [];
  });
  const least = Math.min(...measured.map(({ slips }) => slips));
  return measured.flatMap(({ candidate, slips }) => (slips === least ? [candidate] : [])).slice(0, MAX_MEANT);
}
