interface Row {
  /** In paths, in the `i18n_redirected` cookie, in `lang` attributes, as Lingui's and `Intl`'s tag (spec §1). */
  locale: string;
  /** In the API's `lang` header and in the database (spec §1: zh-CN is sent as zh-Hans). */
  lang: string;
  /** Its own name in its own script, so that people who read no other find it. */
  name: string;
  shortName: string;
  /** Latin puts the given name and the street first and a space between sentences; Han the reverse, with wide marks. */
  script: 'latin' | 'han';
  /** The tags of a browser's `Accept-Language`, in lower case, that ask for it; the first row that matches is taken. */
  asked: RegExp;
  /** The `Intl` tag for a day with its hour. */
  clockTag: string;
  /** The `Intl` tag for sorting names. */
  collationTag: string;
  /** Where a missing text is taken from, best first. */
  fallback: readonly string[];
}

// What a new row needs elsewhere: CONTRIBUTING.md, "Adding a language".
const ROWS = [
  {
    locale: 'en',
    lang: 'en',
    name: 'English',
    shortName: 'EN',
    script: 'latin',
    asked: /^en(-|$)/,
    clockTag: 'en',
    collationTag: 'en',
    fallback: ['zh-Hant', 'zh-Hans'],
  },
  {
    locale: 'zh-Hant',
    lang: 'zh-Hant',
    name: '繁體中文',
    shortName: '繁',
    script: 'han',
    asked: /^zh-(hant|tw|hk|mo)\b/,
    // In Taiwan Intl would say 清晨5:56, which nobody reads as a deadline; asked for as an option instead of in the tag,
    // the 24 hours also turn the date into 2026/11/19.
    clockTag: 'zh-Hant-u-hc-h23',
    collationTag: 'zh-Hant-u-co-stroke',
    fallback: ['zh-Hans', 'en'],
  },
  {
    locale: 'zh-CN',
    lang: 'zh-Hans',
    name: '简体中文',
    shortName: '简',
    script: 'han',
    asked: /^zh(-|$)/,
    clockTag: 'zh-CN',
    collationTag: 'zh-CN-u-co-pinyin',
    fallback: ['zh-Hant', 'en'],
  },
] as const satisfies readonly Row[];

export type Locale = (typeof ROWS)[number]['locale'];
export type Lang = (typeof ROWS)[number]['lang'];

export interface Language extends Row {
  locale: Locale;
  lang: Lang;
  fallback: readonly Lang[];
}

/** The shop's languages, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = ROWS;
