import { expect, test } from 'vitest';
import type { Lang, Text } from '#shared/locale.ts';
import { artistSortKeys, initialOf, sortedAs } from './artist-sort.ts';

const named = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

function sorted(names: readonly string[], lang: Lang): string[] {
  const column = { en: 'sort_en', 'zh-Hant': 'sort_hant', 'zh-Hans': 'sort_hans' } as const;
  const key = (name: string) =>
    artistSortKeys(sortedAs({ kind: 'artist', name: named(name, name, name) }))[column[lang]];
  return names.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

test('English names are sorted by family name, ignoring accents and case, shorter words first', () => {
  const names = [
    'Shu-ho Linde',
    'Łukasz Nowak',
    'Élodie Roux',
    'Lin Shu-ho',
    'anselm roth',
    'Özlem Kaya',
    'Ezra Quill',
  ];

  expect(sorted(names, 'en')).toEqual([
    'Özlem Kaya',
    'Lin Shu-ho',
    'Shu-ho Linde',
    'Łukasz Nowak',
    'Ezra Quill',
    'anselm roth',
    'Élodie Roux',
  ]);
});

test('a gallery is sorted by its name, and a written sort key takes precedence over a guess', () => {
  const name = named('Anselm Roth', '羅特', '罗特');
  const initial = (as: Parameters<typeof sortedAs>[0]) => initialOf('en', artistSortKeys(sortedAs(as)));

  expect(initial({ kind: 'gallery', name })).toBe('A');
  expect(initial({ kind: 'artist', name })).toBe('R');
  expect(initial({ kind: 'artist', name, sort_as: named('Anselm', '', '') })).toBe('A');
  expect(initial({ kind: 'artist', name: named('', 'Anselm Roth', '') })).toBe('R');
});

test('Traditional Chinese names are sorted by strokes, character by character', () => {
  // 王 4, 吳 7, 林 8, 張 11, 曾 12, 羅 19 strokes; 王一 before 王森.
  expect(sorted(['羅特', '林澍禾', '王森', '曾佩珊', '吳佩珊', '王一', '張三'], 'zh-Hant')).toEqual([
    '王一',
    '王森',
    '吳佩珊',
    '林澍禾',
    '張三',
    '曾佩珊',
    '羅特',
  ]);
});

test('Simplified Chinese names are sorted by pinyin and tone, family names by their own reading, 吕 between 鲁 and 罗', () => {
  expect(sorted(['罗特', '曾佩珊', '吕安', '林澍禾', '安娜', '鲁迅', '陈一', '卢森'], 'zh-Hans')).toEqual([
    '安娜',
    '陈一',
    '林澍禾',
    '卢森',
    '鲁迅',
    '吕安',
    '罗特',
    '曾佩珊',
  ]);
});

test('a name is listed under its letter, or under the strokes of its first character', () => {
  const keys = artistSortKeys(named('Tseng Pei-shan', '曾佩珊', '曾佩珊'));

  expect(initialOf('en', keys)).toBe('T');
  expect(initialOf('zh-Hant', keys)).toBe('12 畫');
  expect(initialOf('zh-Hans', keys)).toBe('Z');
});

test('a Latin name keeps its letter in Chinese, and one without any letter is listed under #', () => {
  const latin = artistSortKeys(sortedAs({ kind: 'artist', name: named('Ezra Quill', 'Ezra Quill', 'Ezra Quill') }));
  const odd = artistSortKeys(named('…', '…', '…'));

  expect([initialOf('zh-Hant', latin), initialOf('zh-Hans', latin)]).toEqual(['Q', 'Q']);
  expect([initialOf('en', odd), initialOf('zh-Hant', odd), initialOf('zh-Hans', odd)]).toEqual(['#', '#', '#']);
});

test('keys contain nothing that databases sort differently', () => {
  const keys = artistSortKeys(named("D'Arcy-O’Brien 3rd", '特奧多拉・弗拉希奇', '特奥多拉·吕'));

  for (const key of Object.values(keys)) expect(key).toMatch(/^[a-z0-9]+$/);
});
