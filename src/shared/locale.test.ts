import { expect, test } from 'vitest';
import { joinPath, langFromHeader, localeFromAcceptLanguage, splitPath } from './locale.ts';

test('every language but English stands in front of the path', () => {
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
