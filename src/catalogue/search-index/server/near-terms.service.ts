import type { Db } from '#db/server/connect.ts';
import { MARK } from './document-terms.ts';
import type { Meaning, Question } from './question.service.ts';
import { wordsBeginning } from './vocabulary.ts';

const MAX_NEAR = 6;
/** How many letters of an unknown word to keep; words that begin the same may be meant. */
const SAME_LETTERS = 3;

/** For a query without results: the parts that have some, then words that begin like the unknown ones. */
export async function nearTerms(db: Db, { meanings, known }: Question): Promise<string[]> {
  const near = meanings.flatMap((meaning) => knownParts(meaning, known));
  const unknown = meanings.find(({ asked, patterns }) => !asked.isHan && patterns.length === 0)?.asked;
  if (near.length < MAX_NEAR && unknown && !unknown.isHan && unknown.typed.length >= SAME_LETTERS) {
    const words = await wordsBeginning(db, unknown.typed.slice(0, SAME_LETTERS), MAX_NEAR);
    near.push(...words.map(({ word }) => word.replace(MARK.pinyin, '')));
  }
  return [...new Set(near)].slice(0, MAX_NEAR);
}

function knownParts({ asked, patterns }: Meaning, known: Question['known']): string[] {
  if (patterns.length > 0) return [asked.written];
  if (!asked.isHan) return [];
  // As typed: the index contains simplified characters.
  const written = [...asked.written];
  const pairs = asked.characters.flatMap((char, at) => {
    const pair = char + (asked.characters[at + 1] ?? '');
    return pair !== char && known.has(pair) ? [written.slice(at, at + 2).join('')] : [];
  });
  const singles = asked.characters.flatMap((char, at) => (known.has(char) ? [written[at] ?? char] : []));
  return pairs.length > 0 ? pairs : singles;
}
