/** One character as it was written and as search compares it. */
interface Piece {
  folded: string;
  start: number;
  end: number;
}

/** A word, or a run of Chinese, Japanese or Korean characters, which are written without spaces. */
export interface Token {
  isHan: boolean;
  text: string;
  pieces: readonly Piece[];
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const WORD = /[\p{L}\p{N}]/u;
const APOSTROPHE = /['’ʼ]/;

/** Longer "words" are noise, and an index entry has a limit of its own. */
const MAX_LETTERS = 40;

/** Letters that are no accented form of another, as people type them who do not have them. */
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

/** A character without case, accent and width: É, é and ｅ are all e. A combining accent is nothing. */
export function foldCharacter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return char.toLowerCase();
  const bare = char.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return TYPED_AS[bare] ?? bare;
}

/**
 * The words and runs of a text, each with the place it stands in. `simplify` turns a Traditional Chinese character into
 * its Simplified form; its table is too large for the browser, so only the server gives one.
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
    // The s of "women's" is no word anybody looks for.
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

/** A word in the form the index holds: English plurals as singulars, on both sides alike, so it need not be a real word. */
export function wordForm(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Neighbouring characters or syllables of a run, as many at a time as `size` says. */
export function neighbours(parts: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, parts.length - size + 1) }, (_, at) => parts.slice(at, at + size).join(''));
}
