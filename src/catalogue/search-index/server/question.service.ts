import type { Db } from '#db/server/connect.ts';
import type { Kind } from '../search.rules.ts';
import { neighbours } from '../search.text.ts';
import { EVERY, KIND_MARK, MARK } from './document-terms.ts';
import { type Asked, type KeywordRun, type KeywordWord, splitKeyword, wordsToLookUp } from './query-terms.ts';
import { knownWords, type Word, wordsBeginning, wordsNear } from './vocabulary.ts';

/** Adjacent words of the index. */
export type Phrase = readonly string[];
type Pattern = readonly Phrase[];

/** A part of the query and its possible meanings, of which one must match; without any it is unknown. */
export interface Meaning {
  asked: Asked;
  patterns: readonly Pattern[];
}

/** The query as the index understands it: every part must match. */
export interface Question {
  meanings: readonly Meaning[];
  known: ReadonlyMap<string, Word>;
}

/** While typing, or if it is unknown, a word may be a prefix; a single letter matches too much. */
const SHORTEST_BEGINNING = 2;
/** An English "an" or "he" is not meant as pinyin. */
const SHORTEST_SYLLABLE = 3;

/** Interprets a keyword by the words in the index, in three queries at most. */
export async function interpretKeyword(db: Db, keyword: string, { whileTyping = false } = {}): Promise<Question> {
  const asked = splitKeyword(keyword);
  const known = new Map<string, Word>();
  const addKnown = (words: readonly Word[]) => {
    for (const word of words) known.set(word.word, word);
    return words.map(({ word }): Pattern => [[word]]);
  };
  addKnown(await knownWords(db, [EVERY, ...wordsToLookUp(asked)]));
  const meanings = asked.map((part): Meaning & { isSure: boolean } => {
    if (part.isHan) return { asked: part, patterns: runPatterns(part, known), isSure: true };
    const spelt = wordPatterns(part, known);
    const initials = isKnown(part.initials, known) && part.initials.length > 0 ? [[part.initials]] : [];
    return {
      asked: part,
      patterns: spelt.length > 0 ? spelt : initials,
      isSure: spelt.length > 0,
    };
  });
  const last = meanings.at(-1);
  if (last && mayBegin(last.asked) && (whileTyping || !last.isSure)) {
    const begun = addKnown(await wordsBeginning(db, last.asked.typed));
    last.patterns = distinct([...last.patterns, ...begun]);
    last.isSure ||= begun.length > 0;
  }
  const misspelt = meanings.filter(({ asked: part, isSure }) => !isSure && !part.isHan);
  const near = await wordsNear(
    db,
    misspelt.map(({ asked: part }) => (part as KeywordWord).typed),
  );
  for (const meaning of misspelt) {
    meaning.patterns = [...meaning.patterns, ...addKnown(near.get((meaning.asked as KeywordWord).typed) ?? [])];
  }
  return { meanings, known };
}

function mayBegin(asked: Asked): asked is KeywordWord {
  return !asked.isHan && asked.typed.length >= SHORTEST_BEGINNING;
}

function isKnown(words: Phrase, known: ReadonlyMap<string, Word>): boolean {
  return words.every((word) => known.has(word));
}

/** The word itself, and Chinese with this pronunciation. */
function wordPatterns(word: KeywordWord, known: ReadonlyMap<string, Word>): Pattern[] {
  const itself: Pattern[] = known.has(word.form) ? [[[word.form]]] : [];
  if (itself.length > 0 && word.typed.length < SHORTEST_SYLLABLE) return itself;
  const complete = word.pinyin
    .filter((syllables) => isKnown(syllables, known))
    .map((syllables): Pattern => [syllables]);
  if (complete.length > 0) return distinct([...itself, ...complete]);
  // Names are split at their dot: amaladiyaluo is 阿瑪拉・迪亞洛.
  const parted = word.pinyin.map((syllables) => splitAtUnknown(syllables, known));
  return [...itself, ...parted.filter((parts) => parts.every((part) => part.length > 0))];
}

/** If two neighbours never occur together, they belong to separate words: 油画山水 is 油画 and 山水. */
function runPatterns({ characters }: KeywordRun, known: ReadonlyMap<string, Word>): Pattern[] {
  const pairs = neighbours(characters, 2);
  const pattern: Phrase[] = [];
  let start = 0;
  for (let at = 0; at < characters.length; at += 1) {
    const pair = pairs[at];
    if (pair !== undefined && known.has(pair)) continue;
    pattern.push(at > start ? pairs.slice(start, at) : characters.slice(at, at + 1));
    start = at + 1;
  }
  return pattern.every((phrase) => isKnown(phrase, known)) ? [pattern] : [];
}

function splitAtUnknown(words: Phrase, known: ReadonlyMap<string, Word>): Phrase[] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (known.has(word)) parts.at(-1)?.push(word);
    else parts.push([]);
  }
  return parts;
}

function distinct(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.map((pattern) => [JSON.stringify(pattern), pattern])).values()];
}

export function documentsOf({ known }: Question, kind: Kind): number {
  return known.get(EVERY)?.[kind] ?? 0;
}

/** An upper bound on the number of results. */
export function atMost({ meanings, known }: Question, kind: Kind, where: 'anywhere' | 'title'): number {
  const column = where === 'title' ? (`${kind}_title` as const) : kind;
  const ofPattern = (pattern: Pattern) => Math.min(...pattern.flat().map((word) => known.get(word)?.[column] ?? 0));
  const ofMeaning = ({ patterns }: Meaning) => patterns.reduce((sum, pattern) => sum + ofPattern(pattern), 0);
  return meanings.length === 0 ? 0 : Math.min(...meanings.map(ofMeaning));
}

/** The number of results, if the query is one word and so already counted. */
export function countedAlready({ meanings, known }: Question, kind: Kind): number | undefined {
  const [meaning, another] = meanings;
  const [pattern, ...others] = meaning?.patterns ?? [];
  const [word, ...more] = pattern?.flat() ?? [];
  if (word === undefined || another || others.length > 0 || more.length > 0) return undefined;
  return known.get(word)?.[kind] ?? 0;
}

/** In tsquery syntax. */
export function asTsquery({ meanings }: Question, kind: Kind, where: 'anywhere' | 'title'): string {
  const mark = KIND_MARK[kind];
  const ofWord = (word: string) => {
    const inTitle = `'${mark}${MARK.title}${word}'`;
    return where === 'title' ? inTitle : `(${inTitle} | '${mark}${word}')`;
  };
  const ofPhrase = (phrase: Phrase) => `(${phrase.map(ofWord).join(' <-> ')})`;
  const ofPattern = (pattern: Pattern) => `(${pattern.map(ofPhrase).join(' & ')})`;
  return meanings.map(({ patterns }) => `(${patterns.map(ofPattern).join(' | ')})`).join(' & ');
}
