import { LANGUAGES, type Lang, type Language, type Locale } from './languages.ts';

export type { Lang, Locale };

/** The interface languages as used in paths. */
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);
/** The same languages as in the API's `lang` header and the database. */
export const LANGS: readonly Lang[] = LANGUAGES.map(({ lang }) => lang);
export const DEFAULT_LOCALE: Locale = 'en';

/** One value per language, by its name in paths. Created on first use: an `Intl` object takes milliseconds. */
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

/** One value per language, by its name in the API and the database. */
export function perLang<T>(make: (language: Language) => T): Record<Lang, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language.lang, make(language)])) as Record<Lang, T>;
}

const LANGUAGE_OF = perLocale((language) => language);
const LANGUAGE_OF_LANG = perLang((language) => language);

/** A text for people, as stored. */
export type Text = Record<Lang, string>;

/** Spec §9: this cookie stores the language choice for 365 days. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a Lingui instance; `i18nFor` makes them only for our languages. */
export function localeOfI18n({ locale }: { locale: string }): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** The `lang` header's value for a page in `locale`. */
export function langOf(locale: Locale): Lang {
  return LANGUAGE_OF[locale].lang;
}

export function localeOf(lang: Lang): Locale {
  return LANGUAGE_OF_LANG[lang].locale;
}

/** Reads a `lang` header; an unknown value becomes the default, so that it never reaches a query or a cache key. */
export function langFromHeader(value: string | undefined): Lang {
  return LANGUAGES.find(({ lang, locale }) => lang === value || locale === value)?.lang ?? langOf(DEFAULT_LOCALE);
}

export function clockTagOf(locale: Locale): string {
  return LANGUAGE_OF[locale].clockTag;
}

/** Whether a language puts the family name and the largest place first and writes full-width punctuation without spaces. */
export function usesHanScript(locale: Locale): boolean {
  return LANGUAGE_OF[locale].script === 'han';
}

/** Splits a browser path into its language and the route's path. */
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

/** A text in the requested language, else in the other Chinese script, else in English (product, conventions). */
export function textIn(text: Partial<Text>, lang: Lang): string {
  if (text[lang]) return text[lang];
  const spoken = LANGUAGE_OF_LANG[lang].fallback.find((other) => text[other]);
  const found = spoken ? (text[spoken] ?? '') : '';
  return spoken && spoken !== 'en' ? converted(found, lang) : found;
}

/** Changes nothing in browsers: they have no conversion tables. */
let converted = (text: string, _lang: Lang): string => text;

/** Sets how `textIn` converts a Chinese text for readers of the other script; the server does so at its start. */
export function convertScriptsWith(convert: typeof converted): void {
  converted = convert;
}

const HAN = /\p{Script=Han}/u;

/** The `lang` attribute of a text that may be in another language than its page: Chinese on a Latin page, or the reverse. */
export function foreignLang(text: string, locale: Locale): Locale | undefined {
  const isHan = HAN.test(text);
  if (!text || isHan === usesHanScript(locale)) return undefined;
  return isHan ? 'zh-Hant' : 'en';
}
