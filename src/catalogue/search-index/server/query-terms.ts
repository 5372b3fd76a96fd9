import { neighbours, tokens, wordForm } from '../search.text.ts';
import { simplifiedCharacter } from './chinese.ts';
import { MARK } from './document-terms.ts';
import { mayBeInitials, pinyinReadings } from './pinyin-syllables.ts';

/** A run of Chinese characters in a query. */
export interface KeywordRun {
  isHan: true;
  written: string;
  characters: readonly string[];
}

/** A word in a query, with what else it may mean. */
export interface KeywordWord {
  isHan: false;
  written: string;
  /** As the index stores it. */
  form: string;
  /** As typed, folded: the beginning of longer words. */
  typed: string;
  /** The possible syllables with the index's marks: single ones, or pairs if there are several. */
  pinyin: readonly (readonly string[])[];
  initials: readonly string[];
  isLast: boolean;
}

export type Asked = KeywordRun | KeywordWord;

/** Nobody means more words; the rest of a longer query is ignored. */
const MAX_ASKED = 12;
const MAX_CHARACTERS = 40;

/** Words that are ignored if there are others. */
const EMPTY = new Set('a an and at by de der die for from in la le of on or the to with'.split(' '));

/** Splits a keyword into words for the index. */
export function splitKeyword(keyword: string): Asked[] {
  const found = tokens(keyword, simplifiedCharacter);
  const meaningful = found.filter((token) => token.isHan || !EMPTY.has(token.text));
  const asked = (meaningful.length > 0 ? meaningful : found).slice(0, MAX_ASKED);
  return asked.map((token, at) => {
    const written = keyword.slice(token.pieces.at(0)?.start, token.pieces.at(-1)?.end);
    if (token.isHan) {
      return {
        isHan: true,
        written,
        characters: token.pieces.slice(0, MAX_CHARACTERS).map((piece) => piece.folded),
      };
    }
    return {
      isHan: false,
      written,
      form: wordForm(token.text),
      typed: token.text,
      pinyin: pinyinReadings(token.text).map(pinyinWords),
      initials: initialsWords(token.text),
      isLast: at === asked.length - 1,
    };
  });
}

function pinyinWords(syllables: string[]): string[] {
  return neighbours(syllables, Math.min(2, syllables.length)).map((word) => MARK.pinyin + word);
}

function initialsWords(word: string): string[] {
  if (!mayBeInitials(word)) return [];
  return neighbours([...word], Math.min(3, word.length)).map((part) => MARK.initials + part);
}

/** Every word to look up in the index before the query can be interpreted. */
export function wordsToLookUp(asked: readonly Asked[]): string[] {
  const words = asked.flatMap((part) =>
    part.isHan
      ? [...part.characters, ...neighbours(part.characters, 2)]
      : [part.form, ...part.pinyin.flat(), ...part.initials],
  );
  return [...new Set(words)];
}
