import { LANGS, type Text } from '#shared/locale.ts';
import type { Kind } from '../search.rules.ts';
import { neighbours, type Token, tokens, wordForm } from '../search.text.ts';
import { simplifiedCharacter, syllablesOf } from './chinese.ts';

/** Everything about a document that people may search for. */
export interface DocumentToIndex {
  kind: Kind;
  doc_id: number;
  title: Text;
  /** The line under the title: a work's artist, an artist's place. */
  names?: Text;
  /** Category, subjects, medium, in any language. */
  words: readonly string[];
  body?: Text;
  /** Popularity; larger comes first. */
  rank: number;
}

/** A word's prefix in the index: how it got there. A plain word has none. */
export const MARK = { title: '=', pinyin: '~', initials: '^' } as const;
/** The prefix of the kind, so that words of a few artists are not searched among those of a million works. */
export const KIND_MARK = {
  item: '',
  artist: '@',
  article: '#',
} as const satisfies Record<Kind, string>;
/** Every document contains this word: it counts them. */
export const EVERY = '*';

interface Field {
  isTitle?: boolean;
  isName?: boolean;
  /** Also findable by any single character or syllable, not only by two neighbours. */
  bySingles?: boolean;
  byPinyin?: boolean;
}

const TITLE: Field = { isTitle: true, bySingles: true, byPinyin: true };
const NAMES: Field = { isName: true, bySingles: true, byPinyin: true };
const WORDS: Field = { byPinyin: true };
const BODY: Field = {};

/**
 * How many characters of a text are indexed: PostgreSQL counts positions up to 16,383, and an article begins with its
 * subject.
 */
const READ = 300;
const READ_OF_BODY = 4_000;

/**
 * The words of a document with their positions, to recognise neighbours. Title words are separate, because title
 * matches come first in every answer.
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
      // One position is left free, so that the end of one run and the start of the next are not neighbours.
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

/** In tsvector syntax. Words contain letters, digits and our own marks: nothing to escape. */
export function asTsvector(terms: ReadonlyMap<string, readonly number[]>): string {
  return Array.from(terms, ([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** Omits languages that search cannot distinguish: most Traditional titles, simplified, equal the Simplified one. */
function differing(text: Text): string[] {
  const byFolded = new Map<string, string>();
  for (const lang of LANGS) {
    const folded = tokens(text[lang], simplifiedCharacter).map((token) => token.text);
    byFolded.set(folded.join(' '), text[lang]);
  }
  return [...byFolded.values()];
}

/** A word of a run, with its position and length in characters. */
export interface Term {
  word: string;
  at: number;
  size: number;
}

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

/** ü is typed as v or as u: index both. */
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
