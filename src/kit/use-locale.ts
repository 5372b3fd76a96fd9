import { useLingui } from '@lingui/react';
import { foreignLang, type Locale, localeOfI18n } from '#shared/locale.ts';

/** The page's language, by its name in paths; it never changes while a page is open. */
export function useLocale(): Locale {
  return localeOfI18n(useLingui().i18n);
}

/** Returns the `lang` attribute of a text that may be in another language than the page; undefined if it is in the same. */
export function useForeignLang(): (text: string) => Locale | undefined {
  const locale = useLocale();
  return (text) => foreignLang(text, locale);
}
