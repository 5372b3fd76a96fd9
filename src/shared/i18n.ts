import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en.po'),
  'zh-Hant': () => import('#locales/zh-Hant.po'),
  'zh-CN': () => import('#locales/zh-CN.po'),
};
const rooms: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./rooms-en.ts'),
  'zh-Hant': () => import('./rooms-zh-hant.ts'),
  'zh-CN': () => import('./rooms-zh-cn.ts'),
};

const loaded = new Map<Locale, Promise<I18n>>();

/**
 * The texts of one language; in a browser those of the front pages (see front-rooms.ts). An instance never changes its
 * language, so requests may share it.
 */
export function i18nFor(locale: Locale): Promise<I18n> {
  let i18n = loaded.get(locale);
  if (!i18n) {
    i18n = catalogues[locale]().then(({ messages }) =>
      setupI18n({
        locale,
        messages: { [locale]: messages },
        // A page said more than its part holds: better a moment late than never.
        missing: (_, id) => {
          void loadRooms(locale).catch(() => undefined);
          return id;
        },
      }),
    );
    // A failed download must not be remembered, or the page could never recover.
    i18n.catch(() => loaded.delete(locale));
    loaded.set(locale, i18n);
  }
  return i18n;
}

const loadedRooms = new Map<Locale, Promise<void>>();

/** Brings the rest of a language's texts into a browser; the server has all of them. */
export function loadRooms(locale: Locale): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  let loading = loadedRooms.get(locale);
  if (!loading) {
    loading = Promise.all([i18nFor(locale), rooms[locale]()]).then(([i18n, { messages }]) =>
      i18n.load(locale, messages),
    );
    loading.catch(() => loadedRooms.delete(locale));
    loadedRooms.set(locale, loading);
  }
  return loading;
}
