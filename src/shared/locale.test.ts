import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import {
  joinPath,
  LANGS,
  LOCALES,
  langFromHeader,
  langOf,
  localeFromAcceptLanguage,
  localeOf,
  splitPath,
  textIn,
} from './locale.ts';

test('the languages as paths and as the API name them, in the order in which they are offered', () => {
  expect(LOCALES).toEqual(['en', 'zh-Hant', 'zh-CN']);
  expect(LANGS).toEqual(['en', 'zh-Hant', 'zh-Hans']);
  expect(LOCALES.map(langOf)).toEqual(LANGS);
  expect(LANGS.map(localeOf)).toEqual(LOCALES);
});

test.each(LANGUAGES)('a reader of $name sees every text, in any language it exists in', ({ lang, fallback }) => {
  expect([lang, ...fallback].toSorted()).toEqual(LANGS.toSorted());
});

test.each(LANGUAGES)('Intl can sort and write the time in $name', ({ locale, clockTag, collationTag }) => {
  expect(new Intl.DateTimeFormat(clockTag).resolvedOptions().locale).toBe(clockTag);
  expect(new Intl.Collator(collationTag).resolvedOptions().locale.startsWith(locale)).toBe(true);
});

test('a missing text is taken from the other Chinese script first, then from English', () => {
  expect(textIn({ en: 'Sea', 'zh-Hans': '海' }, 'zh-Hant')).toBe('海');
  expect(textIn({ en: 'Sea', 'zh-Hant': '' }, 'zh-Hans')).toBe('Sea');
  expect(textIn({ 'zh-Hans': '海' }, 'en')).toBe('海');
  expect(textIn({}, 'en')).toBe('');
});

test('every language but English is a prefix of the path', () => {
  expect(joinPath('zh-Hant', '/shop/3')).toBe('/zh-Hant/shop/3');
  expect(joinPath('zh-CN', '/')).toBe('/zh-CN');
  expect(joinPath('en', '/shop')).toBe('/shop');
});

test('a path is split into its language and the route', () => {
  expect(splitPath('/zh-CN')).toEqual({ locale: 'zh-CN', path: '/' });
  expect(splitPath('/zh-Hant/news/1')).toEqual({ locale: 'zh-Hant', path: '/news/1' });
  expect(splitPath('/zh-Hantology')).toEqual({ locale: 'en', path: '/zh-Hantology' });
  expect(splitPath('/')).toEqual({ locale: 'en', path: '/' });
});

test.each([
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-CN'],
  ['zh-CN,zh;q=0.9', 'zh-CN'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['fr,de;q=0.9,zh-TW;q=0.5,en;q=0.4', 'zh-Hant'],
  ['en-GB,zh-TW;q=0.5', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  ['*;q=0', 'en'],
])('a browser that asks for "%s" gets %s', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});

test('a language the API does not know is English', () => {
  expect(langFromHeader('zh-Hans')).toBe('zh-Hans');
  expect(langFromHeader('zh-CN')).toBe('zh-Hans');
  expect(langFromHeader('../../etc/passwd')).toBe('en');
  expect(langFromHeader(undefined)).toBe('en');
});
