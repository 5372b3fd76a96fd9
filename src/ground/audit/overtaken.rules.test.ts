import { expect, test } from 'vitest';
import { editorOf, toldFacts } from './overtaken.rules.ts';

test('a text is told in the languages in which it was changed', () => {
  const title = { en: 'Poppies', 'zh-Hant': '罌粟', 'zh-Hans': '罂粟' };

  expect(toldFacts({ title }, { title: { ...title, en: 'Red poppies', 'zh-Hans': '' } })).toEqual([
    { fact: 'title', lang: 'en', values: { before: 'Poppies', after: 'Red poppies' } },
    { fact: 'title', lang: 'zh-Hans', values: { before: '罂粟', after: '—' } },
  ]);
});

test('a text that was not there before is told as well', () => {
  const alt = { en: 'A field', 'zh-Hant': '', 'zh-Hans': '' };

  expect(toldFacts({ alt: null }, { alt })).toEqual([
    { fact: 'alt', lang: 'en', values: { before: '—', after: 'A field' } },
  ]);
});

test('a fact of one language is told with the language', () => {
  expect(toldFacts({ 'question zh-Hant': '多久？' }, { 'question zh-Hant': '要多久？' })).toEqual([
    { fact: 'question', lang: 'zh-Hant', values: { before: '多久？', after: '要多久？' } },
  ]);
});

test('long texts, lists and words of the data are only named', () => {
  const before = { status: 'draft', blocks: [], summary: 'a '.repeat(60), hidden: false, year: 1990 };
  const after = { status: 'published', blocks: [{}], summary: 'b '.repeat(60), hidden: true, year: 1991 };

  expect(toldFacts(before, after)).toEqual([
    { fact: 'status' },
    { fact: 'blocks' },
    { fact: 'summary' },
    { fact: 'hidden' },
    { fact: 'year', values: { before: '1990', after: '1991' } },
  ]);
});

test('who was overtaken may ask about what they may edit', () => {
  expect(editorOf('article', '7')).toBe('editor');
  expect(editorOf('setting', 'delivery')).toBe('finance');
  expect(editorOf('setting', 'bank')).toBe('admin');
});
