import { and, ilike, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text occurs anywhere in words, ignoring case. An index of character pairs (`pairs_of`) finds
 * candidates; the pattern then decides. `words` must be the index's own expression.
 */
export function holdsText(words: SQL, text: string): SQL | undefined {
  return holdsTexts(words, [text]);
}

/** Whether all of these texts occur: looked up in the index together, because each alone may be in many rows. */
export function holdsTexts(words: SQL, texts: readonly string[]): SQL | undefined {
  const pairs = texts.filter(hasPairs).map((text) => sql`pairs_of(lower(${text}::text))`);
  const found = pairs.length > 0 ? sql`pairs_of(${words}) @> (${sql.join(pairs, sql` || `)})` : undefined;
  return and(found, ...texts.map((text) => holdsPattern(words, text)));
}

/** The same without the index. */
export function holdsPattern(words: SQL, text: string): SQL {
  return ilike(words, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/** A single letter is in no pair; a single Chinese character is indexed alone. */
export function hasPairs(text: string): boolean {
  return !/^\p{ASCII}?$/u.test(text);
}

/** The words of a search, all of which must match. */
export function wordsOf(keyword: string): string[] {
  return [...new Set(keyword.split(/\s+/).filter((word) => word !== ''))];
}
