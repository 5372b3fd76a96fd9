import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en.po'),
  'zh-Hant': () => import('#locales/zh-Hant.po'),
  'zh-CN': () => import('#locales/zh-CN.po'),
};

const loaded = new Map<Locale, Promise<I18n>>();

/** The texts of one language. An instance never changes its language, so requests may share it. */
export function i18nFor(locale: Locale): Promise<I18n> {
  let i18n = loaded.get(locale);
  if (!i18n) {
    i18n = catalogues[locale]().then(({ messages }) => setupI18n({ locale, messages: { [locale]: messages } }));
    // A failed download must not be remembered, or the page could never recover.
    i18n.catch(() => loaded.delete(locale));
    loaded.set(locale, i18n);
  }
  return i18n;
}
