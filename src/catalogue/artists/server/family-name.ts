import { pinyin } from 'pinyin-pro';
import type { Text } from '#shared/locale.ts';

const HAN = /\p{Script=Han}/u;
const CHINESE_NAME = /^\p{Script=Han}{2,3}$/u;
/** Common Taiwanese family names whose spelling is not pinyin. */
const TAIWAN_NAMES = new Set(
  'chang cheng chiang chien chiu chou chu chuang chung ho hsiao hsieh hsu hsueh kao ko kuo lo lu shih su sung tai teng ting tsai tsao tseng tu wei yeh yen yu'.split(
    ' ',
  ),
);
/** A given name of two syllables in Taiwanese spelling: Shu-ho. */
const TWO_SYLLABLES = /^\p{Lu}\p{Ll}+-\p{Ll}+$/u;
/** Words that belong to the family name after them; in an index, the German `von` and `zu` do not. */
const PARTICLES = new Set(
  'al ap bin da de del della den der des di do dos du el ibn la las le lo los mac san st ten ter van'.split(' '),
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv|\d+(?:st|nd|rd|th))\.?$/i;
/** Several people, or a studio: no family name at the end. */
const NO_PERSON = /[&+,/]|\band\b|^(?:the|studio|atelier|collectif|team)\b/i;

/** Splits a name into family name and rest, as a guess; staff and sellers can correct it. */
function guessFamilyName(latin: string, name: Text): { family: string; given: string } {
  const words = latin.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || NO_PERSON.test(latin)) return { family: latin.trim(), given: '' };
  const [from, to] = isFamilyFirst(words, name) ? [0, 1] : familyAtEnd(words);
  return {
    family: words.slice(from, to).join(' '),
    given: [...words.slice(0, from), ...words.slice(to)].join(' '),
  };
}

function familyAtEnd(words: readonly string[]): [from: number, to: number] {
  const last = words.findLastIndex((word, at) => at === 0 || !SUFFIX.test(word));
  let from = last;
  while (from > 1 && PARTICLES.has((words[from - 1] ?? '').toLowerCase())) from -= 1;
  return [from, last + 1];
}

/**
 * Chinese names often have their own order in Latin letters: Lin is the family name in both Lin Shu-ho and Shu-ho Lin.
 */
function isFamilyFirst([first = '', ...rest]: readonly string[], name: Text): boolean {
  const last = rest.at(-1) ?? '';
  if (TWO_SYLLABLES.test(last) !== TWO_SYLLABLES.test(first)) return TWO_SYLLABLES.test(last);
  const chinese = [name['zh-Hant'], name['zh-Hans']].find((text) => CHINESE_NAME.test(text.trim()));
  if (chinese === undefined) return false;
  const [family = ''] = pinyin(chinese.trim(), { toneType: 'none', type: 'array', surname: 'head' });
  const isFamily = (word: string) => word.toLowerCase() === family || TAIWAN_NAMES.has(word.toLowerCase());
  // 莫內 is Claude Monet: a name in characters need not be Chinese.
  return isFamily(first) && !(isFamily(last) && last.toLowerCase() === family);
}

/** Between the parts of a transliterated name: 以斯拉・奎爾. */
const INTERPUNCT = /[·・‧•]/u;

/**
 * A person with Latin letters or a transliterated name is sorted by the family name, everything else as written. Two
 * people can be written like one transliterated name: the English name tells.
 */
export function familyFirst(text: string, name: Text): string {
  if (HAN.test(text)) {
    if (NO_PERSON.test(name.en)) return text;
    const parts = text.split(INTERPUNCT);
    return [parts.at(-1), ...parts.slice(0, -1)].join('・');
  }
  const { family, given } = guessFamilyName(text, name);
  return given === '' ? family : `${family}, ${given}`;
}
