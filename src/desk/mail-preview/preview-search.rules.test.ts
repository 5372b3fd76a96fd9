import { expect, test } from 'vitest';
import { readPreviewSearch } from './preview-search.rules.ts';

test('the address says which mail is looked at, and nothing it should not', () => {
  expect(readPreviewSearch({ kind: 'paid', lang: 'zh-Hant', about: 12, width: 'phone' })).toEqual({
    kind: 'paid',
    lang: 'zh-Hant',
    about: '12',
    width: 'phone',
  });
  expect(readPreviewSearch({ kind: '../x', lang: 'fr', about: '', width: 'wide' })).toEqual({});
});
