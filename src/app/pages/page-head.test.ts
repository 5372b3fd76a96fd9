import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { pageHead, summaryOf } from './page-head.ts';

const canonical = (pathname: string, search?: object, path?: string) => {
  const context = { i18n: setupI18n(), locale: 'zh-Hant' } as const;
  const matches = [{ loaderData: { origin: 'https://shop.test', info: { brand: 'Cornice' } } }];
  const page = { match: { context, pathname, ...(search && { search }) }, matches };
  const { links } = pageHead(page, { title: 'T', description: 'D', ...(path && { path }) });
  return links.find(({ rel }) => rel === 'canonical')?.href;
};

test('a page has one address: without filters and sorts, and with the number of a further page', () => {
  expect(canonical('/shop/')).toBe('https://shop.test/zh-Hant/shop');
  expect(canonical('/')).toBe('https://shop.test/zh-Hant');
  expect(canonical('/shop', { sort: 'price', category: 'sea', page: '2' })).toBe('https://shop.test/zh-Hant/shop');
  expect(canonical('/shop', { sort: undefined, page: '2' })).toBe('https://shop.test/zh-Hant/shop?page=2');
  expect(canonical('/shop', { page: '1' })).toBe('https://shop.test/zh-Hant/shop');
});

test('an artist who was asked for by number has the address with the name', () => {
  expect(canonical('/artist/7', {}, '/artist/lin')).toBe('https://shop.test/zh-Hant/artist/lin');
});

test('a long text becomes a description that ends after a word', () => {
  const long = `${'Salt, '.repeat(26)}and the order of the ponds`;
  expect(summaryOf('Short.')).toBe('Short.');
  expect(summaryOf(long)).toBe(`${'Salt, '.repeat(25)}Salt…`);
  expect(summaryOf('鹽'.repeat(200))).toBe(`${'鹽'.repeat(159)}…`);
});
