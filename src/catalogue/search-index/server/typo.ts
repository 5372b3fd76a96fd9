/** Shorter words are one letter away from too many others. */
const SHORTEST = 4;
/** From this length two typos are allowed. */
const LONG = 8;
/** Similar words are mostly equal at the start, so only that is compared before measuring. */
const COMPARED = 7;

/** How many typos an indexed word allows. */
export function allowedTypos(word: string): number {
  if (word.length < SHORTEST) return 0;
  return word.length >= LONG ? 2 : 1;
}

/** What an indexed word shares with its misspellings: itself with as many letters left out as typos are allowed. */
export function nearForms(word: string): string[] {
  return withLettersLeftOut(word, allowedTypos(word));
}

/** The same for a typed word, which may be a letter shorter than the one meant. */
export function nearFormsOfTyped(word: string): string[] {
  return withLettersLeftOut(word, allowedTypos(`${word}.`));
}

function withLettersLeftOut(word: string, slips: number): string[] {
  if (slips === 0) return [];
  const forms = new Set([word.slice(0, COMPARED)]);
  let last = [...forms];
  for (let slip = 0; slip < slips; slip += 1) {
    last = last.flatMap((form) => Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)));
    for (const form of last) forms.add(form);
  }
  return [...forms];
}

/** The distance of two words (a letter wrong, missing, too many, or two neighbours swapped), or `limit + 1` if more. */
export function typoDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[other.length] ?? limit + 1, limit + 1);
}
