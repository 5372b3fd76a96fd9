import { and, ilike, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text occurs anywhere in words, ignoring case. An index of character pairs (`pairs_of`) finds
 * candidates; the pattern then decides. `words` must be the index's own expression.
 */
export function holdsText(words: SQL, text: string): SQL | undefined {
  const pattern = ilike(words, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  // A single letter is in no pair; a single Chinese character is indexed alone.
  if (/^\p{ASCII}?$/u.test(text)) return pattern;
  return and(sql`pairs_of(${words}) @> pairs_of(lower(${text}::text))`, pattern);
}

/** The words of a search, all of which must match. */
export function wordsOf(keyword: string): string[] {
  return [...new Set(keyword.split(/\s+/).filter((word) => word !== ''))];
}
