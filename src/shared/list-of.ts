import type { Locale } from './locale.ts';

/** Names or numbers as a language lists them. Intl's unit lists would join Chinese ones: 3, 5, 7 as 357. */
export function listOf(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(parts);
}

// @chunk account
