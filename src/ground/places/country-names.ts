import { type Locale, perLocale } from '#shared/locale.ts';

export type Country = { code: string; name: string };

// Fixed here because platforms name these three differently, also between versions.
const OWN_NAMES: Record<string, Record<Locale, string>> = {
  TW: { en: 'Taiwan', 'zh-Hant': '台灣', 'zh-CN': '台湾' },
  HK: { en: 'Hong Kong', 'zh-Hant': '香港', 'zh-CN': '香港' },
  MO: { en: 'Macao', 'zh-Hant': '澳門', 'zh-CN': '澳门' },
};

const displayNames = perLocale(({ locale }) => new Intl.DisplayNames(locale, { type: 'region' }));
const collators = perLocale(({ collationTag }) => new Intl.Collator(collationTag));

/** The name of a country by its ISO code. For a code that may be anything, use `countryName` of `countries.ts`. */
export function isoName(code: string, locale: Locale): string {
  return OWN_NAMES[code]?.[locale] ?? displayNames[locale].of(code) ?? code;
}

/** Taiwan, then the others in the language's order: by letter, by stroke count, by pinyin. */
export function inOrder(codes: Iterable<string>, locale: Locale): Country[] {
  const taiwanFirst = (country: Country) => (country.code === 'TW' ? 0 : 1);
  return [...codes]
    .map((code) => ({ code, name: isoName(code, locale) }))
    .sort((a, b) => taiwanFirst(a) - taiwanFirst(b) || collators[locale].compare(a.name, b.name));
}

// @chunk common
