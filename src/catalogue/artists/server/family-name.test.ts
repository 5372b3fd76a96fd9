import { expect, test } from 'vitest';
import { familyFirst } from './family-name.ts';

const only = (en: string, zh = '') => familyFirst(en, { en, 'zh-Hant': zh, 'zh-Hans': zh });

test.for([
  ['Anselm Roth', 'Roth, Anselm'],
  ['Vincent van Gogh', 'van Gogh, Vincent'],
  ['Ludwig van der Aa', 'van der Aa, Ludwig'],
  ['Willem de Kooning', 'de Kooning, Willem'],
  ['Otto von Bismarck', 'Bismarck, Otto von'],
  ['Jean-Luc Aubanel', 'Aubanel, Jean-Luc'],
  ['John Smith Jr.', 'Smith, John Jr.'],
  ['Hokusai', 'Hokusai'],
  ['Gilbert & George', 'Gilbert & George'],
  ['The Quay Studio', 'The Quay Studio'],
  ['Roth, Anselm', 'Roth, Anselm'],
  ['', ''],
])('%s is sorted as %s', ([name, sorted]) => {
  expect(only(name ?? '')).toBe(sorted);
});

test.for([
  ['Lin Shu-ho', '林澍禾', 'Lin, Shu-ho'],
  ['Shu-ho Lin', '林澍禾', 'Lin, Shu-ho'],
  ['Lin Mei', '林美', 'Lin, Mei'],
  ['Mei Lin', '林美', 'Lin, Mei'],
  ['Tsai Ming', '蔡明', 'Tsai, Ming'],
  ['Claude Monet', '莫內', 'Monet, Claude'],
  ['Vincent van Gogh', '梵谷', 'van Gogh, Vincent'],
  ['Kaito Morishige', '森重海斗', 'Morishige, Kaito'],
  ['Ezra Quill', '以斯拉・奎爾', 'Quill, Ezra'],
])('%s, %s, is sorted as %s', ([name = '', zh = '', sorted]) => {
  expect(only(name, zh)).toBe(sorted);
});

test('a name in Chinese characters is left as it is', () => {
  expect(familyFirst('林澍禾', { en: 'Lin Shu-ho', 'zh-Hant': '林澍禾', 'zh-Hans': '林澍禾' })).toBe('林澍禾');
});

test('a transliterated name is sorted by its last part', () => {
  const name = { en: 'Ezra Quill', 'zh-Hant': '以斯拉・奎爾', 'zh-Hans': '以斯拉·奎尔' };
  expect(familyFirst(name['zh-Hant'], name)).toBe('奎爾・以斯拉');
  expect(familyFirst(name['zh-Hans'], name)).toBe('奎尔・以斯拉');
});

test('two people whose names are joined like one are sorted as written', () => {
  const name = { en: 'Lin Shu-ho & Tsai Ming', 'zh-Hant': '林澍禾・蔡明', 'zh-Hans': '林澍禾·蔡明' };
  expect(familyFirst(name['zh-Hant'], name)).toBe('林澍禾・蔡明');
  expect(familyFirst(name['zh-Hans'], name)).toBe('林澍禾·蔡明');
});
