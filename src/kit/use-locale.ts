import { useLingui } from '@lingui/react';
import { type Locale, localeOfI18n } from '#shared/locale.ts';

/** The page's language, by its name in paths; it never changes while a page is open. */
export function useLocale(): Locale {
  return localeOfI18n(useLingui().i18n);
}
