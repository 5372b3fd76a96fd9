import type { Locale } from './locale.ts';

/** Names or numbers in a row, as a language lists them. Lists of units, which Intl also has, run Chinese ones together: 3, 5, 7 as 357. */
export function listOf(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(parts);
}
