import { expect, test } from 'vitest';
import { languagesMissing, partsMissing } from './missing.rules.ts';

const whole = { en: 'Ink', 'zh-Hant': '墨', 'zh-Hans': '墨' };

test('a text lacks a language that is empty or not there at all', () => {
  expect(languagesMissing(whole)).toEqual([]);
  expect(languagesMissing({ en: 'Ink', 'zh-Hant': '' })).toEqual(['zh-Hant', 'zh-Hans']);
});

test('texts inside blocks are looked at one by one, and told together', () => {
  const blocks = [
    { kind: 'paragraph', text: { ...whole, en: '' } },
    { kind: 'list', items: [whole, { ...whole, 'zh-Hans': '' }] },
    { kind: 'work', item_id: 3 },
  ];
  expect(partsMissing({ title: whole, blocks })).toEqual([{ part: 'blocks', langs: ['en', 'zh-Hans'] }]);
});

test('what a thing has not is not missing', () => {
  expect(partsMissing({ exhibition_where: null, title: whole })).toEqual([]);
});
