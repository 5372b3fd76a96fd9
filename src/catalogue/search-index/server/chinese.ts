import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

/** Variants that the table of Simplified forms does not unify. */
const ALIKE: Record<string, string> = {
  著: '着',
  瞭: '了',
  藉: '借',
  姊: '姐',
  妳: '你',
  牠: '它',
  週: '周',
  佔: '占',
};

const simplified = new Map<string, string>();
let convert: ((text: string) => string) | undefined;

/**
 * The Simplified form of one character, never by phrase: a query may contain only part of the phrase, so a character
 * must always convert the same way.
 */
export function simplifiedCharacter(char: string): string {
  if (char < '\u2e80') return char;
  const known = simplified.get(char);
  if (known !== undefined) return known;
  // Created on first use: reading the table takes 100 ms.
  convert ??= Converter({ from: 't', to: 'cn' });
  const result = ALIKE[char] ?? convert(char);
  simplified.set(char, result);
  return result;
}

/** A bulk load repeats the same names and subjects, and a reading takes 0.2 ms. */
const REMEMBERED = 20_000;
const readings = new Map<string, string[]>();

/** Toneless pinyin, one syllable per character; characters without a reading stay. */
export function syllablesOf(run: string, isName: boolean): string[] {
  const key = isName ? `${run}\n` : run;
  const known = readings.get(key);
  if (known) return known;
  if (readings.size >= REMEMBERED) readings.clear();
  const result = pinyin(run, {
    toneType: 'none',
    type: 'array',
    v: true,
    ...(isName && { surname: 'head' }),
  });
  readings.set(key, result);
  return result;
}
