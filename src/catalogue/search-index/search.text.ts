/** One character as written and as search compares it. */
interface Piece {
  folded: string;
  start: number;
  end: number;
}

/** A word, or a run of Chinese, Japanese or Korean characters, which have no spaces. */
export interface Token {
  isHan: boolean;
  text: string;
  pieces: readonly Piece[];
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const WORD = /[\p{L}\p{N}]/u;
const APOSTROPHE = /['’ʼ]/;

/** Longer "words" are noise, and an index entry has a size limit. */
const MAX_LETTERS = 40;

/** Letters without a decomposition, as people without them type them. */
const TYPED_AS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Removes case, accent and width: É, é and ｅ are all e. A combining accent becomes empty. */
export function foldCharacter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return char.toLowerCase();
  const bare = char.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return TYPED_AS[bare] ?? bare;
}

/**
 * The words and runs of a text with their positions. `simplify` converts a Traditional Chinese character to Simplified;
 * its table is too large for the browser, so only the server passes one.
 */
export function tokens(text: string, simplify: (char: string) => string = (char) => char): Token[] {
  const found: Token[] = [];
  let run: Piece[] = [];
  let isHan = false;
  let before = '';
  const finish = () => {
    const token = {
      isHan,
      text: run.map((piece) => piece.folded).join(''),
      pieces: run,
    };
    // Nobody searches for the s of "women's".
    if (run.length > 0 && !(token.text === 's' && APOSTROPHE.test(before))) found.push(token);
    run = [];
  };
  let start = 0;
  for (const char of text) {
    const end = start + char.length;
    const folded = simplify(foldCharacter(char));
    const han = HAN.test(folded);
    if (!han && !WORD.test(folded)) {
      if (folded !== '') {
        finish();
        before = char;
      }
    } else {
      if (han !== isHan || (!han && run.length >= MAX_LETTERS)) {
        if (run.length > 0) {
          finish();
          before = '';
        }
        isHan = han;
      }
      run.push({ folded, start, end });
    }
    start = end;
  }
  finish();
  return found;
}

/** A word as the index stores it: English plurals become singulars, in queries too, so it need not be a real word. */
export function wordForm(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** All runs of `size` neighbouring characters or syllables. */
export function neighbours(parts: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, parts.length - size + 1) }, (_, at) => parts.slice(at, at + size).join(''));
}
