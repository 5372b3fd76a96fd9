import { type Token, tokens } from '../search.text.ts';
import { simplifiedCharacter } from './chinese.ts';
import { type Term, tokenTerms } from './document-terms.ts';
import type { Asked } from './query-terms.ts';
import type { Phrase, Question } from './question.service.ts';

/** As `slice` counts. */
type Mark = [start: number, end: number];

/** The matches in a title or name, in any spelling; in order and without overlaps. */
export function marksIn(text: string, { meanings }: Question, { isName = false } = {}): Mark[] {
  const marks = tokens(text, simplifiedCharacter).flatMap((token) => {
    const terms = tokenTerms(token, { bySingles: true, byPinyin: true, isName });
    return meanings.flatMap(({ asked, patterns }) =>
      patterns.flat().flatMap((phrase) => phraseMarks(token, terms, phrase, asked)),
    );
  });
  return joined(marks);
}

function phraseMarks(token: Token, terms: readonly Term[], [first, ...others]: Phrase, asked: Asked): Mark[] {
  const isAt = (word: string, at: number) => terms.some((term) => term.word === word && term.at === at);
  return terms.flatMap(({ word, at, size }): Mark[] => {
    if (word !== first || !others.every((other, next) => isAt(other, at + next + 1))) return [];
    if (token.isHan) return [markOf(token, at, at + others.length + size)];
    // Of a partially typed word, mark only its beginning.
    const begun = !asked.isHan && token.text.startsWith(asked.typed) ? asked.typed.length : token.pieces.length;
    return [markOf(token, 0, Math.min(begun, token.pieces.length))];
  });
}

function markOf({ pieces }: Token, from: number, to: number): Mark {
  return [pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0];
}

function joined(marks: readonly Mark[]): Mark[] {
  const found: Mark[] = [];
  for (const [start, end] of marks.toSorted((one, other) => one[0] - other[0])) {
    const last = found.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}
