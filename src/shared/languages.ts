interface Row {
  /** In paths, in the `i18n_redirected` cookie, in `lang` attributes, as Lingui's and `Intl`'s tag (spec §1). */
  locale: string;
  /** In the API's `lang` header and in the database (spec §1: zh-CN is sent as zh-Hans). */
  lang: string;
  /** Its own name in its own script, for people who read no other. */
  name: string;
  shortName: string;
  /** Latin puts the given name and the street first and a space between sentences; Han the reverse, with full-width punctuation. */
  script: 'latin' | 'han';
  /** Matches tags of `Accept-Language`, in lower case; the first matching row is taken. */
  asked: RegExp;
  /** The `Intl` tag for a day with its hour. */
  clockTag: string;
  /** The `Intl` tag for sorting names. */
  collationTag: string;
  /** The languages a missing text is taken from, best first. */
  fallback: readonly string[];
}

// For a new row see CONTRIBUTING.md, "Adding a language".
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
    // For Taiwan Intl would say 清晨5:56, which is no usual way to write a deadline; as an option instead of in the
    // tag, the 24-hour clock would also turn the date into 2026/11/19.
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

/** The shop's languages, in display order. */
export const LANGUAGES: readonly Language[] = ROWS;
