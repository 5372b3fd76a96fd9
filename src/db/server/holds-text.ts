import { and, ilike, type SQL, sql } from 'drizzle-orm';

/**
 * Whether words have a text in them, somewhere and in whatever case. An index of pairs of characters (`pairs_of`) finds those that
 * may have it; the pattern then says which do. The words have to be written as the index has them.
 */
export function holdsText(words: SQL, text: string): SQL | undefined {
  const pattern = ilike(words, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  // A single letter is in no pair; a single Chinese character is there by itself.
  if (/^\p{ASCII}?$/u.test(text)) return pattern;
  return and(sql`pairs_of(${words}) @> pairs_of(lower(${text}::text))`, pattern);
}

/** The words of a search, each of which has to be found. */
export function wordsOf(keyword: string): string[] {
  return [...new Set(keyword.split(/\s+/).filter((word) => word !== ''))];
}
