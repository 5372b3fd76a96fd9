/** The width of a text, in the unit of the column. */
type Measure = (text: string) => number;

// Han, kana, bopomofo, hangul and full-width forms may break anywhere but at their punctuation.
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
/** Must not begin a line. */
const CLOSING = /^[)\]}»”’%,.;:!?、。，．；：！？）】》」』〉〕…％]/u;
/** Must not end a line. */
const OPENING = /[([{«“‘（【《「『〈〔]$/u;

/** Breaks text into the lines of a column: between words and between Han characters; a word that is too long breaks anywhere. */
export function brokenLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => paragraphLines(paragraph, width, measure));
}

function paragraphLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(text)) {
    if (used + measure(piece.trimEnd()) <= width) {
      line += piece;
      used += measure(piece);
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    const [full, rest] = cutWord(piece.trimStart(), width, measure);
    lines.push(...full);
    line = rest;
    used = measure(rest);
  }
  return [...lines, line.trimEnd()];
}

/** The unbreakable pieces: words with the space after them, single Han characters with their punctuation. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    if (last !== undefined && staysWith(last, character)) pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
}

function staysWith(piece: string, character: string): boolean {
  if (character === ' ' || CLOSING.test(character) || OPENING.test(piece)) return true;
  // By code point: rare Han characters take two code units.
  const last = [...piece].at(-1) ?? '';
  return last !== ' ' && !WIDE.test(character) && !WIDE.test(last);
}

function cutWord(word: string, width: number, measure: Measure): [full: string[], rest: string] {
  if (measure(word.trimEnd()) <= width) return [[], word];
  const full: string[] = [];
  let rest = '';
  for (const character of word) {
    if (rest && measure((rest + character).trimEnd()) > width) {
      full.push(rest);
      rest = '';
    }
    rest += character;
  }
  return [full, rest];
}
