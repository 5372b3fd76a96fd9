import { LANGS, type Text } from '#shared/locale.ts';
import type { Kind } from '../search.rules.ts';
import { neighbours, type Token, tokens, wordForm } from '../search.text.ts';
import { simplifiedCharacter, syllablesOf } from './chinese.ts';

/** What a feature gives to be found: everything about it that people may type. */
export interface DocumentToIndex {
  kind: Kind;
  doc_id: number;
  title: Text;
  /** A work's artist, an artist's place: stands under the title. */
  names?: Text;
  /** Category, subjects, medium, in any language. */
  words: readonly string[];
  body?: Text;
  /** Popularity, the larger the earlier. */
  rank: number;
}

/** What stands before a word in the index and says how it got there; a plain word has nothing. */
export const MARK = { title: '=', pinyin: '~', initials: '^' } as const;
/** What stands before that, so that the words of a few artists are not looked for among those of a million works. */
export const KIND_MARK = {
  item: '',
  artist: '@',
  article: '#',
} as const satisfies Record<Kind, string>;
/** The word that every document holds: it counts them. */
export const EVERY = '*';

interface Field {
  isTitle?: boolean;
  isName?: boolean;
  /** Also findable by any single character or syllable of it, not only by two neighbours. */
  bySingles?: boolean;
  byPinyin?: boolean;
}

const TITLE: Field = { isTitle: true, bySingles: true, byPinyin: true };
const NAMES: Field = { isName: true, bySingles: true, byPinyin: true };
const WORDS: Field = { byPinyin: true };
const BODY: Field = {};

/** Characters of a text that are read: PostgreSQL counts places up to 16,383, and a long article begins with its matter. */
const READ = 300;
const READ_OF_BODY = 4_000;

/**
 * The words of a document with the places they stand at, so that neighbours can be told from words that merely occur
 * both. A word of the title is kept apart from the same word elsewhere: titles come first in every answer.
 */
export function documentTerms(document: DocumentToIndex): Map<string, number[]> {
  const terms = new Map<string, number[]>();
  let place = 1;
  const add = (marked: string, at: number) => {
    const word = KIND_MARK[document.kind] + marked;
    const places = terms.get(word);
    if (!places) terms.set(word, [at]);
    else if (!places.includes(at)) places.push(at);
  };
  const addText = (text: string, field: Field) => {
    for (const token of tokens(text.slice(0, field === BODY ? READ_OF_BODY : READ), simplifiedCharacter)) {
      for (const { word, at } of tokenTerms(token, field)) add((field.isTitle ? MARK.title : '') + word, place + at);
      // One place is left free, so that the end of one run and the start of the next are no neighbours.
      place += (token.isHan ? token.pieces.length : 1) + 1;
    }
  };
  add(EVERY, place);
  for (const text of differing(document.title)) addText(text, { ...TITLE, isName: document.kind === 'artist' });
  if (document.names) for (const text of differing(document.names)) addText(text, NAMES);
  for (const word of new Set(document.words)) addText(word, WORDS);
  if (document.body) for (const text of differing(document.body)) addText(text, BODY);
  return terms;
}

/** The words as PostgreSQL reads a tsvector. They hold letters, digits and our own marks: nothing to escape. */
export function asTsvector(terms: ReadonlyMap<string, readonly number[]>): string {
  return Array.from(terms, ([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** A text's languages without those that search cannot tell apart: most Traditional titles, simplified, are the Simplified one. */
function differing(text: Text): string[] {
  const byFolded = new Map<string, string>();
  for (const lang of LANGS) {
    const folded = tokens(text[lang], simplifiedCharacter).map((token) => token.text);
    byFolded.set(folded.join(' '), text[lang]);
  }
  return [...byFolded.values()];
}

/** A word of a run and where in it it stands: at which character, over how many. */
export interface Term {
  word: string;
  at: number;
  size: number;
}

/** Every word by which a run or word can be found. */
export function tokenTerms(token: Token, { bySingles, byPinyin, isName }: Field): Term[] {
  if (!token.isHan) return [{ word: wordForm(token.text), at: 0, size: 1 }];
  const characters = token.pieces.map((piece) => piece.folded);
  const singles = bySingles || characters.length === 1;
  const found = [...(singles ? placed(characters, 1) : []), ...placed(characters, 2)];
  if (!byPinyin) return found;
  for (const syllables of typedSyllables(syllablesOf(token.text, isName ?? false))) {
    if (syllables.length !== characters.length || !syllables.every((syllable) => /^[a-z]+$/.test(syllable))) continue;
    const initials = syllables.map((syllable) => syllable.charAt(0));
    if (singles) found.push(...placed(syllables, 1, MARK.pinyin));
    found.push(...placed(syllables, 2, MARK.pinyin));
    found.push(...placed(initials, 2, MARK.initials), ...placed(initials, 3, MARK.initials));
  }
  return found;
}

/** ü is typed as v or as u: both are indexed. */
function typedSyllables(syllables: string[]): string[][] {
  const withU = syllables.map((syllable) => syllable.replace('v', 'u'));
  return syllables.some((syllable) => syllable.includes('v')) ? [syllables, withU] : [syllables];
}

function placed(parts: readonly string[], size: number, mark = ''): Term[] {
  return neighbours(parts, size).map((word, at) => ({
    word: mark + word,
    at,
    size,
  }));
}
