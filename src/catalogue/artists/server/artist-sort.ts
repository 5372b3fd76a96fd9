import { pinyin } from 'pinyin-pro';
import type { Lang, Text } from '#shared/locale.ts';
import { perLang, textIn } from '#shared/locale.ts';
import { familyFirst } from './family-name.ts';

export const SORT_COLUMNS = {
  en: 'sort_en',
  'zh-Hant': 'sort_hant',
  'zh-Hans': 'sort_hans',
} as const satisfies Record<Lang, string>;
export type SortKeys = Record<(typeof SORT_COLUMNS)[Lang], string>;

const HAN = /\p{Script=Han}/u;
/** Headings above this have gaps; no name needs more. */
const MOST_STROKES = 33;
const strokeOrder = new Intl.Collator('zh-u-co-stroke');

/**
 * Sort keys for each language: Latin letters in English, strokes in Traditional Chinese, pinyin in Simplified. They
 * contain only a–z and 0–9, which every collation sorts alike.
 */
export function artistSortKeys(name: Text): SortKeys {
  return {
    sort_en: latinKey(textIn(name, 'en')),
    sort_hant: strokeKey(textIn(name, 'zh-Hant')),
    sort_hans: pinyinKey(textIn(name, 'zh-Hans')),
  };
}

/** The heading of a name: a letter, or in Traditional Chinese the strokes of its first character. */
export function initialOf(lang: Lang, keys: SortKeys): string {
  const key = keys[SORT_COLUMNS[lang]];
  const strokes = lang === 'zh-Hant' ? /^\d\d/.exec(key)?.[0] : undefined;
  if (strokes) return `${Number(strokes)} 畫`;
  return /^[a-z]/.exec(key)?.[0].toUpperCase() ?? '#';
}

/** 0 separates words and sorts before every letter: Li Wei comes before Lin An. */
function latinKey(name: string): string {
  return (
    folded(name)
      .replace(/[^a-z0-9]+/g, '0')
      .replace(/^0+|0+$/g, '') || pinyinKey(name)
  );
}

/** Per character two digits of strokes and its code; among equal strokes the code follows the radical. */
function strokeKey(name: string): string {
  return [...name]
    .map((character) => {
      if (!HAN.test(character)) return folded(character).replace(/[^a-z0-9]/g, '');
      return String(strokesOf(character)).padStart(2, '0') + codeOf(character);
    })
    .join('');
}

/** Syllables with tones, then the characters, so that names with the same sound have one order. */
function pinyinKey(name: string): string {
  // A family name may be read differently from the same character elsewhere: 曾 is zeng.
  const syllables = pinyin(name, { toneType: 'num', type: 'array', surname: 'head', nonZh: 'consecutive' });
  // Dictionaries put lü between lu and luan: 9 comes after every tone and before every letter.
  const sounds = syllables.map((syllable) => folded(syllable.replaceAll('ü', 'u9')).replace(/[^a-z0-9]+/g, ''));
  const characters = [...name].filter((character) => HAN.test(character)).map(codeOf);
  return [sounds.join(''), ...characters].join('0');
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(5, '0');
}

/** Letters that Unicode does not decompose into a plain one and an accent. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

function folded(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return letters.replace(/[øłđðþßæœı]/g, (letter) => PLAIN[letter] ?? '');
}

/**
 * Unicode's stroke order has a heading before the characters of each number (U+FDD0 and the Braille pattern of that
 * number); a character's number is that of the last heading before it.
 */
function strokesOf(character: string): number {
  let low = 0;
  let high = MOST_STROKES;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const heading = `\uFDD0${String.fromCharCode(0x2800 + middle)}`;
    if (strokeOrder.compare(heading, character) <= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface SortedName {
  kind: 'artist' | 'gallery';
  name: Text;
  sort_as?: Text | null | undefined;
}

/**
 * What a name is sorted by: the key that staff or the seller wrote, otherwise a person's family name or a gallery's
 * name.
 */
export function sortedAs({ kind, name, sort_as }: SortedName): Text {
  return perLang(({ lang }) => {
    const shown = textIn(name, lang);
    return sort_as?.[lang] || (kind === 'artist' ? familyFirst(shown, name) : shown);
  });
}
