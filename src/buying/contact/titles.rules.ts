import type { Locale } from '#shared/locale.ts';

/** Forms of address (spec §3), with their names in a list. */
export const TITLES = {
  mr: { en: 'Mr', 'zh-Hant': '先生', 'zh-CN': '先生' },
  ms: { en: 'Ms', 'zh-Hant': '女士', 'zh-CN': '女士' },
  mx: { en: 'Mx', 'zh-Hant': '不使用稱謂', 'zh-CN': '不使用称谓' },
  dr: { en: 'Dr', 'zh-Hant': '博士', 'zh-CN': '博士' },
  prof: { en: 'Prof', 'zh-Hant': '教授', 'zh-CN': '教授' },
} as const satisfies Record<string, Record<Locale, string>>;

export type Title = keyof typeof TITLES;
export const TITLE_CODES = Object.keys(TITLES) as [Title, ...Title[]];
