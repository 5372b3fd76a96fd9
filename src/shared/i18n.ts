import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';

const firstParts: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en.po'),
  'zh-Hant': () => import('#locales/zh-Hant.po'),
  'zh-CN': () => import('#locales/zh-CN.po'),
};
// The build sees `?rest` and returns that half (scripts/split-messages.ts); Lingui compiles what ends with `?lingui`.
const restParts: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en.po?rest?lingui'),
  'zh-Hant': () => import('#locales/zh-Hant.po?rest?lingui'),
  'zh-CN': () => import('#locales/zh-CN.po?rest?lingui'),
};

const loaded = new Map<Locale, Promise<I18n>>();

/**
 * The texts of one language; in a browser those of the first part (see message-parts.ts). An instance never
 * changes its language, so requests may share it.
 */
export function i18nFor(locale: Locale): Promise<I18n> {
  let i18n = loaded.get(locale);
  if (!i18n) {
    i18n = firstParts[locale]().then(({ messages }) =>
      setupI18n({
        locale,
        messages: { [locale]: messages },
        // A page used a text outside its part: it is loaded late.
        missing: (_, id) => {
          void loadRestOfMessages(locale).catch(() => undefined);
          return id;
        },
      }),
    );
    // A failed download must not be cached, or the page could never recover.
    i18n.catch(() => loaded.delete(locale));
    loaded.set(locale, i18n);
  }
  return i18n;
}

const loadedRests = new Map<Locale, Promise<void>>();

/** Loads the rest of a language's texts in a browser; the server has all of them. */
export function loadRestOfMessages(locale: Locale): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  let loading = loadedRests.get(locale);
  if (!loading) {
    loading = Promise.all([i18nFor(locale), restParts[locale]()]).then(([i18n, { messages }]) =>
      i18n.load(locale, messages),
    );
    loading.catch(() => loadedRests.delete(locale));
    loadedRests.set(locale, loading);
  }
  return loading;
}
