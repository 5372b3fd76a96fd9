import { expect, test } from 'vitest';
import { matchRange } from './match-range.rules.ts';

test('a query is found with any case and accents', () => {
  expect(matchRange('Curaçao', 'CURAC', 'en')).toEqual([0, 5]);
  expect(matchRange('Åland Islands', 'isl', 'en')).toEqual([6, 9]);
});

test('a query in Chinese is found inside the text', () => {
  expect(matchRange('臺北市大安區', '大安', 'zh-Hant')).toEqual([3, 5]);
});

test('spaces around a query do not count, and an empty one marks nothing', () => {
  expect(matchRange('Taipei', ' pei ', 'en')).toEqual([3, 6]);
  expect(matchRange('Taipei', '  ', 'en')).toBeUndefined();
  expect(matchRange('Taipei', 'Tainan', 'en')).toBeUndefined();
});
