import { neighbours, tokens, wordForm } from '../search.text.ts';
import { simplifiedCharacter } from './chinese.ts';
import { MARK } from './document-terms.ts';
import { mayBeInitials, pinyinReadings } from './pinyin-syllables.ts';

/** A run of Chinese characters that was asked for. */
export interface AskedRun {
  isHan: true;
  written: string;
  characters: readonly string[];
}

/** A word that was asked for, with what else it may be. */
export interface AskedWord {
  isHan: false;
  written: string;
  /** As the index would hold it. */
  form: string;
  /** As it was typed, folded: what a longer word would begin with. */
  typed: string;
  /** The syllables it may be, marked as the index marks them: single ones, or neighbours if there are several. */
  pinyin: readonly (readonly string[])[];
  initials: readonly string[];
  isLast: boolean;
}

export type Asked = AskedRun | AskedWord;

/** Nobody means more words than this; a longer question is answered by its beginning. */
const MAX_ASKED = 12;
const MAX_CHARACTERS = 40;

/** Words that say nothing as long as others do. */
const EMPTY = new Set('a an and at by de der die for from in la le of on or the to with'.split(' '));

/** What a person asks for with a keyword, in words that the index can be asked for. */
export function askedFor(keyword: string): Asked[] {
  const found = tokens(keyword, simplifiedCharacter);
  const telling = found.filter((token) => token.isHan || !EMPTY.has(token.text));
  const asked = (telling.length > 0 ? telling : found).slice(0, MAX_ASKED);
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

/** Every word whose meaning in the index decides how the question is understood. */
export function wordsToLookUp(asked: readonly Asked[]): string[] {
  const words = asked.flatMap((part) =>
    part.isHan
      ? [...part.characters, ...neighbours(part.characters, 2)]
      : [part.form, ...part.pinyin.flat(), ...part.initials],
  );
  return [...new Set(words)];
}
