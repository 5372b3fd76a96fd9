import { describe, expect, test } from 'vitest';
import { pageRedirect, rawPathRedirect } from './page-redirects.ts';

const visit = (path: string, headers: Record<string, string> = {}) =>
  pageRedirect(new URL(`http://shop.test${path}`), new Headers(headers));

describe('trailing slashes', () => {
  test('go by a 301 that keeps the query', () => {
    expect(visit('/shop/')).toEqual({ status: 301, location: '/shop' });
    expect(visit('/zh-Hant/shop/?page=2&sort=new')).toEqual({ status: 301, location: '/zh-Hant/shop?page=2&sort=new' });
    expect(visit('/zh-CN/')).toEqual({ status: 301, location: '/zh-CN' });
  });

  test.each(['//evil.example/', '/\\evil.example/', '/%2F%2Fevil.example/', '///evil.example//', '/%5cevil.example/'])(
    '%s never leads to another host',
    (path) => {
      const { location = '' } =
        pageRedirect(new URL(path.replace(/^\/\//, '/.//'), 'http://shop.test'), new Headers()) ?? {};

      expect(new URL(location || '/', 'http://shop.test').host).toBe('shop.test');
      expect(location).not.toMatch(/^\/[/\\]/);
    },
  );
});

test('filters sent by a form without scripts lead to the address of their list', () => {
  expect(visit('/zh-Hant/shop?colour=blue&price_to=100&price_unit=USD')).toEqual({
    status: 302,
    location: '/zh-Hant/shop?colour=blue&price_max=10000&currency=USD',
  });
  expect(visit('/shop?price_from=&price_unit=USD')).toEqual({ status: 302, location: '/shop' });
  expect(visit('/shop?colour=blue')).toBeUndefined();
});

describe('the first visit to /', () => {
  test('follows the cookie before the browser', () => {
    expect(visit('/', { cookie: 'i18n_redirected=zh-CN', 'accept-language': 'zh-TW' })).toMatchObject({
      location: '/zh-CN',
    });
    expect(visit('/', { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'zh-TW' })).toBeUndefined();
  });

  test('follows the browser when there is no cookie, remembers it, and keeps the query', () => {
    expect(visit('/?oauth=1', { 'accept-language': 'zh-TW' })).toEqual({
      status: 302,
      location: '/zh-Hant?oauth=1',
      choose: 'zh-Hant',
    });
    expect(visit('/', { 'accept-language': 'fr' })).toBeUndefined();
  });

  test('ignores a cookie with a language that does not exist', () => {
    expect(visit('/', { cookie: 'i18n_redirected=//evil.example' })).toBeUndefined();
  });
});

describe('news paths with characters beyond ASCII', () => {
  test('go to their decoded form', () => {
    expect(visit('/news/%25E5%25B1%25B1')).toEqual({ status: 301, location: '/news/%E5%B1%B1' });
    expect(visit('/zh-Hant/news/%25E5%25B1%25B1?a=1')).toEqual({
      status: 301,
      location: '/zh-Hant/news/%E5%B1%B1?a=1',
    });
  });

  test('go to their proper form when they came unencoded over the wire', () => {
    const asNodeReadsIt = (path: string) => Buffer.from(path, 'utf8').toString('latin1');

    expect(rawPathRedirect(asNodeReadsIt('/news/山水'))).toEqual({ status: 301, location: '/news/%E5%B1%B1%E6%B0%B4' });
    expect(rawPathRedirect(asNodeReadsIt('/zh-Hant/news/山?a=水'))).toEqual({
      status: 301,
      location: '/zh-Hant/news/%E5%B1%B1?a=%E6%B0%B4',
    });
    expect(rawPathRedirect('/news/%E5%B1%B1')).toBeUndefined();
    expect(rawPathRedirect(asNodeReadsIt('/search?keyword=山?b=水'))).toMatchObject({
      location: '/search?keyword=%E5%B1%B1?b=%E6%B0%B4',
    });
    for (const other of ['//evil.example/山', '/\\evil.example/山'])
      expect(rawPathRedirect(asNodeReadsIt(other))).toBeUndefined();
    for (const broken of ['\xff\xfe', '\xe8\x97', '\xc0\xaf', '\xed\xa0\x80', '\x80'])
      expect(rawPathRedirect(`/news/${broken}`)).toBeUndefined();
    // A next-line character, whose bytes are no control characters in Latin-1.
    expect(rawPathRedirect(asNodeReadsIt('/news/山\u0085'))).toBeUndefined();
    expect(rawPathRedirect(asNodeReadsIt('/news/山?a=%20b'))).toMatchObject({ location: '/news/%E5%B1%B1?a=%20b' });
  });

  test('stay where they are once decoded, so that there is no loop', () => {
    expect(visit('/news/%E5%B1%B1')).toBeUndefined();
  });

  test.each([
    '/news/%0d%0aSet-Cookie:x=1',
    '/news/%250d%250aSet-Cookie',
    '/news/%252F%252Fevil.example',
    '/news/%E0%A4%A',
    '/news/%25E0%25A4%25A',
  ])('%s makes no redirect', (path) => {
    expect(visit(path)).toBeUndefined();
  });
});

test('the default language has no prefix', () => {
  expect(visit('/en')).toEqual({ status: 301, location: '/' });
  expect(visit('/en/shop?page=2')).toEqual({ status: 301, location: '/shop?page=2' });
});
