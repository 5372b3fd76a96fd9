import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, type Locale } from '../src/shared/locale.ts';

/** Returns a text of the shop in a language, given its English. */
export type Say = (english: string, values?: Record<string, string>) => string;

/** The shop's texts of a language, from its catalogue, so that a test in Chinese follows every rewording. */
export function wordsOf(locale: Locale): Say {
  if (locale === DEFAULT_LOCALE) return fillIn;
  const catalogue = readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), 'utf8');
  const pairs = catalogue.matchAll(/^msgid (".+")\nmsgstr (".*")$/gm);
  const words = new Map([...pairs].map(([, id, text]) => [JSON.parse(id ?? '""'), JSON.parse(text ?? '""')]));
  return (english, values = {}) => {
    const text: string | undefined = words.get(english);
    if (!text) throw new Error(`the catalogue of ${locale} has no “${english}”`);
    return fillIn(text, values);
  };
}

function fillIn(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}
