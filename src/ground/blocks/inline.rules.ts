/** A run of text: plain, stressed, or a link. */
export type Inline =
  | { kind: 'plain'; text: string }
  | { kind: 'stressed'; text: string }
  | { kind: 'link'; text: string; href: string };

const [STAR, LINE, OPEN, CLOSE, ADDRESS_END] = ['*', '\n', '[', ']', ')'].map((sign) => sign.charCodeAt(0));
/** The characters that `\s` matches. */
const SPACES: ReadonlySet<number> = new Set(
  [...' \t\n\v\f\r\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff']
    .map((sign) => sign.charCodeAt(0))
    .concat(Array.from({ length: 11 }, (_, at) => 0x2000 + at)),
);
/** A page of the shop, an anchor on this page, or another site over https; never a script. */
const SAFE = /^(\/(?!\/)|#|https:\/\/)/;

/**
 * Parses the two marks of a text, `*stressed*` and `[words](address)`. A link with an unsafe address becomes plain
 * words. Linear time: each character is read at most once per kind of ending.
 */
export function inlineOf(text: string): Inline[] {
  const marks = new MarkReader(text);
  const runs: Inline[] = [];
  let end = 0;
  for (let at = marks.begin(0); at < text.length; at = marks.begin(Math.max(end, at + 1))) {
    const marked = text.charAt(at) === '*' ? marks.stressed(at) : marks.link(at);
    if (!marked) continue;
    if (at > end) runs.push({ kind: 'plain', text: text.slice(end, at) });
    runs.push(marked.run);
    end = marked.end;
  }
  if (end < text.length) runs.push({ kind: 'plain', text: text.slice(end) });
  return runs;
}

interface Marked {
  run: Inline;
  /** Index after the last character of the mark. */
  end: number;
}

/** Parses the marks of one text from beginning to end. */
class MarkReader {
  readonly #text: string;
  /** The next character that may start a mark. */
  readonly begin: Seek;
  readonly #star: Seek;
  readonly #bracket: Seek;
  readonly #address: Seek;

  constructor(text: string) {
    this.#text = text;
    this.begin = seekerOf(text, (code) => code === STAR || code === OPEN);
    this.#star = seekerOf(text, (code) => code === STAR || code === LINE);
    this.#bracket = seekerOf(text, (code) => code === CLOSE || code === LINE);
    this.#address = seekerOf(text, (code) => code === ADDRESS_END || SPACES.has(code));
  }

  /** `*words*`, in one line. */
  stressed(at: number): Marked | undefined {
    const end = this.#star(at + 1);
    if (end === at + 1 || this.#text.charAt(end) !== '*') return undefined;
    return { run: { kind: 'stressed', text: this.#text.slice(at + 1, end) }, end: end + 1 };
  }

  /** `[words](address)`: the words in one line, the address without a space. */
  link(at: number): Marked | undefined {
    const close = this.#bracket(at + 1);
    if (close === at + 1 || !this.#text.startsWith('](', close)) return undefined;
    const end = this.#address(close + 2);
    if (end === close + 2 || this.#text.charAt(end) !== ')') return undefined;
    const words = this.#text.slice(at + 1, close);
    const href = this.#text.slice(close + 2, end);
    return {
      run: SAFE.test(href) ? { kind: 'link', text: words, href } : { kind: 'plain', text: words },
      end: end + 1,
    };
  }
}

type Seek = (from: number) => number;

/** Finds the first such character from a position on, or the end. For ascending positions it reads the text only once. */
function seekerOf(text: string, isWanted: (code: number) => boolean): Seek {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    for (found = from; found < text.length && !isWanted(text.charCodeAt(found)); ) found++;
    return found;
  };
}

/** A text without its marks, for search, feeds and previews. */
export function plainOf(text: string): string {
  return inlineOf(text)
    .map((run) => run.text)
    .join('');
}
