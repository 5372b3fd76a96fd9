import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

/** Characters that people write for one another and that the table of Simplified forms leaves apart. */
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
 * The Simplified form of one character. Alone and never by its phrase: a query holds only a part of the phrase, so the
 * same character must come out the same everywhere.
 */
export function simplifiedCharacter(char: string): string {
  if (char < '\u2e80') return char;
  const known = simplified.get(char);
  if (known !== undefined) return known;
  // Made when first needed: reading the table takes 100 ms.
  convert ??= Converter({ from: 't', to: 'cn' });
  const result = ALIKE[char] ?? convert(char);
  simplified.set(char, result);
  return result;
}

/** A bulk load meets the same names and subjects again and again, and a reading takes 0.2 ms. */
const REMEMBERED = 20_000;
const readings = new Map<string, string[]>();

/** The pinyin of a run of Simplified characters, one toneless syllable each; what has no reading stays as it is. */
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
