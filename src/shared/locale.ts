import { LANGUAGES, type Lang, type Language, type Locale } from './languages.ts';

export type { Lang, Locale };

/** The interface languages as they stand in paths. */
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);
/** The same languages as the API's `lang` header and the database name them. */
export const LANGS: readonly Lang[] = LANGUAGES.map(({ lang }) => lang);
export const DEFAULT_LOCALE: Locale = 'en';

/** One thing for each language, by its name in paths. Made when it is first asked for: an `Intl` object takes milliseconds. */
export function perLocale<T>(make: (language: Language) => T): Record<Locale, T> {
  const made = new Map<Locale, T>();
  const things = {} as Record<Locale, T>;
  for (const language of LANGUAGES) {
    const { locale } = language;
    const get = () => {
      if (!made.has(locale)) made.set(locale, make(language));
      return made.get(locale) as T;
    };
    Object.defineProperty(things, locale, { get, enumerable: true });
  }
  return things;
}

/** One thing for each language, by its name in the API and the database. */
export function perLang<T>(make: (language: Language) => T): Record<Lang, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language.lang, make(language)])) as Record<Lang, T>;
}

const LANGUAGE_OF = perLocale((language) => language);
const LANGUAGE_OF_LANG = perLang((language) => language);

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
  return LANGUAGE_OF[locale].lang;
}

/** The page language for an API language. */
export function localeOf(lang: Lang): Locale {
  return LANGUAGE_OF_LANG[lang].locale;
}

/** Reads a `lang` header; anything unknown is the default, so that it never reaches a query or a cache key. */
export function langFromHeader(value: string | undefined): Lang {
  return LANGUAGES.find(({ lang, locale }) => lang === value || locale === value)?.lang ?? langOf(DEFAULT_LOCALE);
}

/** The tag by which `Intl` writes a day with its hour. */
export function clockTagOf(locale: Locale): string {
  return LANGUAGE_OF[locale].clockTag;
}

/** Whether a language puts the family name and the largest place first and writes wide marks without spaces. */
export function usesHanScript(locale: Locale): boolean {
  return LANGUAGE_OF[locale].script === 'han';
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
  return LANGUAGES.find(({ asked }) => asked.test(tag))?.locale;
}

/** Short things in one line, with the comma of the language: “3, 4” or 「3、4」. */
export function listed(things: readonly (string | number)[], locale: Locale): string {
  return things.join(LANGUAGE_OF[locale].script === 'latin' ? ', ' : '、');
}

/** A text in the asked language, else in the other Chinese script, else in English (product, conventions). */
export function textIn(text: Partial<Text>, lang: Lang): string {
  if (text[lang]) return text[lang];
  const spoken = LANGUAGE_OF_LANG[lang].fallback.find((other) => text[other]);
  return spoken ? (text[spoken] ?? '') : '';
}
