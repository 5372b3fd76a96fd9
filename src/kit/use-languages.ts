import { LANGUAGES, type Language } from '#shared/languages.ts';
import { useLocale } from './use-locale.ts';

/** The languages to write in, the reader's first: below each other, as on a phone, the last one is pages away. */
export function useLanguages(): readonly Language[] {
  const locale = useLocale();
  const own = LANGUAGES.filter((language) => language.locale === locale);
  return [...own, ...LANGUAGES.filter((language) => language.locale !== locale)];
}
