import { expect, test } from 'vitest';
import { languagesMissing, partsMissing } from './missing.rules.ts';

const complete = { en: 'Ink', 'zh-Hant': '墨', 'zh-Hans': '墨' };

test('a text lacks a language that is empty or not there at all', () => {
  expect(languagesMissing(complete)).toEqual([]);
  expect(languagesMissing({ en: 'Ink', 'zh-Hant': '' })).toEqual(['zh-Hant', 'zh-Hans']);
});

test('texts inside blocks are checked one by one, and reported together', () => {
  const blocks = [
    { kind: 'paragraph', text: { ...complete, en: '' } },
    { kind: 'list', items: [complete, { ...complete, 'zh-Hans': '' }] },
    { kind: 'work', item_id: 3 },
  ];
  expect(partsMissing({ title: complete, blocks })).toEqual([{ part: 'blocks', langs: ['en', 'zh-Hans'] }]);
});

test('what a thing has not is not missing', () => {
  expect(partsMissing({ exhibition_where: null, title: complete })).toEqual([]);
});
