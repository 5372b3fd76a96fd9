/** The three interface languages as they stand in paths and in the `i18n_redirected` cookie (spec §1). */
export const LOCALES = ['en', 'zh-Hant', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The same languages as the API's `lang` header and the database name them (spec §1: zh-CN is sent as zh-Hans). */
export const LANGS = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Lang = (typeof LANGS)[number];

/** Text that people read, as the database keeps it. */
export type Text = Record<Lang, string>;

/** Spec §9: the language choice lives in this cookie for 365 days. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a Lingui instance; `i18nFor` makes them for our languages alone. */
export function localeOfI18n({ locale }: { locale: string }): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** The `lang` header's value for a page in `locale`. */
export function langOf(locale: Locale): Lang {
  return locale === 'zh-CN' ? 'zh-Hans' : locale;
}

/** The page language for an API language. */
export function localeOf(lang: Lang): Locale {
  return lang === 'zh-Hans' ? 'zh-CN' : lang;
}

/** Reads a `lang` header; anything unknown is the default, so that it never reaches a query or a cache key. */
export function langFromHeader(value: string | undefined): Lang {
  if (value === 'zh-CN') return 'zh-Hans';
  return LANGS.find((lang) => lang === value) ?? 'en';
}

/**
 * The tag by which `Intl` writes a day with its hour. In Taiwan it would say 清晨5:56, which nobody reads as a deadline;
 * asked for as an option instead of in the tag, the 24 hours also turn the date into 2026/11/19.
 */
export function clockTagOf(locale: string): string {
  return locale === 'zh-Hant' ? 'zh-Hant-u-hc-h23' : locale;
}

/** Splits a browser path into its language and the path the routes know. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (first === DEFAULT_LOCALE || !isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}

/** The browser path of a route in a language: every language but the default has a prefix (spec §2). */
export function joinPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The best of our languages for an `Accept-Language` header. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map((param) => param.trim()).find((param) => param.startsWith('q='));
      return { tag: tag.toLowerCase(), q: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.tag && wish.q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wishes) {
    const locale = localeOfTag(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

function localeOfTag(tag: string): Locale | undefined {
  if (tag === 'en' || tag.startsWith('en-')) return 'en';
  if (tag !== 'zh' && !tag.startsWith('zh-')) return undefined;
  return /^zh-(hant|tw|hk|mo)\b/.test(tag) ? 'zh-Hant' : 'zh-CN';
}

const FALLBACK: Record<Lang, readonly Lang[]> = {
  en: ['en', 'zh-Hant', 'zh-Hans'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en'],
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en'],
};

/** A text in the asked language, else in the other Chinese script, else in English (product, conventions). */
export function textIn(text: Partial<Text>, lang: Lang): string {
  const spoken = FALLBACK[lang].find((other) => text[other]);
  return spoken ? (text[spoken] ?? '') : '';
}
